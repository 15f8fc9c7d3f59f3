import { setTimeout as wait } from 'node:timers/promises';
import { DAY, type House } from './house.ts';
import type { Play } from './model.ts';
import { giveNumber } from './play.ts';

/** A draw of a proof's day, and the number that its operators say. */
export type HeldDraw = { section: string; at: string; number: number };

/** The draws of a proof's day. */
export const DRAWS: readonly [HeldDraw, HeldDraw, HeldDraw, HeldDraw] = [
  { section: '11:00 AM', at: '11:00', number: 7 },
  { section: '12:01 PM', at: '12:01', number: 13 },
  { section: '03:00 PM', at: '15:00', number: 50 },
  { section: '04:30 PM', at: '16:30', number: 99 },
];
const SETTLE_PATIENCE_MS = 300_000;

/** `count`: how many operations are acknowledged by the end of the day. */
type Holding = { next: { draw: number }; seed: number; count: number };

/** The sections that bets are for while a draw is next: it, and the one after it. */
export function sectionsNear(next: { draw: number }): string[] {
  return DRAWS.slice(Math.min(next.draw, DRAWS.length - 1), next.draw + 2).map((it) => it.section);
}

/** Holds the day's draws one after the other while the play goes on; `next` says at which it is. */
export async function holdDraws(house: House, play: Play, { next, seed, count }: Holding): Promise<void> {
  for (const n of DRAWS.keys()) {
    while (play.acknowledged.length < (count * (n + 0.8)) / DRAWS.length && play.faults.length === 0) await wait(50);
    if (play.faults.length > 0) return;
    await holdNext(house, play, { next, seed });
  }
}

/** Closes the day's next draw, gives it its number and waits until it is settled. */
export async function holdNext(house: House, play: Play, { next, seed }: Omit<Holding, 'count'>): Promise<void> {
  const n = next.draw;
  const { section, at, number } = DRAWS[n] as HeldDraw;
  next.draw = n + 1;
  const draw = await asked(() => drawOf(house, section));
  await asked(() => house.moveClock(`${DAY}T${at}:30+06:30`));
  if (play.faults.length > 0) return;
  await giveNumber(house, play, { draw_id: draw.id, number: String(number).padStart(2, '0'), seed: seed + n });
  const began = performance.now();
  while (!(await asked(() => drawOf(house, section))).isSettled) {
    if (performance.now() - began > SETTLE_PATIENCE_MS) throw new Error(`the draw at ${section} was not settled (seed ${seed})`);
    await wait(100);
  }
}

type PlayedDraw = { id: number; odds_hundredths: number; isClosed: boolean; isSettled: boolean };

/** A 2D draw of the day as it stands; closed is one whose book is sealed. */
export async function drawOf({ database }: House, section: string): Promise<PlayedDraw> {
  const at = DRAWS.find((it) => it.section === section)?.at;
  const { rows } = await database.owner.query(
    `select d.id, d.odds_hundredths, d.sealed_at is not null as closed, d.settled_at is not null as settled from draw d join lottery l on l.id = d.lottery_id
     where l.code = '2D' and d.day = $1 and d.section = $2::time`,
    [DAY, at],
  );
  if (rows[0] === undefined) throw new Error(`there is no draw at ${section}`);
  const { id, odds_hundredths, closed, settled } = rows[0];
  return { id: Number(id), odds_hundredths, isClosed: closed, isSettled: settled };
}

/** Asks a database that may be gone until it answers. */
export async function asked<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() - began > 60_000) throw error;
      await wait(100);
    }
  }
}

/** Gives the model what the acknowledged bets of the draws have won, worked out from their lines. Answers how much, in pya. */
export async function payModel(house: House, play: Play, held: readonly HeldDraw[] = DRAWS): Promise<number> {
  let paid_pya = 0;
  for (const { section, number } of held) {
    const { odds_hundredths } = await drawOf(house, section);
    for (const { player_id, bet } of play.acknowledged) {
      if (bet?.section !== section) continue;
      for (const line of bet.lines) {
        if (line.number !== number) continue;
        const payout_pya = (line.stake_pya * odds_hundredths) / 100;
        play.main.set(player_id, (play.main.get(player_id) ?? 0) + payout_pya);
        paid_pya += payout_pya;
      }
    }
  }
  return paid_pya;
}
