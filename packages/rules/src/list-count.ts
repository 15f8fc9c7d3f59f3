/** So many rows at most a list of the console finds, counts and sorts. It is read on behind them, so that a file has all. */
export const COUNTED_MOST = 10_000;
