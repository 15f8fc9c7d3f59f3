/** The server draws the first screen with these same modules, and has no window. */
export const inBrowser = typeof addEventListener === 'function';

/** Hears an event of the window from now on. Does nothing where the server draws. */
export function onWindow(type: string, listener: (event: Event) => void): void {
  if (inBrowser) addEventListener(type, listener);
}
