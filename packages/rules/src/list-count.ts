/** So many rows at most a list of the console finds, counts and sorts. It is read on behind them, so that a file has all. */
export const COUNTED_MOST = 10_000;
/** So many requests of a queue one call takes for an operator: as many as a page of a queue has. */
export const CLAIMED_AT_ONCE = 50;
/** A statement's file has so many lines at most: the newest. */
export const STATEMENT_FILE_LINES = 20_000;
