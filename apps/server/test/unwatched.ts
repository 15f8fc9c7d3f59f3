/** For a door of a test's own that nobody balances or writes a log of. */
export const unwatched = { health: { whyNotReady: async () => null }, hear: () => {} };
