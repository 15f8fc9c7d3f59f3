import type { World } from '../platform/world.ts';

/** The name of a log that was never signed: where players find the house. From its first checkpoint on the log keeps its name. */
export function originOf({ config }: World): string {
  return `${new URL(config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).host}/log`;
}
