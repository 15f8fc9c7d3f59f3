import { numberOf } from '../../../apps/server/src/lottery/announce.ts';
import type { Feed, WaitingDraw } from '../../../apps/server/src/lottery/feeds/feed.ts';
import { replay } from '../../../apps/server/src/lottery/feeds/replay.ts';
import { replayCrypto } from '../../../apps/server/src/lottery/feeds/replay-crypto.ts';
import { replayGlo } from '../../../apps/server/src/lottery/feeds/replay-glo.ts';
import { diceOf } from '../../../apps/server/test/dice.ts';
import { addDays, yangonInstant } from '../../../packages/rules/src/index.ts';

const HOUR_MS = 3_600_000;
/** In a thousand draws. */
const FAULTS = { late: 40, absent: 30, rival: 30, wrong: 15 } as const;
type Fault = keyof typeof FAULTS;
const FAULT_OF = (Object.keys(FAULTS) as Fault[]).flatMap((it) => Array<Fault>(FAULTS[it]).fill(it));
/** The lotteries that have feeds of their own. */
export type Fed = '2D' | 'C2D' | '3D';
/** What feeds say of one draw: the number of the trusted feed and when it tells it, what another tells before it, and which number is the right one. */
export type FeedPlan = { fault: Fault | null; right: string; told: string | null; told_ms: number; rival: string | null };

const MAKERS = { '2D': replay, C2D: replayCrypto, '3D': replayGlo } as const;
/** The feed of which nobody knows whether it is right. */
const RIVAL = 'rival';

/** What the feeds of a seed say of every draw there will ever be, with their faults: late, absent, two that disagree, and one that is wrong. */
export class FeedPlans {
  private readonly seed: number;
  private readonly feeds = { '2D': replay(), C2D: replayCrypto(), '3D': replayGlo() } as const;
  private readonly plans = new Map<string, Promise<FeedPlan>>();

  constructor(seed: number) {
    this.seed = seed;
  }

  of(lottery: Fed, day: string, section: string): Promise<FeedPlan> {
    const key = `${lottery} ${day} ${section}`;
    const known = this.plans.get(key) ?? this.make(lottery, day, section, key);
    this.plans.set(key, known);
    return known;
  }

  private async make(lottery: Fed, day: string, section: string, key: string): Promise<FeedPlan> {
    const right = await this.recorded(lottery, day, section);
    const dice = diceOf(hashOf(`${this.seed} ${key}`));
    const others = await Promise.all([7, 14, 21, 28].map((days) => this.recorded(lottery, addDays(day, days), section)));
    const other = others.find((it) => it !== null && it !== right) ?? null;
    const at = yangonInstant(day, section).getTime();
    if (right === null) return { fault: 'absent', right: '0'.repeat(lottery === '3D' ? 3 : 2), told: null, told_ms: 0, rival: null };
    const fault = FAULT_OF[dice.below(1000)] ?? null;
    const plain = { fault, right, told: right, told_ms: at, rival: null };
    if (fault === 'late') return { ...plain, told_ms: at + dice.of([1, 3, 20, 30]) * HOUR_MS };
    if (fault === 'absent') return { ...plain, told: null };
    if (fault === 'rival' && other !== null) return { ...plain, rival: other };
    if (fault === 'wrong' && other !== null) return { ...plain, told: other };
    return { ...plain, fault: null };
  }

  /** The number that was recorded for a draw; null where there is none. */
  private async recorded(lottery: Fed, day: string, section: string): Promise<string | null> {
    const result = await this.resultOf(lottery, { day, section });
    return result && numberOf(lottery, result);
  }

  private async resultOf(lottery: Fed, draw: WaitingDraw) {
    const { results } = await this.feeds[lottery].read({ now: yangonInstant(draw.day, draw.section), waiting: [draw] });
    return results[0] ?? null;
  }

  /** A result that comes to a number, as the feed would write it for this draw. */
  private async resultFor(lottery: Fed, draw: WaitingDraw, number: string) {
    for (const days of [0, 7, 14, 21, 28]) {
      const result = await this.resultOf(lottery, { ...draw, day: addDays(draw.day, days) });
      if (result === null || numberOf(lottery, result) !== number) continue;
      return [{ ...result, day: draw.day, section: draw.section, source_at: yangonInstant(draw.day, draw.section) }];
    }
    return [];
  }

  /** One that nobody trusts, and the trusted feed of a lottery, in the order in which they tell. */
  feedsOf(lottery: Fed): Feed[] {
    const plain = MAKERS[lottery]() as Feed;
    const telling = (name: string, tellOf: (plan: FeedPlan, now_ms: number) => string | null): Feed => ({
      ...plain,
      name,
      market: name === plain.name ? plain.market : `${plain.market} ${name}`,
      read: async ({ now, waiting }) => {
        const results = await Promise.all(
          waiting.map(async (draw) => {
            const number = tellOf(await this.of(lottery, draw.day, draw.section), now.getTime());
            return number === null ? [] : this.resultFor(lottery, draw, number);
          }),
        );
        return { message: null, live: null, results: results.flat(), notes: [] };
      },
    });
    return [telling(RIVAL, ({ rival }) => rival), telling(plain.name, ({ told, told_ms }, now_ms) => (told_ms <= now_ms ? told : null))];
  }
}

/** A number of a text that is the same every time (FNV-1a). */
function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  return hash;
}
