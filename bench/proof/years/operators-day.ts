import { enter, reverseDraw } from '../../../apps/server/test/model/commands/draws.ts';
import { ask } from '../../../apps/server/test/model/house.ts';
import { asOperator, confirmDeed, Difference } from '../../../apps/server/test/model/scene.ts';
import type { Draw } from '../../../apps/server/test/model/things.ts';
import { count, isFed, type Life } from './life.ts';

const HOUR_MS = 3_600_000;

/** Operators see to each draw whose feed told nothing, told it wrong, or was contradicted. */
export async function seeToDraws(life: Life): Promise<void> {
  const { scene, plans, reversed, cleared } = life;
  const { model } = scene;
  const now = model.now();
  for (const draw of [...model.draws.values()].filter((it) => it.draws <= now && !it.is_void)) {
    if (!isFed(draw.code)) {
      // Its leader was called off, and so has no number to follow.
      if (draw.result === null && model.leaderOf(draw)?.is_void) await enterByTwo(life, draw, String(draw.id % 10));
      continue;
    }
    const { fault, right, rival } = await plans.of(draw.code, draw.day, draw.section);
    if (draw.result === null && rival !== null && !cleared.has(draw.id)) await rejectRival(life, draw);
    else if (draw.result === null && (reversed.has(draw.id) || (fault === 'absent' && draw.draws + HOUR_MS <= now)))
      await enterByTwo(life, draw, right);
    else if (fault === 'wrong' && draw.result !== null && draw.result !== right) {
      await reverseDraw(scene, draw);
      reversed.add(draw.id);
      count(life, 'draws taken back');
      await life.scene.house.hurry?.();
      await enterByTwo(life, draw, right);
    }
  }
}

async function enterByTwo(life: Life, draw: Draw, number: string): Promise<void> {
  const { scene, troubled } = life;
  for (const it of [draw, ...scene.model.followersOf(draw)]) troubled.add(it.id);
  for (const operator of ['draws-a', 'draws-b'] as const) await enter(scene, draw, operator, number);
  count(life, 'numbers entered by hand');
}

async function rejectRival(life: Life, draw: Draw): Promise<void> {
  const [row] = await life.scene.house.sql(
    `select id::int from result_proposal where draw_id = $1 and source = 'rival' and state <> 'rejected'`,
    [draw.id],
  );
  if (row === undefined) return;
  await asOperator(life.scene, 'draws-a', 'POST /api/console/results/:id/reject', {
    params: { id: Number(row['id']) },
    body: { reason: 'Another says otherwise' },
    code: null,
  });
  life.cleared.add(draw.id);
  count(life, 'feeds that disagreed');
}

const BOOKED = "select from entry where yangon_day(at)::text like $1 || '%' limit 1";

/**
 * The books of a day or a month that is over are signed by two; a day on which nothing was booked is not closed. Answers false while a draw of it is not
 * settled, and the house refuses: a feed may be late.
 */
export async function sign(life: Life, period: string): Promise<boolean> {
  const { scene } = life;
  const token = scene.house.operators['cash-a'];
  const { status, body } = await ask(scene.house, 'GET /api/console/reports/signing', { token, query: { period } });
  if (status !== 200 && (await scene.house.sql(BOOKED, [period])).length === 0) return true;
  if (status !== 200) throw new Difference(`${period} is not closed: ${JSON.stringify(body)}`);
  const is_settled = body.unsettled.length === 0;
  const asked = await asOperator(scene, 'cash-a', 'POST /api/console/reports/signing', {
    body: { period, sha256: body.sha256 },
    code: is_settled ? null : 'draw_not_settled',
  });
  if (!is_settled) {
    count(life, 'signatures that waited for a draw');
    return false;
  }
  await confirmDeed(scene, asked?.deed_id ?? 0, 'cash-b');
  count(life, period.length === 7 ? 'months signed' : 'days signed');
  return true;
}

/** The off days of a year as they are proposed, and the dates of 3D, are confirmed. Answers the off days of Thailand's exchange. */
export async function confirmYear(life: Life, year: number): Promise<string[]> {
  const { scene } = life;
  const { house } = scene;
  const token = house.operators['draws-a'];
  const proposal = await ask(house, 'GET /api/console/lotteries/:lottery/off-days/proposal', {
    token,
    params: { lottery: '2D' },
    query: { year },
  });
  const days = proposal.body.data.flatMap(({ day, name }) => (day === null ? [] : [{ day, reason: name }]));
  if (days.length < 2) throw new Difference(`only ${days.length} holidays of ${year} are proposed`);
  const said = await asOperator(scene, 'draws-a', 'POST /api/console/lotteries/:lottery/off-days/year', {
    params: { lottery: '2D' },
    body: { year, days },
    code: null,
  });
  const dates = await ask(house, 'GET /api/console/lotteries/:lottery/dates/proposal', {
    token,
    params: { lottery: '3D' },
    query: { year },
  });
  const open = dates.body.data.filter((it) => it.slips === 0 && !it.is_closed).map(({ normal_day, day }) => ({ normal_day, day }));
  if (open.length > 0)
    await asOperator(scene, 'draws-a', 'POST /api/console/lotteries/:lottery/dates/year', {
      params: { lottery: '3D' },
      body: { year, dates: open },
      code: null,
    });
  count(life, 'years of holidays confirmed');
  return said?.added ?? [];
}

/** The licence of the house is renewed by two owners. */
export async function renewLicence(life: Life, expires_on: string): Promise<void> {
  const asked = await asOperator(life.scene, 'owner-a', 'POST /api/console/licence', {
    body: { reference: `GL-${expires_on}`, expires_on },
    code: null,
  });
  await confirmDeed(life.scene, asked?.deed_id ?? 0, 'owner-b');
  count(life, 'licences renewed');
}
