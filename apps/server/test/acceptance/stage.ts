import { describe, expect, test } from 'vitest';
import { audit } from '../../src/proof/audit.ts';
import { type DialectName, type Move, PRODUCTS, type Sender, seamlessPeople } from '../seamless.ts';
import { type TestWorld, testWorld } from '../world.ts';
import { type Deed, type Row, rowsOf, send, sendBatch } from './words.ts';

/** Who sends, by number, and other fields of the request. `other` is a second product that every world has. */
type By = Omit<Partial<Sender>, 'member'> & { who?: number };
/** A code ("16|999": of GSC, of GSC+), the balance after and the balance before, as many as matter. Balances are the digits sent. */
type Says = string;
export type CallStep = readonly [deed: Deed, move: Move | readonly Move[], says: Says, by?: By];
type InBatch = readonly [who: number | null, deed: Deed, moves: Move | readonly Move[], product?: 'other'];
type Step =
  | { readonly send: CallStep }
  /** All of these at once; the answers, counted: "0 x10, 1001 x10". */
  | { readonly at_once: readonly CallStep[]; readonly says: string }
  /** Entries of one batch of GSC+, each of a member by number (null: one nobody knows). */
  | { readonly batch: readonly InBatch[]; readonly says: readonly Says[] }
  /** The player moves kyat to main or to game; a refusal is named. */
  | { readonly transfer: 'in' | 'out'; readonly kyat: number; readonly refused?: string }
  /** Two operators give kyat. */
  | { readonly give: number }
  /** Something about the player ($1) or the case's product ($2) is changed behind the back of all. */
  | { readonly sql: string };

/** What a case must come to. What is not named is not looked at. Amounts are kyat. */
type Outcome = {
  readonly purse: number | readonly number[];
  /** Every wager of the first member: "code status bet/valid/payout", and "flagged". */
  readonly wagers?: readonly string[];
  /** How many transactions of the first member are stored. */
  readonly rows?: number;
  readonly turnover?: number;
  readonly alerts?: readonly string[];
  readonly is_overdrawn?: boolean;
};
/** One case: fresh members, what is sent, and the one outcome it must have. */
export type Case = Outcome & {
  readonly name: string;
  /** Only in one dialect. */
  readonly only?: DialectName;
  /** Each member's game purse at first. */
  readonly has: number | readonly number[];
  /** The first member's turnover at first. */
  readonly owes?: number;
  /** A product of the case's own, with these columns set otherwise. */
  readonly product?: string;
  readonly steps: readonly (CallStep | Exclude<Step, { send: CallStep }>)[];
};

const OTHER_PRODUCTS = { gsc: 1012, gsc_plus: 1148 } as const;

type Stage = Awaited<ReturnType<typeof openStage>>;

/** A world for a file of cases, and its people. `stock` puts games on the shelf before the wallet's own products. */
export async function openStage(more: Record<string, string> = {}, stock?: (world: TestWorld) => Promise<void>) {
  const world = await testWorld(more);
  await stock?.(world);
  const people = await seamlessPeople(world);
  let next_product = 5000;
  const product = async (dialect: DialectName, columns: string): Promise<number> => {
    next_product += 1;
    const code = String(next_product);
    await world.sql('insert into provider (id, p_code, name, dialect) values ($1, $2, $2, $3)', [next_product, code, dialect]);
    await world.sql(`update provider set ${columns} where id = $1`, [next_product]);
    return next_product;
  };
  await world.sql(
    `insert into provider (id, p_code, name, dialect) values (1012, '1012', 'Sports', 'gsc'), (1148, '1148', 'Cards', 'gsc_plus') on conflict do nothing`,
  );
  return { world, people, product };
}

/** Makes a test of every case, in each dialect it has. */
export function play(stage: Stage, group: string, cases: readonly Case[]): void {
  for (const dialect of ['gsc', 'gsc_plus'] as const) {
    const own = cases.filter((it) => it.only === undefined || it.only === dialect);
    if (own.length > 0) describe(`${group}: ${dialect}`, () => test.each(own)('$name', (it) => playCase(stage, dialect, it)));
  }
}

/** The last test of a file. */
export function end(stage: Stage): void {
  test('after all of this the books are right', async () => {
    await stage.people.forgetOwed();
    expect((await audit(stage.world.database_url)).difference).toBeNull();
  });
}

type Player = Awaited<ReturnType<Stage['people']['gamePlayer']>>;
type Scene = { stage: Stage; dialect: DialectName; players: Player[]; product: number };

async function playCase(stage: Stage, dialect: DialectName, it: Case): Promise<void> {
  const players = await Promise.all([it.has].flat().map((kyat) => stage.people.gamePlayer(kyat)));
  const [player] = players;
  if (!player) throw new Error('a case without a member');
  const product = it.product === undefined ? Number(PRODUCTS[dialect]) : await stage.product(dialect, it.product);
  if (it.owes) await stage.world.sql('update player set turnover_pya = $2 where id = $1', [player.id, it.owes * 100]);
  const scene = { stage, dialect, players, product };
  const said: unknown[] = [];
  const wanted: unknown[] = [];
  for (const step of it.steps) {
    const [is, must] = await take(scene, 'length' in step ? { send: step } : step);
    said.push(is);
    wanted.push(must);
  }
  const { purse, wagers, rows, turnover, alerts, is_overdrawn } = it;
  const named = Object.entries({ purse, wagers, rows, turnover, alerts, is_overdrawn }).filter(([, value]) => value !== undefined);
  const seen: Record<string, unknown> = await seenOf(stage, players, Array.isArray(purse));
  const looked = Object.fromEntries(named.map(([key]) => [key, seen[key]]));
  expect({ said, ...looked }).toEqual({ said: wanted, ...Object.fromEntries(named) });
}

/** Takes a step and answers what was said and what must have been. */
async function take({ stage, dialect, players, product }: Scene, step: Step): Promise<[is: unknown, must: unknown]> {
  const { world, people } = stage;
  const [player] = players;
  if (!player) throw new Error('a case without a member');
  const memberOf = (who: number | null) => (who === null ? 'nobody' : (players[who]?.member ?? 'nobody'));
  const productOf = (code: unknown) => (code === 'other' ? OTHER_PRODUCTS[dialect] : Number(code ?? product));
  const sent = ([deed, move, , { who = 0, ...by } = {}]: CallStep) =>
    send(world.server, dialect, deed, { ...by, member: memberOf(who), product: productOf(by.product) }, [move].flat());
  if ('send' in step) {
    const [row] = rowsOf(await sent(step.send));
    return [inShort(row, step.send[2]), ofDialect(step.send[2], dialect)];
  }
  if ('at_once' in step) {
    const answers = await Promise.all(step.at_once.map(sent));
    return [counted(answers.map((it) => it.code)), ofDialect(step.says, dialect)];
  }
  if ('batch' in step) {
    const entries = step.batch.map(([who, deed, moves, code]) => ({
      member: memberOf(who),
      product: productOf(code),
      deed,
      moves: [moves].flat(),
    }));
    const rows = rowsOf(await sendBatch(world.server, entries));
    return [rows.map((row, n) => inShort(row, step.says[n] ?? '')), step.says];
  }
  if ('transfer' in step) {
    const got = await people.transfer(player, step.transfer, step.kyat);
    return [got.body.code ?? 'moved', step.refused ?? 'moved'];
  }
  if ('give' in step) return [(await people.adjust(player, 'game', 'give', step.give)).status, 200];
  await world.sql(step.sql.replaceAll('$1', String(player.id)).replaceAll('$2', String(product)));
  return [null, null];
}

/** What became of the members, by the tables. */
async function seenOf({ world, people }: Stage, players: Player[], of_all: boolean) {
  const [player] = players;
  if (!player) throw new Error('a case without a member');
  const purses = await Promise.all(players.map(async (it) => (await people.purse(it)) / 100));
  const [[row], alerts, wagers, transactions] = await Promise.all([
    world.sql(`select turnover_pya, overdrawn_at from player p join purse g on g.player_id = p.id and g.kind = 'game' where p.id = $1`, [
      player.id,
    ]),
    world.sql(`select kind from alert where (data->>'player_id')::bigint = $1 order by id`, [player.id]),
    people.wagers(player),
    people.transactions(player),
  ]);
  const kyat = (pya: unknown) => Number(pya) / 100;
  return {
    purse: of_all ? purses : purses[0],
    wagers: wagers.map((it) => {
      const figures = [it['bet_pya'], it['valid_bet_pya'], it['payout_pya']].map(kyat).join('/');
      return `${it['wager_code']} ${it['status']} ${figures}${it['is_flagged'] ? ' flagged' : ''}`;
    }),
    rows: transactions.length,
    turnover: kyat(row?.['turnover_pya']),
    alerts: alerts.map((it) => it['kind']),
    is_overdrawn: row?.['overdrawn_at'] !== null,
  };
}

/** A row as the expectation is written: code, and as many balances as it names. */
function inShort(row: Row | undefined, like: Says): string {
  return row ? [row.code, row.balance, row.before].slice(0, like.split(' ').length).join(' ') : 'nothing';
}

function counted(codes: number[]): string {
  const different = [...new Set(codes)].sort((a, b) => a - b);
  return different.map((code) => `${code} x${codes.filter((it) => it === code).length}`).join(', ');
}

/** "16|999 90.00" is 16 in GSC and 999 in GSC+. */
function ofDialect(says: Says, dialect: DialectName): Says {
  return says.replace(/(\d+)\|(\d+)/g, dialect === 'gsc' ? '$1' : '$2');
}
