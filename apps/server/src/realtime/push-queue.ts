import { announceResults, queuePushes } from '#queries/realtime/push-queue.ts';
import type { FactReader } from '../platform/fact-reader.ts';

/** What is older is no news. */
const NEWS_S = 86_400;

/** Puts a push for each device of who was told something into the outbox, and results before those who asked for them. */
export const pushReader: FactReader = {
  name: 'push',
  kinds: ['notification', 'result'],
  async take(tx, facts) {
    const news = facts.filter((it) => it.age_s < NEWS_S);
    const ids = news.filter((it) => it.kind === 'notification').map((it) => Number(it.data['id']));
    // A result without a number was taken back.
    const results = news.filter((it) => it.kind === 'result' && it.data['number'] !== '').map((it) => it.data);
    if (ids.length > 0) await queuePushes.run({ ids }, tx);
    if (results.length > 0) await announceResults.run({ datas: results.map((it) => JSON.stringify(it)) }, tx);
  },
};
