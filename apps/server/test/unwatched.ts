/** For a door of a test's own that nobody balances or writes a log of. */
export const unwatched = { health: { roles: [], whyNotReady: async () => null }, hear: () => {} };
