import type { World } from '../platform/world.ts';

/** The name of a log that was never signed: where players find the house, whatever the port. From its first checkpoint on the log keeps its name. */
export function originOf({ config }: World): string {
  return `${config.PUBLIC_URL === undefined ? 'localhost' : new URL(config.PUBLIC_URL).host}/log`;
}
