import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { loginsOf } from '../../../apps/server/src/platform/logins.ts';
import { MACHINE_SETTINGS } from '../../../apps/server/test/machine-settings.ts';
import { DRAWS, drawOf, type HeldDraw } from './draws.ts';
import { DAY } from './house.ts';
import { acknowledge, byOperator, byPlayer, type RaceTrack, sendTogether, sendUntilAnswered, times } from './rivals.ts';

const RIVAL = new URL('./rival.ts', import.meta.url).pathname;
const KYAT = 100;
const PATIENCE_MS = 120_000;
/** What feeds say of the two draws: 15, and by one of them 27. */
const [RIGHT, WRONG] = [
  { set: '1338.91', value: '32345.64' },
  { set: '1338.92', value: '32347.64' },
];
/** The draws that are raced for, and what they come to. */
export const RACED: readonly HeldDraw[] = DRAWS.slice(0, 2).map((it) => ({ ...it, number: 15 }));

/** Processes beside the servers that announce and settle, so many of them. */
export type Rivals = { act(said: (nth: number) => object): Promise<unknown>; stop(): void };

/** Starts them; each waits until it is told. */
export async function startRivals({ house }: RaceTrack, count: number): Promise<Rivals> {
  const env = { PATH: process.env['PATH'], ...MACHINE_SETTINGS, ...loginsOf(house.database.url) };
  const started = await Promise.all(
    times(count, async () => {
      const child: ChildProcess = spawn(process.execPath, [RIVAL], { env, stdio: ['pipe', 'pipe', 'inherit'] });
      const lines = createInterface({ input: child.stdout ?? process.stdin })[Symbol.asyncIterator]();
      if ((await lines.next()).value !== 'ready') throw new Error('a rival did not start');
      return { child, lines };
    }),
  );
  return {
    act: (said) =>
      Promise.all(
        started.map(async ({ child, lines }, n) => {
          child.stdin?.write(`${JSON.stringify(said(n))}\n`);
          if ((await lines.next()).value !== 'done') throw new Error('a rival ended');
        }),
      ),
    stop: () => {
      for (const { child } of started) child.kill('SIGKILL');
    },
  };
}

/** Bets of many players until the draw is closed for each of them: the closing second passes while they are sent. */
export async function betsInClosingSecond(track: RaceTrack, { section, at }: HeldDraw, players: number): Promise<void> {
  const what = 'bets in the closing second';
  const { house, play, dice } = track;
  const [hour, minute] = at.split(':').map(Number) as [number, number];
  const closing = await closingOf(track, section);
  await house.moveClock(new Date(closing.getTime() - 2000).toISOString());
  let refused = 0;
  await Promise.all(
    times(players, async (n) => {
      const player = track.player();
      for (;;) {
        const key = track.key('late');
        const number = dice.below(3) === 0 ? 15 : dice.below(100);
        const stake_pya = 100 * KYAT * (1 + dice.below(5));
        const body = { section, date: DAY, bet_obj: [{ bet_number: String(number).padStart(2, '0'), amount: stake_pya / KYAT }] };
        const two = await Promise.all(
          [0, 1].map((it) => sendUntilAnswered(track, byPlayer(player, '/api/user/betting', body, key), n + it)),
        );
        const ids = new Set(two.flatMap(({ status, body: said }) => (status === 200 ? [String(said['slip_id'])] : [])));
        track.raced.set(what, (track.raced.get(what) ?? 0) + 1);
        if (ids.size > 1) play.faults.push(`${what}: one key has two slips`);
        for (const { status, body: said } of two)
          if (status !== 200 && !['betting_closed', 'number_sold_out'].includes(String(said['code'])))
            play.faults.push(`${what}: answered ${status} ${JSON.stringify(said)}`);
        const [id] = ids;
        if (id !== undefined)
          acknowledge(track, player, { kind: 'bet', key, id, main: -stake_pya, bet: { section, lines: [{ number, stake_pya }] } });
        else if (two.some((it) => it.body['code'] === 'betting_closed')) break;
      }
      refused += 1;
    }),
  );
  if (refused !== players) play.faults.push(`${what}: the draw at ${hour}:${minute} never closed`);
  await house.moveClock(`${DAY}T${at}:30+06:30`);
}

async function closingOf({ house }: RaceTrack, section: string): Promise<Date> {
  const { id } = await drawOf(house, section);
  const { rows } = await house.database.owner.query('select closes_at from draw where id = $1', [id]);
  return rows[0].closes_at;
}

/**
 * The number of a draw: rivals announce it as two feeds, the same or another by one of them, and settle the draw, while two operators enter it at every
 * server. It has one number, is told once, and is paid once.
 */
export async function numberAtOnce(track: RaceTrack, rivals: Rivals, held: HeldDraw, isDisputed: boolean): Promise<void> {
  const { house, play } = track;
  const { id: draw_id } = await drawOf(house, held.section);
  const { draws_a, draws_b } = house.operators;
  const path = `/api/console/draws/${draw_id}/results`;
  const announced = rivals.act((n) => ({
    draw_id,
    day: DAY,
    section: held.at,
    feed: n % 2 === 0 ? 'thaistock2d' : 'set',
    ...(isDisputed && n % 2 === 1 ? WRONG : RIGHT),
  }));
  const entered = isDisputed
    ? sendTogether(
        track,
        times(house.servers.length * 4, (n) => byOperator(n % 2 ? draws_a : draws_b, path, { number: '15' })),
      )
    : Promise.resolve([]);
  const [answers] = await Promise.all([entered, announced]);
  for (const { status, body } of answers)
    if (status !== 200 && !['draw_already_resulted', 'entries_used'].includes(String(body['code'])))
      play.faults.push(`a number entered: ${status} ${JSON.stringify(body)}`);
  for (const began = performance.now(); !(await drawOf(house, held.section)).isSettled; await wait(50))
    if (performance.now() - began > PATIENCE_MS) throw new Error(`the draw at ${held.section} was not settled (seed ${track.seed})`);
  // Whoever comes now finds it settled.
  await rivals.act((n) => ({ draw_id, day: DAY, section: held.at, feed: n % 2 === 0 ? 'thaistock2d' : 'set', ...RIGHT }));
  const { rows } = await house.database.owner.query(
    `select d.result, (select count(*) from result_proposal r where r.draw_id = d.id and r.state = 'confirmed')::int as confirmed,
       (select count(*) from fact f where f.kind = 'result' and f.data ->> 'lottery' = '2D' and f.data ->> 'section' = $2)::int as told
     from draw d where d.id = $1`,
    [draw_id, held.section],
  );
  const { result, confirmed, told } = rows[0];
  if (result !== held.number || confirmed !== 1 || told !== 1)
    play.faults.push(`the number of ${held.section}: ${JSON.stringify(rows[0])}`);
  track.raced.set('numbers announced and settled', (track.raced.get('numbers announced and settled') ?? 0) + 1);
}
