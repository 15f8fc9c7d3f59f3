/** Whom a house names as witnesses of its log, and how many of them it waits for. */
export type LogPolicy = {
  readonly log: { readonly key: string; readonly url: string };
  readonly witnesses: readonly { readonly name: string; readonly key: string; readonly url: string }[];
  readonly needed: number;
};

const SPACE = /[ \t]+/;

/** The policy of a log as a text (c2sp.org/tlog-policy): its witnesses are one group. */
export function writePolicy({ log, witnesses, needed }: LogPolicy): string {
  const named = witnesses.map(({ name, key, url }) => `witness ${name} ${key} ${url}\n`).join('');
  const group = `group outside ${needed} ${witnesses.map((it) => it.name).join(' ')}\nquorum outside\n`;
  return `log ${log.key} ${log.url}\n${named}${witnesses.length === 0 ? 'quorum none\n' : group}`;
}

/** The keys of the witnesses that a policy names, in their text form and unread. How many of them are enough is for its reader to say. */
export function witnessKeysIn(policy: string): string[] {
  const lines = policy.split('\n').map((line) => line.trim().split(SPACE));
  return lines.flatMap(([word, , key]) => (word === 'witness' && key !== undefined ? [key] : []));
}
