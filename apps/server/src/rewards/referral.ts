import type { referral } from '@shwekan/contract';
import { addDays, dayShown, kyatWire, maskName, PYA_PER_KYAT, sectionLabel, yangonDay } from '@shwekan/rules';
import {
  type GameEarningsOfResult,
  gameEarningsOf,
  insertClaim,
  type LotteryEarningsOfResult,
  lotteryEarningsOf,
  sumGameEarnings,
  sumLotteryEarnings,
} from '#queries/rewards/referral.ts';
import { referralClaimed } from '../ledger/entries.ts';
import { lockPurses, post } from '../ledger/ledger.ts';
import type { Tx } from '../platform/db.ts';
import { once } from '../platform/idempotency.ts';
import { historyDays, readPage } from '../platform/lists.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import { refuseMaintained } from '../platform/stop/stop.ts';
import type { World } from '../platform/world.ts';

/** What friends earned the player between two Yangon days, of one kind, newest first: of lotteries by the slip, of games by the week that was netted. */
export async function listReferrals(world: World, { who, query }: Call<typeof referral.history>) {
  const { instants } = await historyDays(world.db, query);
  const filter = { player_id: who.player_id, ...instants };
  const is_game = query.type === 'game';
  const of_lottery = { ...filter, lottery: query.type };
  const { rows, next } = is_game
    ? await readPage(world.db, gameEarningsOf, filter, query)
    : await readPage(world.db, lotteryEarningsOf, of_lottery, query);
  const data = rows.map((it) => ({ ...('day' in it ? ofDraw(it) : ofWeek(it)), amount: kyatWire(it.amount_pya) }));
  if (query.cursor !== undefined) return { total_amount: null, data, next };
  const [sum] = is_game ? await sumGameEarnings.run(filter, world.db) : await sumLotteryEarnings.run(of_lottery, world.db);
  return { total_amount: kyatWire(sum?.total_pya ?? 0), data, next };
}

function ofDraw({ name, day, section }: LotteryEarningsOfResult) {
  return { name: maskName(name), date: day, section: sectionLabel(section.slice(0, 5)) };
}

/** A week is of all friends, on the day on which it was given, under its own days. */
function ofWeek({ week_start, at }: GameEarningsOfResult) {
  const [first, last] = [week_start, addDays(week_start, 6)].map((day) => dayShown(day).slice(0, 5));
  return { name: '', date: yangonDay(at), section: `${first} – ${last}` };
}

/**
 * Empties the referral purse, which holds what was netted of weeks that are over: whole kyat to the main purse, the fraction back to the house. However often it is pressed, what is
 * in the purse is taken once. Refuses `no_referral_amount` for less than a kyat.
 */
export async function claimGameReferral(world: World, call: Call<typeof referral.claim>) {
  const { player_id } = call.who;
  const given = await world.db.transaction((tx) => once(tx, call.once, () => claim(tx, player_id)));
  if (given.replayed) call.markReplayed();
  return given.reply;
}

async function claim(tx: Tx, player_id: number) {
  await refuseMaintained(tx);
  // By id ascending, as post() locks them: main was opened before referral.
  const [main] = await lockPurses(tx, [player_id], 'main');
  const [referral] = await lockPurses(tx, [player_id], 'referral');
  if (!main || !referral) throw new Error(`player ${player_id} has no purses`);
  if (referral.balance < PYA_PER_KYAT) throw new Refusal('no_referral_amount');
  const fraction_pya = referral.balance % PYA_PER_KYAT;
  const amount_pya = referral.balance - fraction_pya;
  const main_after_pya = main.balance + amount_pya;
  const [inserted] = await insertClaim.run({ player_id, amount_pya, fraction_pya, main_after_pya }, tx);
  if (!inserted) throw new Error('a claim was not written');
  const purses = { main_purse: main.purse_id, referral_purse: referral.purse_id };
  await post(tx, [referralClaimed({ claim_id: inserted.id, ...purses, amount_pya, fraction_pya })]);
  return { balance: kyatWire(main_after_pya), game_refer_amt: kyatWire(0), claimed: kyatWire(amount_pya) };
}
