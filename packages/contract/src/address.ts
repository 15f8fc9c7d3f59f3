// Where a call is asked. Imports nothing: browsers load it, and none of the contract's shapes.

/** What fills a call's address: a word for each `:name` of its path, and its query. */
export type AddressParts = { params?: Record<string, unknown> | undefined; query?: Record<string, unknown> | undefined };

/** The two doors of a server. */
export type Doors = { player_url: string; console_url: string };

/** Method and path of a call, by its name: `POST /api/user/login`. */
export function callOf(name: string): { method: string; path: string } {
  const [method = '', path = ''] = name.split(' ');
  return { method, path };
}

/** Whether a call is answered at the console's door; the others are at the players'. */
export function isForConsole({ path }: { path: string }): boolean {
  return path.startsWith('/api/console/');
}

/** The door of a server at which a call is answered. */
export function doorFor(call: { path: string }, { player_url, console_url }: Doors): string {
  return isForConsole(call) ? console_url : player_url;
}

/** The path and query at which a call is asked, at its door. A query's field that is undefined or empty asks for nothing and is left out. */
export function addressOf({ path }: { path: string }, { params, query }: AddressParts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name] ?? '')));
  const fields = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '');
  return fields.length === 0 ? filled : `${filled}?${new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))}`;
}
