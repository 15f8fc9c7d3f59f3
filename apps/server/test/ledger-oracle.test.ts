import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adjustment, cashIn, type Entry, refund, stake, transfer, win, winReversed } from '../src/ledger/entries.ts';
import { houseBalance, post } from '../src/ledger/ledger.ts';
import { registerPlayer } from './people.ts';
import { testWorld } from './world.ts';

const world = await testWorld({ POOL_SIZE: '30' });
const { db } = world.server.world;
const PLAYERS = 4;
const players = await Promise.all(Array.from({ length: PLAYERS }, () => registerPlayer(world)));
const purses = await Promise.all(
  players.map(async ({ id }) => {
    const rows = await world.sql('select kind, id::int from purse where player_id = $1', [id]);
    const of = (kind: string) => Number(rows.find((it) => it['kind'] === kind)?.['id']);
    return { main: of('main'), game: of('game') };
  }),
);
const codeOf = (error: unknown) => (error as { code?: string }).code ?? String(error);

/** All of them in another order, the same for the same seed. */
function shuffled<T>(items: T[], seed: number): T[] {
  const [order = items] = fc.sample(fc.shuffledSubarray(items, { minLength: items.length }), { numRuns: 1, seed });
  return order;
}

/** The ledger as anyone can see that it is right: plain sums in a map, one entry after the other. */
class PlainLedger {
  balances = new Map<string, bigint>();
  known = new Map<string, { entry: Entry; afters: [bigint | null, bigint | null][] }>();

  /** What posting answers, or the refusals it may give; refused, nothing changes. */
  post(entries: readonly Entry[]): { afters: [bigint | null, bigint | null][] } | { refusals: Set<string> } {
    const balances = new Map(this.balances);
    const refusals = new Set<string>();
    const afters: [bigint | null, bigint | null][] = [];
    const fresh: [string, { entry: Entry; afters: [bigint | null, bigint | null][] }][] = [];
    for (const entry of entries) {
      const before = this.known.get(entry.ref);
      if (before && JSON.stringify(before.entry) !== JSON.stringify(entry)) refusals.add('SK002');
      const own = before?.afters ?? entry.moves.map((move) => this.move(balances, entry, move, refusals));
      afters.push(...own);
      if (!before) fresh.push([entry.ref, { entry, afters: own }]);
    }
    if (refusals.size > 0) return { refusals };
    this.balances = balances;
    for (const [ref, it] of fresh) this.known.set(ref, it);
    return { afters };
  }

  move(balances: Map<string, bigint>, entry: Entry, move: Entry['moves'][number], refusals: Set<string>): [bigint | null, bigint | null] {
    const add = (side: Entry['moves'][number]['from'], amount: bigint) => {
      const key = typeof side === 'number' ? String(side) : `${side.kind}:${side.name}`;
      const after = (balances.get(key) ?? 0n) + amount;
      balances.set(key, after);
      return typeof side === 'number' ? after : null;
    };
    const from = add(move.from, -BigInt(move.amount));
    const to = add(move.to, BigInt(move.amount));
    if (from !== null && from < 0n && entry.reason !== 'win_reversed') refusals.add('SK001');
    return [from, to];
  }
}

const anyEntry = fc
  .record({
    kind: fc.constantFrom('cash_in', 'stake', 'win', 'refund', 'win_reversed', 'give', 'take', 'transfer_in', 'transfer_out'),
    id: fc.integer({ min: 1, max: 60 }),
    player: fc.integer({ min: 0, max: PLAYERS - 1 }),
    amount: fc.oneof(
      { weight: 8, arbitrary: fc.integer({ min: 1, max: 4 }) },
      { weight: 4, arbitrary: fc.integer({ min: 1, max: 500 }) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 2 ** 40 }) },
    ),
    lottery: fc.constantFrom('2D', '3D'),
  })
  .map(({ kind, id, player, amount, lottery }): Entry => {
    const { main, game } = purses[player] as { main: number; game: number };
    const it = { slip_id: id, lottery, main_purse: main, amount_pya: amount };
    const own = { reference_id: `T${id}`, main_purse: main, game_purse: game, amount_pya: amount };
    if (kind === 'cash_in') return cashIn({ cash_in_id: id, method: 'kbzpay', main_purse: main, amount_pya: amount });
    if (kind === 'stake') return stake({ slip_id: id, lottery, main_purse: main, total_pya: amount });
    if (kind === 'win') return win(it);
    if (kind === 'refund') return refund(it);
    if (kind === 'win_reversed') return winReversed(it);
    if (kind === 'transfer_in') return transfer({ ...own, direction: 'in' });
    if (kind === 'transfer_out') return transfer({ ...own, direction: 'out' });
    return adjustment({ adjustment_id: id, purse: kind === 'give' ? main : game, amount_pya: kind === 'give' ? amount : -amount });
  });
const anyCall = fc.uniqueArray(anyEntry, { minLength: 1, maxLength: 12, selector: (entry) => entry.ref });

test('whatever is posted, the ledger says what a plain ledger says', async () => {
  const plain = new PlainLedger();
  await fc.assert(
    fc.asyncProperty(anyCall, async (entries) => {
      const said = plain.post(entries);
      const answer = await db.transaction((tx) => post(tx, entries)).catch(codeOf);
      if ('refusals' in said) {
        expect([...said.refusals]).toContain(answer);
      } else {
        if (typeof answer === 'string') throw new Error(`refused with ${answer}`);
        const afters = answer.flatMap((it) => it.moves.map((move) => [move.from_balance_after, move.to_balance_after]));
        expect(afters).toEqual(said.afters.map((pair) => pair.map((it) => (it === null ? null : Number(it)))));
      }
    }),
    // A failing run prints its seed; SEED=<seed> repeats it.
    { numRuns: 400, endOnFailure: true, ...(process.env['SEED'] ? { seed: Number(process.env['SEED']) } : {}) },
  );
  for (const row of await world.sql('select id, balance from purse where keeps_balance')) {
    expect([row['id'], Number(row['balance'])]).toEqual([row['id'], Number(plain.balances.get(String(row['id'])) ?? 0n)]);
  }
  for (const name of ['2D', '3D']) {
    expect(await houseBalance(db, { kind: 'house_lottery', name })).toBe(Number(plain.balances.get(`house_lottery:${name}`) ?? 0n));
  }
});

test('money crossing between players from many connections at once never deadlocks, and none is lost', async () => {
  // More than any reversal above can have taken.
  const start = players.map((_, n) => adjustment({ adjustment_id: 9000 + n, purse: purses[n]?.main ?? 0, amount_pya: 2 ** 45 }));
  await db.transaction((tx) => post(tx, start));
  const sum = async () => Number((await world.sql(`select sum(balance) from purse where keeps_balance`))[0]?.['sum']);
  const before = await sum();
  const CONNECTIONS = 24;
  const ROUNDS = 25;
  let moved_pya = 0;
  const crossing = async (connection: number) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const slip_id = 100_000 + connection * ROUNDS + round;
      // Each connection takes from one player and gives to the others, in an order of its own.
      const order = shuffled(
        purses.map((it) => it.main),
        slip_id,
      );
      const [payer, ...others] = order as [number, ...number[]];
      const paid = others.map((main_purse, n) => win({ slip_id: slip_id * 10 + n, lottery: '2D', main_purse, amount_pya: 5 }));
      const entries = shuffled([...paid, stake({ slip_id, lottery: '2D', main_purse: payer, total_pya: 12 })], slip_id);
      await db.transaction((tx) => post(tx, entries));
      moved_pya += 5 * others.length - 12;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, n) => crossing(n)));
  expect(await sum()).toBe(before + moved_pya);
  const broken = await world.sql(`
    select 1 from (
      select leg.*, lag(after, 1, 0::bigint) over (partition by purse order by entry_id, line) as before from (
        select from_purse as purse, entry_id, line, -amount as amount, from_balance_after as after from move where from_balance_after is not null
        union all select to_purse, entry_id, line, amount, to_balance_after from move where to_balance_after is not null
      ) leg
    ) chain where after <> before + amount`);
  expect(broken).toEqual([]);
});
