import { isDeepStrictEqual } from 'node:util';
import type { lotterySettings } from '@shwekan/contract';
import { feedsOf, kyatWire, type LotteryCode, lotteryOf, ODDS_HUNDREDTHS_PER_ONE, sectionLabel } from '@shwekan/rules';
import {
  type LotterySettingsResult,
  lockLottery,
  lockSection,
  offDaysOfLottery,
  lotterySettings as readLottery,
  type SectionsOfLotteryResult,
  sectionsOfLottery,
} from '#queries/lottery/settings.ts';
import { auditCall } from '../platform/audit-row.ts';
import type { Queryable } from '../platform/db.ts';
import { askDeed } from '../platform/deeds/ask.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { keepDraws } from './calendar.ts';
import { LotteryChange, lotteryDeed, sectionDeed } from './settings-deeds.ts';
import { putLottery, putSection } from './settings-put.ts';

/** A lottery with its sections and off days, as an operator sees it. */
export async function showSettings(world: World, code: LotteryCode) {
  const sections = await sectionsOfLottery.run({ code, section_id: null }, world.db);
  return {
    data: lotteryWire(world, await mustFind(world.db, code)),
    sections: sections.map(sectionWire),
    off_days: await offDaysOfLottery.run({ code }, world.db),
  };
}

/**
 * Changes the switches and stakes of a lottery: stakes count at once for draws that are open. Odds, cap, trusted feed and the payout from
 * which a feed's number needs a second person  and the stop-loss are asked for, and wait for one. Refuses `amount_not_valid`, and `feed_not_valid` for a feed of another lottery,
 * or one that a house may not believe.
 */
export async function setLottery(world: World, call: Call<typeof lotterySettings.changeLottery>) {
  const code = call.params.lottery;
  const { trusted_feed: feed } = call.body;
  if (feed != null && !feedsOf(code, world.config.DEMO).includes(feed)) throw new Refusal('feed_not_valid');
  const deed_id = await world.db.transaction(async (tx) => {
    await lockLottery.run({ code }, tx);
    const before = await mustFind(tx, code);
    const wanted = withChanges(before, call.body);
    const { odds_hundredths, tot_odds_hundredths, cap_pya, trusted_feed, result_second_above_pya, stop_loss_pya } = before;
    const after = { ...wanted, odds_hundredths, tot_odds_hundredths, cap_pya, trusted_feed, result_second_above_pya, stop_loss_pya };
    refuseLimits(wanted);
    const data = guardedOf(before, wanted);
    if (data === null || !isDeepStrictEqual(before, after)) {
      await putLottery(tx, after);
      await auditCall(tx, call, { action: 'change_lottery', subject: `lottery:${code}`, before, after });
    }
    return data && (await askDeed(tx, lotteryDeed, { data, who: call.who, address: call.address }));
  });
  await keepDraws(world);
  return { data: lotteryWire(world, await mustFind(world.db, code)), deed_id };
}

/** What two people change of a lottery, where it is wanted otherwise than it stands; null for nothing. */
function guardedOf(before: LotterySettingsResult, wanted: LotterySettingsResult) {
  const fields = ['odds_hundredths', 'tot_odds_hundredths', 'cap_pya', 'trusted_feed', 'result_second_above_pya', 'stop_loss_pya'] as const;
  const changes = fields.filter((it) => wanted[it] !== before[it]).map((it) => [it, wanted[it]]);
  return changes.length === 0 ? null : LotteryChange.parse({ code: before.code, ...Object.fromEntries(changes) });
}

function withChanges(before: LotterySettingsResult, body: Call<typeof lotterySettings.changeLottery>['body']): LotterySettingsResult {
  return {
    ...before,
    is_open: body.is_open ?? before.is_open,
    odds_hundredths: hundredthsOf(body.odd) ?? before.odds_hundredths,
    // A lottery without near wins has no odds for them.
    tot_odds_hundredths: before.tot_odds_hundredths === null ? null : (hundredthsOf(body.tot_odd) ?? before.tot_odds_hundredths),
    stake_min_pya: body.stake_min ?? before.stake_min_pya,
    stake_max_pya: body.stake_max ?? before.stake_max_pya,
    stake_step_pya: body.stake_step ?? before.stake_step_pya,
    cap_pya: body.cap ?? before.cap_pya,
    bet_next_day: body.bet_next_day ?? before.bet_next_day,
    trusted_feed: body.trusted_feed === undefined ? before.trusted_feed : body.trusted_feed,
    result_second_above_pya: body.result_second_above ?? before.result_second_above_pya,
    stop_loss_pya: body.stop_loss === undefined ? before.stop_loss_pya : body.stop_loss,
  };
}

function refuseLimits(it: LotterySettingsResult): void {
  if (it.stop_loss_pya === 0 || it.stake_min_pya <= 0 || it.stake_step_pya <= 0 || it.stake_max_pya < it.stake_min_pya)
    throw new Refusal('amount_not_valid');
}

/**
 * Opens or shuts a section. When its bets end and what it pays is asked for, and waits for a second person. Refuses `time_not_valid`.
 */
export async function setSection(world: World, call: Call<typeof lotterySettings.changeSection>) {
  const section_id = call.params.id;
  const deed_id = await world.db.transaction(async (tx) => {
    await lockSection.run({ section_id }, tx);
    const before = await mustFindSection(tx, section_id);
    const { is_open = before.is_open, close_before_minutes = before.close_before_minutes, odd } = call.body;
    // The bid is there for all to see: betting on it closes before its draw.
    const is_seen = lotteryOf(before.code as LotteryCode).source === 'btc_bid';
    if (is_seen && call.body.close_before_minutes === 0) throw new Refusal('time_not_valid');
    const odds_hundredths = odd === undefined ? before.odds_hundredths : (hundredthsOf(odd) ?? null);
    const data = {
      ...(close_before_minutes === before.close_before_minutes ? {} : { close_before_minutes }),
      ...(odds_hundredths === before.odds_hundredths ? {} : { odds_hundredths }),
    };
    const isAsking = Object.keys(data).length > 0;
    if (!isAsking || is_open !== before.is_open) {
      const after = { ...before, is_open };
      await putSection(tx, after);
      await auditCall(tx, call, { action: 'change_section', subject: `section:${section_id}`, before, after });
    }
    return isAsking ? await askDeed(tx, sectionDeed, { data: { section_id, ...data }, who: call.who, address: call.address }) : null;
  });
  await keepDraws(world);
  return { data: sectionWire(await mustFindSection(world.db, section_id)), deed_id };
}

async function mustFind(db: Queryable, code: LotteryCode): Promise<LotterySettingsResult> {
  const [lottery] = await readLottery.run({ code }, db);
  if (lottery === undefined) throw new Refusal('not_found');
  return lottery;
}

async function mustFindSection(db: Queryable, section_id: number): Promise<SectionsOfLotteryResult> {
  const [section] = await sectionsOfLottery.run({ code: null, section_id }, db);
  if (section === undefined) throw new Refusal('not_found');
  return section;
}

function hundredthsOf(odd: number | null | undefined): number | undefined {
  return odd == null ? undefined : Math.round(odd * ODDS_HUNDREDTHS_PER_ONE);
}

function lotteryWire(world: World, it: LotterySettingsResult) {
  return {
    code: it.code as LotteryCode,
    is_open: it.is_open,
    odd: it.odds_hundredths / ODDS_HUNDREDTHS_PER_ONE,
    tot_odd: it.tot_odds_hundredths === null ? null : it.tot_odds_hundredths / ODDS_HUNDREDTHS_PER_ONE,
    stake_min: kyatWire(it.stake_min_pya),
    stake_max: kyatWire(it.stake_max_pya),
    stake_step: kyatWire(it.stake_step_pya),
    cap: kyatWire(it.cap_pya),
    bet_next_day: it.bet_next_day,
    trusted_feed: it.trusted_feed,
    result_second_above: kyatWire(it.result_second_above_pya),
    stop_loss: it.stop_loss_pya === null ? null : kyatWire(it.stop_loss_pya),
    feeds: [...feedsOf(it.code as LotteryCode, world.config.DEMO)],
  };
}

function sectionWire(it: SectionsOfLotteryResult) {
  return {
    id: it.id,
    lottery: it.code as LotteryCode,
    section: sectionLabel(it.draws_at.slice(0, 5)),
    close_before_minutes: it.close_before_minutes,
    is_open: it.is_open,
    odd: (it.odds_hundredths ?? it.lottery_odds_hundredths) / ODDS_HUNDREDTHS_PER_ONE,
    has_own_odd: it.odds_hundredths !== null,
  };
}
