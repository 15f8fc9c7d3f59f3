import type { Config } from './settings.ts';

/** What this process last heard of somebody outside: when they answered, and when and how they last failed to. The machine's clock. */
export type Contact = { answered_ms: number | null; failed_ms: number | null; error: string | null };

const NOTHING: Contact = { answered_ms: null, failed_ms: null, error: null };
/** By the settings of a process: its worlds have those in common. */
const heard = new WeakMap<Config, Map<string, Contact>>();

/** Notes that somebody outside answered (`error` null), or did not. Kept in memory, for the owner's page. */
export function noteContact({ config }: { config: Config }, name: string, error: string | null): void {
  const names = heard.get(config) ?? new Map<string, Contact>();
  heard.set(config, names);
  const last = names.get(name) ?? NOTHING;
  names.set(name, error === null ? { ...last, answered_ms: Date.now() } : { ...last, failed_ms: Date.now(), error });
}

/** What was noted. */
export function contactOf(config: Config, name: string): Contact {
  return heard.get(config)?.get(name) ?? NOTHING;
}
