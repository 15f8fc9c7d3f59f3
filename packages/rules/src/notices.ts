/** What a player may choose to be told of, in the order in which it is shown. */
export const TOLD_TOPICS = ['win', 'cash', 'level', 'reward', 'result', 'support', 'house'] as const;
export type ToldTopic = (typeof TOLD_TOPICS)[number];

/** What a player who chose nothing is told of: all but results, of which there are many a day. */
export function isToldAtFirst(topic: ToldTopic): boolean {
  return topic !== 'result';
}

/** So many phones and browsers of a player take pushes; the oldest makes room. */
export const PUSH_DEVICES_MOST = 20;
