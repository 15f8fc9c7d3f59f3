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

type NotificationRow = { kind: string; topic: string; data: unknown };

/**
 * The screen of the player app where what a player was told can be seen; null for what says all itself. Screens of all lotteries show the
 * one that it was told of.
 */
export function notificationPath({ kind, topic, data }: NotificationRow): string | null {
  const path = OF_KIND.find(([beginning]) => kind.startsWith(beginning))?.[1] ?? OF_TOPIC[topic] ?? null;
  const { lottery } = data as { lottery?: string };
  return path === null || lottery === undefined ? path : `${path}?lottery=${lottery}`;
}
