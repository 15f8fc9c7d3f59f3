import type { changeLottery, changeSection } from '@shwekan/contract';
import { feedsOf, kyatWire, type LotteryCode, lotteryOf, ODDS_HUNDREDTHS_PER_ONE, sectionLabel } from '@shwekan/rules';
import { auditRow } from '../platform/audit-row.ts';
import type { Queryable, Tx } from '../platform/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { readClock } from './calendar.queries.ts';
import { keepDraws } from './calendar.ts';
import {
  closeDrawsEarlier,
  type LotterySettingsResult,
  limitDraws,
  lockLottery,
  lockOpenDraws,
  lockSection,
  lotterySettings,
  offDaysOfLottery,
  queueForOpenDraws,
  type SectionsOfLotteryResult,
  sectionsOfLottery,
  writeLottery,
  writeSection,
} from './settings.queries.ts';

/** A lottery with its sections and off days, as an operator sees it. */
export async function showSettings(world: World, code: LotteryCode) {
  const sections = await sectionsOfLottery.run({ code, section_id: null }, world.db);
  return {
    data: lotteryWire(world, await mustFind(world.db, code)),
    sections: sections.map(sectionWire),
    off_days: await offDaysOfLottery.run({ code }, world.db),
  };
}

/** Changes a lottery for draws that are not open yet; its limits count at once for those that are. Refuses `amount_not_valid`, and `feed_not_valid` for a feed of another lottery, or one that a house may not believe. */
export async function setLottery(world: World, call: Call<typeof changeLottery>) {
  const code = call.params.lottery;
  const { trusted_feed } = call.body;
  if (trusted_feed != null && !feedsOf(code, world.config.DEMO).includes(trusted_feed)) throw new Refusal('feed_not_valid');
  await world.db.transaction(async (tx) => {
    await lockLottery.run({ code }, tx);
    const before = await mustFind(tx, code);
    const after = withChanges(before, call.body);
    refuseLimits(after);
    await writeLottery.run(after, tx);
    const draws = await lockOpen(tx, before.id, null);
    await limitDraws.run({ draw_ids: draws.map((it) => it.id) }, tx);
    await auditRow(tx, { ...by(call), action: 'change_lottery', subject: `lottery:${code}`, before, after });
  });
  await keepDraws(world);
  return { data: lotteryWire(world, await mustFind(world.db, code)) };
}

function withChanges(before: LotterySettingsResult, body: Call<typeof changeLottery>['body']): LotterySettingsResult {
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
  };
}

function refuseLimits(it: LotterySettingsResult): void {
  if (it.stake_min_pya <= 0 || it.stake_step_pya <= 0 || it.stake_max_pya < it.stake_min_pya) throw new Refusal('amount_not_valid');
}

/** Changes a section for draws that are not open yet; closing earlier counts at once for those that are. Refuses `time_not_valid`. */
export async function setSection(world: World, call: Call<typeof changeSection>) {
  const section_id = call.params.id;
  await world.db.transaction(async (tx) => {
    const [section] = await lockSection.run({ section_id }, tx);
    const [before] = await sectionsOfLottery.run({ code: null, section_id }, tx);
    if (section === undefined || before === undefined) throw new Refusal('not_found');
    const { is_open, close_before_minutes, odd } = call.body;
    // The bid is there for all to see: betting on it closes before its draw.
    const is_seen = lotteryOf(before.code as LotteryCode).source === 'btc_bid';
    if (is_seen && close_before_minutes === 0) throw new Refusal('time_not_valid');
    const after = {
      is_open: is_open ?? before.is_open,
      close_before_minutes: close_before_minutes ?? before.close_before_minutes,
      odds_hundredths: odd === undefined ? before.odds_hundredths : (hundredthsOf(odd) ?? null),
    };
    await writeSection.run({ section_id, ...after }, tx);
    const draws = await lockOpen(tx, section.lottery_id, section_id);
    // Read after the locks: no bet taken before them may lie after the new closing.
    const [clock] = await readClock.run(undefined, tx);
    const not_before = new Date((clock?.now.getTime() ?? 0) + 1);
    const earlier = { draw_ids: draws.map((it) => it.id), close_before_minutes: after.close_before_minutes, not_before };
    await closeDrawsEarlier.run(earlier, tx);
    await auditRow(tx, { ...by(call), action: 'change_section', subject: `section:${section_id}`, before, after });
  });
  await keepDraws(world);
  const [row] = await sectionsOfLottery.run({ code: null, section_id }, world.db);
  if (row === undefined) throw new Refusal('not_found');
  return { data: sectionWire(row) };
}

/** Locks the open draws of a lottery or section; a draw that opens meanwhile follows the configuration by itself. */
async function lockOpen(tx: Tx, lottery_id: number, section_id: number | null) {
  await queueForOpenDraws.run({ lottery_id, section_id }, tx);
  return lockOpenDraws.run({ lottery_id, section_id }, tx);
}

/** Who an audit row is of. */
export function by(call: { who: { operator_id: number }; address: string }) {
  return { operator_id: call.who.operator_id, address: call.address };
}

async function mustFind(db: Queryable, code: LotteryCode): Promise<LotterySettingsResult> {
  const [lottery] = await lotterySettings.run({ code }, db);
  if (lottery === undefined) throw new Refusal('not_found');
  return lottery;
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
