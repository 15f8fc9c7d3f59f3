import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { audit } from '../src/proof/audit.ts';
import { type DialectName, type Doing, fresh, seamlessPeople, speaker, type WalletAnswer } from './seamless.ts';
import { testWorld } from './world.ts';

const world = await testWorld({ POOL_SIZE: '30' });
const people = await seamlessPeople(world);
const other = await world.another();
const DIALECTS = ['gsc', 'gsc_plus'] as const;
const doings = ['bet', 'result', 'rollback', 'cancel', 'bonus'] as const satisfies Doing[];
type Step = { doing: (typeof doings)[number]; wager: number; id: number; kyat: number; is_taken_back: boolean };
/** The transactions of one request, all of one kind. */
type List = readonly [Step, ...Step[]];
type PlainWager = { staked: number; paid: number; state: 'open' | 'settled' | 'void'; is_result_back: boolean };

/** A wallet as anyone can see that it is right: one member, one callback after the other. Amounts in kyat, codes of GSC. */
class PlainWallet {
  wagers = new Map<number, PlainWager>();
  readonly buried = new Set<number>();
  done = new Map<string, string>();
  readonly refused = 16;
  balance: number;

  constructor(balance: number) {
    this.balance = balance;
  }

  /** All of a list or nothing of it, but for what it says of bets to come. What is known is passed by; where a list is one transaction, so is the rest. */
  takeList(list: List, is_one_transaction: boolean): number {
    const known = list.filter((it) => this.done.has(keyOf(it)));
    if (is_one_transaction && known.length > 0) return known.every((it) => this.done.get(keyOf(it)) === saidOf(it)) ? 1003 : this.refused;
    const before = structuredClone({ wagers: this.wagers, done: this.done, balance: this.balance });
    let code = 1003;
    for (const it of list) {
      const taken = this.take(it);
      if (taken === 0) code = 0;
      else if (taken !== 1003) {
        Object.assign(this, before);
        return taken;
      }
    }
    return code;
  }

  take(step: Step): number {
    const before = this.done.get(keyOf(step));
    if (before !== undefined) return before === saidOf(step) ? 1003 : this.refused;
    const code = this.act(step);
    if (code === 0) this.done.set(keyOf(step), saidOf(step));
    return code;
  }

  act(step: Step): number {
    const wager = this.wagers.get(step.wager);
    if (step.doing === 'bet') return this.bet(step);
    if (step.doing === 'bonus') {
      this.balance += step.kyat;
      return 0;
    }
    if (wager === undefined) {
      if (step.doing !== 'result') this.buried.add(step.wager);
      return 1006;
    }
    if (step.doing === 'result') {
      if (wager.state === 'void') return 1006;
      wager.is_result_back = false;
      wager.paid += step.kyat;
      wager.state = 'settled';
      this.balance += step.kyat;
      return 0;
    }
    if (wager.state === 'void') return 1003;
    if (step.doing === 'rollback' && step.is_taken_back) return this.takeResultBack(wager);
    const is_of_paid = wager.state === 'settled' && step.doing === 'rollback' && step.kyat === wager.paid && step.kyat !== wager.staked;
    if (is_of_paid) return this.takeResultBack(wager);
    if (wager.state === 'settled') return this.refused;
    this.balance += wager.staked - wager.paid;
    wager.state = 'void';
    return 0;
  }

  bet({ wager: code, kyat }: Step): number {
    const wager = this.wagers.get(code);
    if (wager?.state === 'void' || this.buried.has(code)) {
      if (!wager) this.wagers.set(code, { staked: 0, paid: 0, state: 'void', is_result_back: false });
      return 0;
    }
    if (this.balance < kyat) return 1001;
    this.balance -= kyat;
    if (wager) wager.staked += kyat;
    else this.wagers.set(code, { staked: kyat, paid: 0, state: 'open', is_result_back: false });
    return 0;
  }

  takeResultBack(wager: { paid: number; state: string; is_result_back: boolean }): number {
    if (wager.is_result_back) return 1003;
    if (wager.state !== 'settled') return 1006;
    this.balance -= wager.paid;
    Object.assign(wager, { paid: 0, state: 'open', is_result_back: true });
    return 0;
  }
}

const keyOf = ({ doing, id }: Step) => `${doing} ${id}`;
const saidOf = (it: Step) => JSON.stringify([it.wager, amountOf(it)]);

function amountOf({ doing, kyat, is_taken_back }: Step): number {
  return doing === 'bet' || (doing === 'rollback' && is_taken_back) ? -kyat : kyat;
}

const step: fc.Arbitrary<Step> = fc.record({
  doing: fc.constantFrom(...doings),
  wager: fc.integer({ min: 1, max: 4 }),
  id: fc.integer({ min: 1, max: 6 }),
  kyat: fc.integer({ min: 1, max: 400 }),
  is_taken_back: fc.boolean(),
});

/** Mostly one transaction, else a list of them. A bonus is its own wager: the plain wallet keeps none, so its data are only its amount. */
const list: fc.Arbitrary<List> = fc
  .tuple(
    step,
    fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.array(step, { minLength: 1, maxLength: 3 }) }),
  )
  .map(([first, more]): List => [first, ...more.map((it) => ({ ...it, doing: first.doing }))])
  .map(
    ([first, ...more]): List =>
      first.doing === 'bonus' ? [{ ...first, wager: 0 }, ...more.map((it) => ({ ...it, wager: 0 }))] : [first, ...more],
  );

/** Sends the transactions of one request, all of the first one's kind. */
async function sayTo(server: typeof other, dialect: DialectName, member: string, said: List, name: string): Promise<WalletAnswer> {
  const moves = said.map((it) => ({
    id: `${name}-${it.id}`,
    ...(it.doing === 'bonus' ? {} : { wager: `${name}-${it.wager}` }),
    amount: amountOf(it),
    round: null as never,
  }));
  return speaker(server, dialect).send(said[0].doing, { member }, moves);
}

// Hundreds of callbacks, each on disk: a busy machine takes its time.
vi.setConfig({ testTimeout: 180_000 });

test.each(DIALECTS)('%s: any callbacks one after the other are answered as a plain wallet answers them', async (dialect) => {
  if (dialect === 'gsc_plus') await world.sql('update provider set takes_unknown_result = false');
  await fc.assert(
    fc.asyncProperty(fc.array(list, { minLength: 5, maxLength: 40 }), async (lists) => {
      const player = await people.gamePlayer(1000);
      const plain = new PlainWallet(1000);
      const name = fresh('m');
      for (const it of lists) {
        const code = plain.takeList(it, dialect === 'gsc');
        const said = await sayTo(world.server, dialect, player.member, it, name);
        expect([it[0].doing, it.length, said.code, said.balance]).toEqual([it[0].doing, it.length, code, plain.balance]);
      }
      expect(await people.purse(player)).toBe(plain.balance * 100);
    }),
    { numRuns: 25, endOnFailure: false },
  );
  await world.sql('update provider set takes_unknown_result = null');
});

const ASKED_AGAIN_MS = 50;

type Story = { stake: number; wins: number[]; end: 'results' | 'rollback' | 'cancel' };
const story: fc.Arbitrary<Story> = fc.record({
  stake: fc.integer({ min: 1, max: 90 }),
  wins: fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 3 }),
  end: fc.constantFrom('results', 'rollback', 'cancel'),
});

/** What a story's provider has to say, each with an id of its own. */
function callbacksOf(it: Story, place: number): Step[] {
  const about = { wager: place + 1, is_taken_back: false };
  const bet: Step = { ...about, doing: 'bet', id: place * 10, kyat: it.stake };
  if (it.end !== 'results') return [bet, { ...about, doing: it.end, id: place * 10 + 1, kyat: it.stake }];
  return [bet, ...it.wins.map((kyat, n): Step => ({ ...about, doing: 'result', id: place * 10 + 2 + n, kyat }))];
}

test.each(DIALECTS)('%s: callbacks twice, in any order and all at once on two servers come to what the stories say', async (dialect) => {
  await world.sql('update provider set takes_unknown_result = false');
  await fc.assert(
    fc.asyncProperty(fc.array(story, { minLength: 2, maxLength: 6 }), fc.infiniteStream(fc.nat()), async (stories, dice) => {
      const player = await people.gamePlayer(1000);
      const name = fresh('p');
      const all = stories.flatMap(callbacksOf);
      const order = [...all, ...all].map((it) => ({ it, place: dice.next().value })).sort((a, b) => a.place - b.place);
      // A provider asks again what was not taken, in a while: a result waits for its bet.
      const tell = async ({ it, place }: (typeof order)[number]) => {
        for (let tries = 0; tries < 60; tries += 1) {
          const said = await sayTo(place % 2 ? world.server : other, dialect, player.member, [it], name);
          if ([0, 1003].includes(said.code) || it.doing !== 'result') {
            if (![0, 1003, 1006].includes(said.code)) throw new Error(`${it.doing} was answered ${said.text}`);
            return;
          }
          await wait(ASKED_AGAIN_MS);
        }
        throw new Error('a result was never taken');
      };
      await Promise.all(order.map(tell));
      const due = stories.reduce((sum, it) => sum + (it.end === 'results' ? it.wins.reduce((a, b) => a + b, 0) - it.stake : 0), 1000);
      expect(await people.purse(player)).toBe(due * 100);
      const [row] = await world.sql(`select count(*) filter (where status = 'void') as void from wager where player_id = $1`, [player.id]);
      expect(Number(row?.['void'])).toBe(stories.filter((it) => it.end !== 'results').length);
    }),
    { numRuns: 15, endOnFailure: false },
  );
});

test('after all of this the books are right', async () => {
  expect((await audit(world.database_url)).difference).toBeNull();
});
