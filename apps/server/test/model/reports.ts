import { sumUpEntries } from '../../src/reports/days.ts';
import { KYAT, type Move, wire } from './books.ts';
import { ask } from './house.ts';
import { asPlayer, type Scene } from './scene.ts';
import type { Player } from './things.ts';

const PATIENCE_MS = 20_000;
/** Of which figure of a report a move is, and whether it is taken off it; of the purses whose kind begins as said. */
const FIGURES: Record<string, [figure: 'stakes' | 'payouts' | 'refunds' | 'corrections' | 'in' | 'out', sign: 1 | -1]> = {
  stake: ['stakes', 1],
  win: ['payouts', 1],
  refund: ['refunds', 1],
  win_reversed: ['corrections', 1],
  // A provider gives below zero what it takes.
  game_bet: ['stakes', -1],
  game_win: ['payouts', 1],
  game_rollback: ['corrections', -1],
  cash_in: ['in', 1],
  cash_out_paid: ['out', 1],
};
const PURSES = ['main', 'game', 'hold', 'promotion', 'referral', 'points'] as const;

/** What the console's reports, and the statement of one player, tell otherwise than the model's own books. */
export async function compareReports(scene: Scene): Promise<string[]> {
  const began = Date.now();
  for (;;) {
    await sumUpEntries(scene.house.world);
    const found = [...(await playReports(scene)), ...(await cashReport(scene)), ...(await fundsReport(scene)), ...(await statement(scene))];
    if (found.length === 0 || Date.now() - began > PATIENCE_MS) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const query = (scene: Scene, by: string) => ({ from: scene.model.day(scene.model.began), to: scene.model.day(), by, limit: 200 });

/** The sums of moves by a key of each; a move that has none is left out. */
function sums(scene: Scene, keyOf: (move: Move) => string | null): Map<string, Record<string, number>> {
  const found = new Map<string, Record<string, number>>();
  for (const move of scene.model.books.moves) {
    const [figure, sign] = FIGURES[move.reason] ?? [];
    const key = figure === undefined ? null : keyOf(move);
    if (figure === undefined || sign === undefined || key === null) continue;
    const row = found.get(key) ?? {};
    row[figure] = (row[figure] ?? 0) + sign * move.amount;
    found.set(key, row);
  }
  return found;
}

const houseOf = ({ from, to }: Move, kind: string): string | null => [from, to].find((it) => it.startsWith(`${kind}:`)) ?? null;

async function playReports(scene: Scene): Promise<string[]> {
  const token = scene.house.operators['cash-a'];
  const isPlay = (move: Move) => houseOf(move, 'house_lottery') ?? houseOf(move, 'house_provider');
  const found: string[] = [];
  for (const [by, keyOf] of [
    ['day', (move: Move) => (isPlay(move) === null ? null : move.day)],
    ['lottery', (move: Move) => houseOf(move, 'house_lottery')],
    ['provider', (move: Move) => houseOf(move, 'house_provider')],
  ] as const) {
    const { body } = await ask(scene.house, 'GET /api/console/reports/play', { token, query: query(scene, by) });
    const due = sums(scene, keyOf);
    for (const row of body.data) {
      const { stakes = 0, payouts = 0, refunds = 0, corrections = 0 } = due.get(row.key) ?? {};
      const want = [stakes, payouts, refunds, corrections, stakes - payouts - refunds + corrections].map(wire);
      const said = [row.stakes, row.payouts, row.refunds, row.corrections, row.result];
      if (String(said) !== String(want)) found.push(`the report of play by ${by}, ${row.key}: the product says ${said}, the model ${want}`);
      due.delete(row.key);
    }
    for (const [key, row] of due)
      if (Object.values(row).some((it) => it !== 0)) found.push(`the report of play by ${by} has no ${key}: ${JSON.stringify(row)}`);
  }
  return found;
}

async function cashReport(scene: Scene): Promise<string[]> {
  const token = scene.house.operators['cash-a'];
  const { body } = await ask(scene.house, 'GET /api/console/reports/cash', { token, query: query(scene, 'day') });
  const due = sums(scene, (move) => (houseOf(move, 'house_cash') === null ? null : move.day));
  const found: string[] = [];
  for (const row of body.data) {
    const { in: came = 0, out = 0 } = due.get(row.key) ?? {};
    if (row.in !== wire(came) || row.out !== wire(out))
      found.push(`the report of cash of ${row.key}: the product says ${row.in} and ${row.out}, the model ${wire(came)} and ${wire(out)}`);
    due.delete(row.key);
  }
  for (const key of due.keys()) found.push(`the report of cash has no ${key}`);
  return found;
}

async function fundsReport(scene: Scene): Promise<string[]> {
  const { house, model } = scene;
  const { body } = await ask(house, 'GET /api/console/reports/funds', { token: house.operators['cash-a'] });
  return PURSES.flatMap((purse) => {
    const due = model.players.reduce((sum, it) => sum + model.books.of(`${purse}:${it.n}`), 0);
    const said = body.data.find((it) => it.purse === purse)?.amount;
    const want = wire(purse === 'points' ? due * KYAT : due);
    return said === want ? [] : [`players hold ${said} in ${purse} by the report, ${want} by the model`];
  });
}

/** What came in and went out of each purse of a player by their statement otherwise than by the model, and the balance that its newest line leaves when it goes to now. */
async function statement(scene: Scene): Promise<string[]> {
  const { model, dice } = scene;
  const player = dice.of(model.players);
  const days = { from: model.day(model.began), to: model.day() };
  return [...(await compareStatement(scene, player, days)), ...(await newestBalance(scene, player, days))];
}

type Days = { from: string; to: string };

/** What came in and went out of each purse of a player on some days, by their statement otherwise than by the model. */
export async function compareStatement(scene: Scene, player: Player, { from, to }: Days): Promise<string[]> {
  const moves = scene.model.books.moves.filter((it) => it.day >= from && it.day <= to);
  const found: string[] = [];
  for (const purse of PURSES) {
    const { totals } = await readStatement(scene, player, purse, { from, to });
    const total = totals?.find((it) => it.purse === purse);
    const [came, went] = inAndOut(moves, purse, player);
    const want = [wire(came * scaleOf(purse)), wire(went * scaleOf(purse))];
    const said = [total?.money_in ?? '0.00', total?.money_out ?? '0.00'];
    if (String(said) !== String(want))
      found.push(`the statement of player ${player.n} from ${from} to ${to}, ${purse}: the product says ${said}, the model ${want}`);
  }
  return found;
}

async function newestBalance(scene: Scene, player: Player, days: Days): Promise<string[]> {
  const found: string[] = [];
  for (const purse of PURSES) {
    const newest = (await readStatement(scene, player, purse, days)).data[0]?.balance_after ?? '0.00';
    const held = wire(scene.model.books.of(`${purse}:${player.n}`) * scaleOf(purse));
    if (newest !== held) found.push(`the statement of player ${player.n} ends with ${newest} in ${purse}, by the model ${held}`);
  }
  return found;
}

const scaleOf = (purse: (typeof PURSES)[number]) => (purse === 'points' ? KYAT : 1);

async function readStatement(scene: Scene, player: Player, purse: (typeof PURSES)[number], { from, to }: Days) {
  const query = { start_date: from, end_date: to, purse, limit: 200 };
  const said = await asPlayer(scene, player, 'GET /api/user/statement', { query, code: null });
  if (said === null) throw new Error('a statement was not refused, and is not there');
  return said;
}

function inAndOut(moves: readonly Move[], purse: string, { n }: Player): [came: number, went: number] {
  const name = `${purse}:${n}`;
  let [came, went] = [0, 0];
  for (const { from, to, amount } of moves) {
    // A move below zero goes the other way.
    const [giver, taker] = amount > 0 ? [from, to] : [to, from];
    if (taker === name) came += Math.abs(amount);
    if (giver === name) went += Math.abs(amount);
  }
  return [came, went];
}
