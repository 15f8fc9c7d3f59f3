import { diceOf } from '../../apps/server/test/dice.ts';
import { callbacksInAnyOrder } from './house/callback-races.ts';
import { findFaults } from './house/check.ts';
import { betsInClosingSecond, numberAtOnce, RACED, startRivals } from './house/draw-races.ts';
import { asked, payModel } from './house/draws.ts';
import { type House, inHouse } from './house/house.ts';
import { emptyPlay } from './house/model.ts';
import {
  betsByOneKey,
  betsOfOneBalance,
  betsOnOneNumber,
  cashInsAtOnce,
  cashOutsOfOneBalance,
  deedsAndClaims,
  transfersOfOneBalance,
} from './house/money-races.ts';
import { mustBeFound, mustBeNothing, print, printFigures } from './house/page.ts';
import type { RaceTrack } from './house/rivals.ts';
import { dropConstraints, takeOut } from './house/weak-guards.ts';

// Everything that only one may win is wanted by many at once, at two and at eight server processes over one database. `npm run proof -- races
// [seed] [times]`; `times` is how often each race is run, ten by default.
const SEED = Number(process.argv[2] ?? 20261127);
const TIMES = Number(process.argv[3] ?? 10);
const PROCESSES = [2, 8];
const PLAYERS = 10 * TIMES + 60;
const MONEY_PYA = 40_000_000;
/** What the number 31 has room for, in a house of a proof. */
const SCARCE = { number: 31, cap_pya: 50_000_000, players: 30 };
/** Room for what eight processes may open. */
const DATABASE = { settings: { max_connections: '400' } };
const OFFER = { points: 40, amount_pya: 300_000 };

function trackOf(house: House): RaceTrack {
  let players = 0;
  let keys = 0;
  return {
    house,
    play: emptyPlay(),
    dice: diceOf(SEED),
    seed: SEED,
    money_pya: MONEY_PYA,
    tries: 0,
    raced: new Map(),
    player() {
      const player = house.players[players++];
      if (player === undefined) throw new Error('the house has too few players');
      return player;
    },
    key: (word) => `${word}-${SEED}-${keys++}-of-a-race`,
  };
}

/** What the house has beside what every proof's has: an offer of points, a method, a provider whose results wait for their bets. */
async function furnish({ database: { owner } }: House): Promise<{ offer: typeof OFFER & { id: number }; payment_id: number }> {
  await owner.query('update provider set takes_unknown_result = false');
  await owner.query(`update draw_number set own_cap_pya = null where number <> $1`, [SCARCE.number]);
  const { rows } = await owner.query(
    `with asked as (
       insert into deed (kind, subject, data, basis, words, state, asked_by, decided_by, decided_at)
       select 'point_offer', 'point_offer:1', '{}', '{}', '', 'done', min(id), max(id), product_now() from operator returning id
     )
     insert into point_offer (name, points, amount_pya, position, is_open, deed_id)
     select '{"en":"Kyat","zh":"","my":"","th":""}', $1, $2, 0, true, id from asked returning id`,
    [OFFER.points, OFFER.amount_pya],
  );
  const { rows: methods } = await owner.query(`select id from payment_method where code = 'kbzpay'`);
  return { offer: { ...OFFER, id: Number(rows[0].id) }, payment_id: Number(methods[0].id) };
}

async function runAll(house: House, figures: string[]): Promise<void> {
  const track = trackOf(house);
  const { offer, payment_id } = await furnish(house);
  const say = (what: string) => print(`… ${(performance.now() / 1000).toFixed(0)} s, ${house.servers.length} processes, ${what}`);
  const began = performance.now();
  say('the rivals start');
  const rivals = await startRivals(track, house.servers.length);
  try {
    say('bets');
    await betsByOneKey(track, TIMES, 20);
    await betsOfOneBalance(track, TIMES, 40);
    await betsOnOneNumber(track, SCARCE);
    say('transfers and callbacks');
    const rich = await transfersOfOneBalance(track, TIMES, 40);
    await callbacksInAnyOrder(track, rich, 10, 4);
    say('cash-outs and cash-ins');
    await cashOutsOfOneBalance(track, TIMES, 8, payment_id);
    await cashInsAtOnce(track, TIMES, 8, payment_id);
    say('deeds and claims');
    await deedsAndClaims(track, TIMES, 12, offer);
    for (const [n, held] of RACED.entries()) {
      say(`the draw at ${held.section}`);
      await betsInClosingSecond(track, held, 15);
      await numberAtOnce(track, rivals, held, n === 1);
    }
  } finally {
    rivals.stop();
  }
  say('all is counted');
  const paid_pya = await payModel(house, track.play, RACED);
  mustBeNothing(`races on ${house.servers.length} processes`, await asked(() => findFaults(house, track.play)), SEED);
  const races = [...track.raced].map(([what, count]) => `${count} of ${what}`).join(', ');
  figures.push(
    `${house.servers.length} processes: ${track.tries} tries in ${((performance.now() - began) / 1000).toFixed(0)} s; ${races}`,
    `${track.play.acknowledged.length} operations acknowledged, ${paid_pya / 100} kyat paid; each race has as many winners as there is room for, every loser was told why; 0 doubled, 0 lost, none late, every purse as the model has it, the audit without a finding`,
  );
}

/** A guard of the database is taken out of a function that has it, and what it guards is raced for. */
async function control(
  what: string,
  word: RegExp,
  weaken: (house: House) => Promise<void>,
  run: (track: RaceTrack) => Promise<unknown>,
): Promise<string> {
  await inHouse({ players: PLAYERS, money_pya: MONEY_PYA, servers: 2 }, async (house) => {
    const track = trackOf(house);
    await furnish(house);
    await weaken(house);
    await run(track);
    const found = await findFaults(house, track.play);
    mustBeFound(what, word, found);
    print(`control, ${what}: ${found.slice(0, 2).join('; ')}`);
  });
  return `control, ${what}: found`;
}

const figures: string[] = [];
for (const servers of PROCESSES)
  await inHouse({ players: PLAYERS, money_pya: MONEY_PYA, servers, database: DATABASE }, (house) => runAll(house, figures));
figures.push(
  await control(
    'neither player nor purse is held, and a purse may go below zero',
    /^transfers of one balance: (?!1 )\d+ of/,
    async (house) => {
      for (const it of ['lock_player', 'lock_purses', 'post']) await takeOut(house.database.owner, it, 'for no key update');
      await dropConstraints(house.database.owner, 'purse', '%balance >= 0%');
    },
    (track) => transfersOfOneBalance(track, TIMES, 40),
  ),
  await control(
    'a callback is not looked up, and its key may stand twice',
    /as if it were new|doubled: callback/,
    async (house) => {
      await takeOut(house.database.owner, 'hold_for_callbacks', 'and t.key = x.key', 'and false');
      await dropConstraints(house.database.owner, 'game_transaction', 'UNIQUE (key,%');
    },
    async (track) => callbacksInAnyOrder(track, await transfersOfOneBalance(track, 2, 4), 10, 4),
  ),
);
printFigures(
  'races',
  'Everything that only one may win is wanted by many at once, at two and at eight server processes: each is won once, and its losers are told why.',
  SEED,
  figures,
);
