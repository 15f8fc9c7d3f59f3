import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the servers of one database have the key of its log. */
export function keyDirOf(database_url: string): string {
  return join(tmpdir(), `shwekan-log-${new URL(database_url).pathname.slice(1)}`);
}
