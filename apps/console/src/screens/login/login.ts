const OURS = /^\/(?![/\\])/;

/** `to` is the page to return to: always one of ours, never another address. Read by hand: what reads shapes comes with the first page. */
export function loginSearch({ to }: { to?: unknown }): { to?: string } {
  return typeof to === 'string' && OURS.test(to) ? { to } : {};
}
