import { addDays, mondayOf, referralDue } from '@shwekan/rules';
import {
  dueReferralWeek,
  endReferralWeek,
  lockReferralWeek,
  markReferralWeek,
  nextReferrers,
  startReferralWeek,
  writeReferralWeeks,
} from '#queries/rewards/referral-weeks.ts';
import { gameReferral } from '../ledger/entries.ts';
import { post } from '../ledger/ledger.ts';
import { readToday } from '../platform/clock.ts';
import type { Tx } from '../platform/db.ts';
import { holdReader } from '../platform/fact-reader.ts';
import { tell } from '../platform/facts.ts';
import type { World } from '../platform/world.ts';

/** Referrers that one transaction pays. */
const CHUNK_REFERRERS = 200;

/**
 * Nets what friends' games earned up to the last Monday 00:00 of Yangon, per referrer over all friends and all weeks, and brings each
 * referral purse to what is due: what friends won is taken off, also below zero, and nothing is due beyond the referral's share of
 * what the games keep. Safe to run twice, by many processes, and to stop half way: a week of a referrer is one row for ever, and one that was left half done is
 * done before the next.
 */
export async function payReferralWeeks(world: World): Promise<void> {
  const last_week = addDays(mondayOf(await readToday(world.db)), -7);
  for (;;) {
    const [due] = await dueReferralWeek.run({ last_week }, world.db);
    if (due === undefined) return;
    let goes_on = true;
    while (goes_on) goes_on = await world.db.transaction((tx) => payChunk(tx, due.week_start));
  }
}

/** Pays the next referrers; false when the week is done. */
async function payChunk(tx: Tx, week_start: string): Promise<boolean> {
  // While wagers are counted nothing is netted: what is written from here on belongs to the next week.
  await holdReader(tx, 'rewards');
  await startReferralWeek.run({ week_start }, tx);
  const [run] = await lockReferralWeek.run({ week_start }, tx);
  if (run === undefined) return false;
  const referrers = await nextReferrers.run({ week_start, after: run.paid_to, most: CHUNK_REFERRERS }, tx);
  const last = referrers.at(-1);
  if (last === undefined) {
    await endReferralWeek.run({ week_start }, tx);
    return false;
  }
  const purses = new Map(referrers.map((it) => [it.referrer_id, it.referral_purse]));
  const rows = referrers.map(({ referrer_id, earned_pya, most_pya, earned_before_pya, most_before_pya, given_before_pya }) => {
    const earned_total_pya = earned_before_pya + earned_pya;
    const most_total_pya = most_before_pya + most_pya;
    const amount_pya = referralDue({ earned_pya: earned_total_pya, most_pya: most_total_pya }) - given_before_pya;
    return { referrer_id, earned_pya, most_pya, earned_total_pya, most_total_pya, given_before_pya, amount_pya };
  });
  const written = await writeReferralWeeks.run({ week_start, rows: JSON.stringify(rows) }, tx);
  const paid = written.filter((it) => it.amount_pya !== 0);
  await post(
    tx,
    paid.map(({ id: week_id, referrer_id, amount_pya }) =>
      gameReferral({ week_id, referral_purse: purses.get(referrer_id) ?? 0, amount_pya }),
    ),
  );
  await tell(tx, ...paid.map(({ referrer_id: player_id }) => ({ kind: 'changed' as const, player_id, data: { what: 'profile' } })));
  await markReferralWeek.run({ week_start, paid_to: last.referrer_id }, tx);
  return true;
}
