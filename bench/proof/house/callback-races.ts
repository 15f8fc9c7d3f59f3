import { setTimeout as wait } from 'node:timers/promises';
import { type DialectName, type Doing, speaker } from '../../../apps/server/test/seamless.ts';
import type { HousePlayer } from './house.ts';
import { acknowledge, type RaceTrack, race, times } from './rivals.ts';

const KYAT = 100;
const MOST_TRIES = 400;
const AGAIN_MS = 40;
/** Done; known already; of a wager that is not known, or not any more. */
const [DONE, KNOWN, UNKNOWN, LATER] = [0, 1003, 1006, 999];

/** What a provider has to say of one wager: a bet, and its results or that it is taken back. */
type Story = { wager: string; stake: number; wins: number[]; end: 'results' | 'rollback' | 'cancel' };
type Callback = { doing: Doing; key: string; wager: string; kyat: number; effect: number };

/**
 * Callbacks of many wagers, each several times, in any order and at once at many servers: each is booked once, a result waits for its bet, and a
 * bet that is taken back costs nothing, whichever came first.
 */
export async function callbacksInAnyOrder(
  track: RaceTrack,
  players: readonly HousePlayer[],
  stories: number,
  copies: number,
): Promise<void> {
  await race(players.length, async (n) => {
    const player = players[n - 1] as HousePlayer;
    const dialect: DialectName = n % 2 === 0 ? 'gsc' : 'gsc_plus';
    const all = times(stories, () => callbacksOf(track, storyOf(track))).flat();
    const order = times(copies, () => all)
      .flat()
      .map((it) => ({ it, place: track.dice.below(1_000_000) }))
      .sort((a, b) => a.place - b.place);
    const done = new Map<string, number>();
    await Promise.all(
      order.map(async ({ it, place }) => {
        if (await isBooked(track, it, dialect, player, place)) done.set(it.key, (done.get(it.key) ?? 0) + 1);
      }),
    );
    track.raced.set('callbacks in any order', (track.raced.get('callbacks in any order') ?? 0) + all.length);
    for (const it of all) {
      const count = done.get(it.key) ?? 0;
      if (count > 1) track.play.faults.push(`${it.doing} ${it.key}: answered ${count} times as if it were new`);
      // Of a bet that was taken back before it came only the bet is there.
      if (count > 0) acknowledge(track, player, { kind: 'callback', key: it.key, game: it.effect });
      else if (!['rollback', 'cancel'].includes(it.doing)) track.play.faults.push(`${it.doing} ${it.key} was never booked`);
    }
  });
}

function storyOf(track: RaceTrack): Story {
  const { dice } = track;
  const end = dice.of(['results', 'results', 'rollback', 'cancel'] as const);
  return { wager: track.key('wager'), stake: 10 * (1 + dice.below(20)), wins: times(1 + dice.below(2), () => 10 * dice.below(40)), end };
}

function callbacksOf(track: RaceTrack, { wager, stake, wins, end }: Story): Callback[] {
  const bet = { doing: 'bet', key: track.key('bet'), wager, kyat: -stake } as const;
  if (end !== 'results')
    return [
      { ...bet, effect: 0 },
      { doing: end, key: track.key(end), wager, kyat: stake, effect: 0 },
    ];
  return [
    { ...bet, effect: -stake * KYAT },
    ...wins.map((kyat) => ({ doing: 'result', key: track.key('result'), wager, kyat, effect: kyat * KYAT }) as const),
  ];
}

/** Says a callback until it is answered for good; whether it was booked by this very try. */
async function isBooked(track: RaceTrack, it: Callback, dialect: DialectName, { member }: HousePlayer, place: number): Promise<boolean> {
  const { servers } = track.house;
  const url = servers[place % servers.length]?.url ?? '';
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    track.tries += 1;
    const move = { id: it.key, wager: it.wager, amount: it.kyat };
    const { code, text } = await speaker({ player_url: url }, dialect).send(it.doing, { member }, move);
    if (code === DONE) return true;
    if (code === KNOWN || (code === UNKNOWN && it.doing !== 'result')) return false;
    if (code !== UNKNOWN && code !== LATER) {
      track.play.faults.push(`${it.doing} ${it.key} was answered ${text}`);
      return false;
    }
    await wait(AGAIN_MS);
  }
  track.play.faults.push(`${it.doing} ${it.key} was never answered`);
  return false;
}
