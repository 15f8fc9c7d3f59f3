/** What may fail without a word to the player: nothing they asked for is lost by it. */
type Quiet = 'push' | 'realtime' | 'broadcast';

/** Notes a failure that the player is not told of, where who looks for it finds it: in the browser's console. */
export function logFailure(of: Quiet, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification wants these failures logged, and only logged
  console.warn(`${of}:`, error);
}
