import { announce } from '../src/lottery/announce.ts';
import { sumSettledDraws } from '../src/rewards/draw-stakes.ts';
import { decide } from './deeds.ts';
import { bet, drawsWorld, giveResult, settled } from './draws-world.ts';
import { witnessOf } from './forgery.ts';
import { must, type TestPlayer } from './people.ts';
import { fresh, seamlessPeople, speaker } from './seamless.ts';
import { until } from './until.ts';

const EVE = '2026-11-30';
const DAY = '2026-12-01';
/** The month that is played: its bundle holds all five lotteries. */
export const PLAYED_MONTH = '2026-12';

/**
 * A house and a month of it: slips of all five lotteries (some taken the day before), new odds, a blocked number, wins and near wins, a number that was
 * taken back and paid anew, a draw that was called off, cash in and out, play at a provider, points. Signed to its end, also by a witness.
 */
export async function playMonth() {
  const world = await drawsWorld({ CHECKPOINT_EVERY_MS: '50' }, EVE);
  const people = await seamlessPeople(world);
  const [one, two] = [await people.player(50_000), await people.player(50_000)];
  const idOf = async (lottery: '2D' | 'C2D' | '3D', section: string) => {
    const { data } = await must(world.call('GET /api/console/draws', { token: world.draws_a, query: { lottery, from: DAY, to: DAY } }));
    return data.find((it) => it.section === section)?.id ?? 0;
  };
  const sealed = (id: number) => until(async () => (await world.sql('select from draw_seal where draw_id = $1', [id])).length === 1);
  /** Nothing is being paid or taken back: also of the 1D that follows its 2D. */
  const rested = () =>
    until(
      async () =>
        (await world.sql('select from draw where reversing_at is not null or (result is not null and settled_at is null)')).length === 0,
    );
  const other = (call: 'betting_1d' | 'betting_c2d' | 'betting_c1d', player: TestPlayer, section: string, numbers: string[]) =>
    must(
      world.call(`POST /api/user/${call}`, {
        token: player.token,
        body: { section, date: DAY, bet_obj: numbers.map((bet_number) => ({ bet_number, amount: 300 })) },
      }),
    );
  const threes = (player: TestPlayer, numbers: string[]) =>
    must(
      world.call('POST /api/user/betting_3d', {
        token: player.token,
        body: { date: DAY, section: '03:30 PM', bet_obj: numbers.map((bet_number) => ({ bet_number, amount: 200 })) },
      }),
    );

  const closed = (day: string) =>
    until(async () => (await world.sql(`select from log_leaf where subject = 'funds:' || $1`, [day])).length === 1);

  const odds = { token: world.draws_a, params: { lottery: '2D' }, body: { odd: 80 } } as const;
  await must(decide(world, world.call('POST /api/console/lotteries/:lottery', odds)));
  await threes(one, ['387', '378', '111']);
  await world.moveClock(`${EVE}T20:00:00+06:30`);
  await must(bet(world, two, [['07', 500]], { date: DAY }));

  await world.moveClock(`${DAY}T09:00:00+06:30`);
  await closed(EVE);
  await must(bet(world, one, [['15', 1000], ['07', 200]], { date: DAY })); // biome-ignore format: a slip a line
  await must(bet(world, two, [['44', 500]], { date: DAY }));
  await must(bet(world, one, [['33', 400]], { date: DAY, section: '12:01 PM' }));
  await must(bet(world, two, [['91', 700]], { date: DAY, section: '03:00 PM' }));
  await other('betting_1d', two, '11:00 AM', ['5', '7']);
  await other('betting_c2d', one, '02:00 PM', ['12', '21']);
  await other('betting_c1d', two, '02:00 PM', ['2']);
  await threes(two, ['388', '500']);
  const noon = await idOf('2D', '12:01 PM');
  const blocked = { params: { id: noon }, body: { numbers: [{ bet_number: '33', is_blocked: true, cap: null }] } };
  await must(world.call('POST /api/console/draws/:id/numbers', { token: world.draws_a, ...blocked }));
  await must(bet(world, two, [['34', 400]], { date: DAY, section: '12:01 PM' }));

  await must(people.transfer(one, 'in', 3000));
  const [{ user_code } = {}] = await world.sql('select user_code from player where id = $1', [one.id]);
  const [gsc, wager] = [speaker(world.server, 'gsc'), fresh()];
  await gsc.send('bet', { member: String(user_code) }, { wager, amount: '-1000', bet: '1000', valid: '1000' });
  await gsc.send('result', { member: String(user_code) }, { wager, amount: '400', bet: '1000', valid: '1000', payout: '400' });
  const out = (await must(people.cashOut(two))).data;
  const paid = { params: { id: out.id }, body: { payout_reference: 'KBZ1' } };
  await must(world.call('POST /api/console/cash-out/:id/pay', { token: people.teller_a, ...paid }));

  const first = await idOf('2D', '11:00 AM');
  await world.moveClock(`${DAY}T11:00:00+06:30`);
  await sealed(first);
  await giveResult(world, first, '1,338.91', '32,345.64');
  await rested();
  const reversal = { token: world.draws_a, params: { id: first }, body: { reason: 'The exchange corrected itself' } };
  await must(decide(world, world.call('POST /api/console/draws/:id/reverse', reversal)));
  await rested();
  await giveResult(world, first, '1,316.80', '33,617.38');
  await settled(world, first);

  const told = async (lottery: '2D' | 'C2D' | '3D', section: string, set: string | null, value: string) => {
    const [hours, minutes] = [section.slice(0, 2), section.slice(3, 5)];
    await world.moveClock(`${DAY}T${section}:00+06:30`);
    const label = `${String(((Number(hours) + 11) % 12) + 1).padStart(2, '0')}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`;
    const id = await idOf(lottery, label);
    await sealed(id);
    await world.sql(`insert into feed_message (feed, body) values ('replay', $1)`, [JSON.stringify({ day: DAY, section, set, value })]);
    await announce(world.server.world, { name: 'replay', lottery }, { day: DAY, section, set, value, source_at: null });
    await settled(world, id);
  };
  await told('2D', '12:01', '1,342.13', '40,113.07');
  await told('C2D', '14:00', null, '60051.32');
  const off = { token: world.draws_a, params: { id: await idOf('2D', '03:00 PM') }, body: { reason: 'A power cut' } };
  await must(world.call('POST /api/console/draws/:id/void', off));
  await settled(world, off.params.id);
  await told('3D', '15:30', null, '107387');
  await rested();
  await sumSettledDraws(world.server.world);
  await world.moveClock('2026-12-02T00:05:00+06:30');
  await closed(DAY);
  await until(async () => {
    const [row] =
      await world.sql(`select (select count(*) from draw_record) = (select count(*) from log_leaf where subject like 'draw_record:%') as is_told,
      (select count(*) from log_leaf) = (select max(size) from log_checkpoint) as is_signed`);
    return row?.['is_told'] === true && row['is_signed'] === true;
  });
  const [head] = await world.sql('select size::int, note from log_checkpoint order by size desc limit 1');
  const { witness_key, line } = witnessOf(String(head?.['note']));
  await world.sql('insert into log_cosignature (size, witness, line) values ($1, $2, $3)', [head?.['size'], witness_key, line]);
  return { ...world, witness_key };
}
