import {
  type AlarmStep,
  alarmOf,
  allNumbers,
  type Digits,
  type Exposure,
  exposureOf,
  kyatWire,
  type LotteryCode,
  layOffStakes,
  lotteryOf,
  numberText,
  type Stakes,
  sectionLabel,
  stakedNear,
  worstTogether,
  wouldPayPya,
  yangonStamp,
} from '@shwekan/rules';
import {
  type ExposedDrawsResult,
  type ExposedNumbersResult,
  exposedDraws,
  exposedNumbers,
  exposedSales,
} from '#queries/lottery/exposure.ts';
import { raiseAlerts } from '../platform/alerts.ts';
import type { Queryable } from '../platform/db.ts';
import type { World } from '../platform/world.ts';
import { exposedRefs } from './result-alerts.ts';

type Exposed = { draw: ExposedDrawsResult; rows: ExposedNumbersResult[]; stakes: Stakes; exposure: Exposure; alarm: AlarmStep | null };

/** All draws that have opened and have no result, on one board. */
export async function showBoard(world: World) {
  const draws = await readExposed(world.db, await exposedDraws.run(undefined, world.db));
  return { data: draws.map(drawWire), together: draws.flatMap((it) => pairsOf(it, draws)) };
}

/** Raises an alert for each step of its stop-loss that a draw's worst case comes to, once. Safe to run twice, by many processes. */
export async function raiseExposed(world: World): Promise<void> {
  const limited = (await exposedDraws.run(undefined, world.db)).filter((it) => it.stop_loss_pya !== null);
  // A house that set none pays for a look.
  if (limited.length === 0) return;
  const near = (await readExposed(world.db, limited)).filter((it) => it.alarm !== null);
  const alerts = near.map(({ draw, exposure, alarm }) => ({
    ref: `${exposedRefs(draw)}${draw.stop_loss_pya}:${alarm}`,
    kind: 'stop_loss_near' as const,
    data: {
      lottery: draw.code,
      draw_id: draw.id,
      day: draw.day,
      section: draw.section,
      percent: alarm,
      number: exposure.net_worst.number,
      loss_pya: exposure.net_loss_pya,
      stop_loss_pya: draw.stop_loss_pya,
    },
  }));
  await raiseAlerts(world.db, alerts);
}

async function readExposed(db: Queryable, draws: ExposedDrawsResult[]): Promise<Exposed[]> {
  const draw_ids = draws.map((it) => it.id);
  const numbers = Map.groupBy(await exposedNumbers.run({ draw_ids }, db), (it) => it.draw_id);
  const sold = Map.groupBy(await exposedSales.run({ draw_ids }, db), (it) => it.draw_id);
  return draws.map((draw) => {
    const rows = numbers.get(draw.id) ?? [];
    const digits = draw.digits as Digits; // a check of the table has them so
    const taken = new Map(rows.filter((it) => it.taken_pya > 0).map((it) => [numberText(it.number, digits), it.taken_pya]));
    const stakes = { ...draw, digits, taken, sales: (sold.get(draw.id) ?? []).map((it) => layOffStakes(it, digits)) };
    const exposure = exposureOf(stakes);
    const alarm = draw.stop_loss_pya === null ? null : alarmOf(exposure.net_loss_pya, draw.stop_loss_pya);
    return { draw, rows, stakes, exposure, alarm };
  });
}

function drawWire({ draw, rows, stakes, exposure, alarm }: Exposed) {
  return {
    id: draw.id,
    lottery: draw.code as LotteryCode, // the codes of the table are the rules'
    date: draw.day,
    section: sectionLabel(draw.section.slice(0, 5)),
    closes_at: yangonStamp(draw.closes_at),
    draws_at: yangonStamp(draw.draws_at),
    is_open: draw.is_open,
    cap: kyatWire(draw.cap_pya),
    staked: kyatWire(exposure.staked_pya),
    expected: kyatWire(exposure.expected_pya),
    worst: worstWire(exposure.worst),
    straight: kyatWire(exposure.straight_pya),
    near: [...stakedNear(stakes, exposure.worst.number)],
    loss: kyatWire(exposure.loss_pya),
    stop_loss: draw.stop_loss_pya === null ? null : kyatWire(draw.stop_loss_pya),
    laid_off: kyatWire(exposure.laid_off_pya),
    net_worst: worstWire(exposure.net_worst),
    net_loss: kyatWire(exposure.net_loss_pya),
    alarm,
    numbers: numbersWire(draw, rows, stakes),
  };
}

function numbersWire(draw: ExposedDrawsResult, rows: ExposedNumbersResult[], stakes: Stakes) {
  const byNumber = new Map(rows.map((it) => [numberText(it.number, stakes.digits), it]));
  return allNumbers(stakes.digits).flatMap((bet_number) => {
    const row = byNumber.get(bet_number);
    const pays_pya = wouldPayPya(stakes, stakes.taken, bet_number);
    if (row === undefined && pays_pya === 0) return [];
    const taken_pya = row?.taken_pya ?? 0;
    const cap_pya = Math.min(row?.cap_pya ?? draw.cap_pya, draw.cap_pya);
    return [
      {
        bet_number,
        taken: kyatWire(taken_pya),
        laid_off: kyatWire(row?.laid_off_pya ?? 0),
        cap: kyatWire(cap_pya),
        has_own_cap: row !== undefined && row.cap_pya !== null,
        is_blocked: row?.is_blocked ?? false,
        would_pay: kyatWire(pays_pya),
        alarm: alarmOf(taken_pya, cap_pya),
      },
    ];
  });
}

/** A draw with those that get their number from its own. */
function pairsOf(leader: Exposed, draws: Exposed[]) {
  const { code, day, section } = leader.draw;
  const followers = draws.filter(
    ({ draw }) => lotteryOf(draw.code as LotteryCode).follows === code && draw.day === day && draw.section === section,
  );
  return followers.map((follower) => ({
    lotteries: [code as LotteryCode, follower.draw.code as LotteryCode],
    date: day,
    section: sectionLabel(section.slice(0, 5)),
    draw_ids: [leader.draw.id, follower.draw.id],
    staked: kyatWire(leader.exposure.staked_pya + follower.exposure.staked_pya),
    worst: worstWire(worstTogether(leader.stakes, follower.stakes)),
  }));
}

function worstWire({ number, pays_pya }: Exposure['worst']) {
  return { bet_number: number, pays: kyatWire(pays_pya) };
}
