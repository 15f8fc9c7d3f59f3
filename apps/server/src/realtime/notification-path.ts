/** The kinds that lead elsewhere than others of their topic. */
const OF_KIND: readonly [beginning: string, path: string][] = [
  ['cash_in', '/cashin-history'],
  ['cash_out', '/cashout-history'],
  ['adjusted', '/statement'],
  ['points', '/point'],
];

const OF_TOPIC: Record<string, string> = {
  win: '/betslip',
  level: '/level-two',
  reward: '/promotion',
  result: '/win-number',
  support: '/conversations',
};

/** The screen of the player app where what a player was told can be seen; null for what says all itself. */
export function notificationPath({ kind, topic }: { kind: string; topic: string }): string | null {
  return OF_KIND.find(([beginning]) => kind.startsWith(beginning))?.[1] ?? OF_TOPIC[topic] ?? null;
}
