import { confirmWaiting } from './deeds.ts';
import type { Door } from './door.ts';
import { DEMO_LOTTERIES } from './house.ts';

/** Opens the lotteries, each once: a new house has none that takes bets. The feeds that one operator trusts another confirms. */
export async function openLotteries(door: Door, token: string, second: string): Promise<void> {
  for (const { code, trusted_feed } of DEMO_LOTTERIES) {
    const params = { lottery: code };
    const { data } = await door.must<{ data: { is_open: boolean } }>('GET /api/console/lotteries/:lottery', { token, params });
    if (data.is_open) continue;
    await door.must('POST /api/console/lotteries/:lottery', { token, params, body: { is_open: true, trusted_feed } });
  }
  await confirmWaiting(door, second);
}
