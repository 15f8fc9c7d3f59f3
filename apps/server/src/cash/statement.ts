import type { statement } from '@shwekan/contract';
import {
  kyatWire,
  type LotteryCode,
  PYA_PER_KYAT,
  STATEMENT_FILE_LINES,
  sectionLabel,
  yangonDay,
  yangonStamp,
  yangonTime,
} from '@shwekan/rules';
import { findPlayer } from '#queries/cash/adjustments.ts';
import { slipsTold, spanOfDays, type TotalsOfDaysResult, totalsOfDays } from '#queries/cash/statement.ts';
import { type StatementLine, statementOf } from '../ledger/ledger.ts';
import { historyDays } from '../platform/lists.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';

/** As the lottery's entries name themselves: of a later round of its draw, with the round behind it. */
const OF_SLIP = /^(?:stake|win|refund|win_reversed):(\d+)(?::\d+)?$/;
const CSV_PAGE_LINES = 1000;
const CSV_HEAD = 'date,time,purse,reason,ref,amount,balance_after';
/** Stands before the first line where there were older ones. */
const CSV_CUT = `,,,,only the newest ${STATEMENT_FILE_LINES} lines of these days,,`;

type StatementCall = Pick<Call<typeof statement.show | typeof statement.ofPlayer>, 'query'>;
type StatementFileCall = Pick<Call<typeof statement.file>, 'query' | 'setHeader'>;

/** Every movement of a player's purses between two Yangon days, newest first, page by page; the first page with the totals of all days. */
export async function showStatement(world: World, player_id: number, call: StatementCall) {
  const { cursor = null, limit } = call.query;
  const { days, ...range } = await rangeAsked(world, player_id, call.query);
  const { lines, next } = await statementOf(world.db, player_id, { ...range, cursor, limit });
  const slips = await slipsOf(world, player_id, lines);
  const { purse, reason } = range;
  const totals = cursor === null ? await totalsOfDays.run({ player_id, ...days, purse, reason }, world.db) : null;
  return {
    totals: totals?.map(totalWire) ?? null,
    data: lines.map(({ unit, amount, balance_after, at, ...line }) => ({
      ...line,
      amount: amountWire(unit, amount),
      balance_after: amountWire(unit, balance_after),
      at: yangonStamp(at),
      slip: slips.get(slipIdOf(line.ref) ?? 0),
    })),
    next,
  };
}

/** The slip that an entry of the lottery names; undefined for any other. */
function slipIdOf(ref: string): number | undefined {
  const [, slip_id] = OF_SLIP.exec(ref) ?? [];
  return slip_id === undefined ? undefined : Number(slip_id);
}

/** The slips of these lines, by their id. */
async function slipsOf({ db }: World, player_id: number, lines: readonly StatementLine[]) {
  const slip_ids = [...new Set(lines.flatMap(({ ref }) => slipIdOf(ref) ?? []))];
  const rows = slip_ids.length === 0 ? [] : await slipsTold.run({ player_id, slip_ids }, db);
  return new Map(
    rows.map(({ id, voucher, lottery, day, section }) => [
      id,
      { voucher, lottery: lottery as LotteryCode, section: sectionLabel(section.slice(0, 5)), date: day },
    ]),
  );
}

function totalWire({ purse, unit, money_in, money_out, line_count }: TotalsOfDaysResult) {
  return { purse, money_in: amountWire(unit, money_in), money_out: amountWire(unit, money_out), count: line_count };
}

/** The player, for an operator; refuses `not_found`. */
export async function knownPlayer(world: World, player_id: number): Promise<number> {
  if ((await findPlayer.run({ player_id }, world.db)).length === 0) throw new Refusal('not_found');
  return player_id;
}

/** The same lines as a file for a spreadsheet, oldest first. Of a longer statement it has the newest lines, and says so. */
export async function downloadStatement(world: World, player_id: number, call: StatementFileCall): Promise<string> {
  const { days: _, ...range } = await rangeAsked(world, player_id, call.query);
  const lines: StatementLine[] = [];
  let cursor: string | null = null;
  do {
    const page = await statementOf(world.db, player_id, { ...range, cursor, limit: CSV_PAGE_LINES });
    lines.push(...page.lines);
    cursor = page.next;
  } while (cursor !== null && lines.length < STATEMENT_FILE_LINES);
  call.setHeader('Content-Type', 'text/csv; charset=utf-8');
  call.setHeader('Content-Disposition', 'attachment; filename="statement.csv"');
  return `${[CSV_HEAD, ...(cursor === null ? [] : [CSV_CUT]), ...lines.reverse().map(csvLine)].join('\r\n')}\r\n`;
}

/** No cell can hold a comma, a quote or a formula: words of the entry book, its refs, numbers. */
function csvLine({ at, purse, reason, ref, unit, amount, balance_after }: StatementLine): string {
  return [yangonDay(at), yangonTime(at), purse, reason, ref, amountWire(unit, amount), amountWire(unit, balance_after)].join(',');
}

/** What is asked for, and between which entries it stands. */
async function rangeAsked({ db }: World, player_id: number, query: StatementFileCall['query']) {
  const { purse = null, reason = null } = query;
  const { days, instants } = await historyDays(db, query);
  const [span] = await spanOfDays.run({ player_id, ...days }, db);
  if (span === undefined) throw new Error('the reports have no place in the ledger');
  return { ...instants, ...span, days, purse, reason };
}

/** Points stand on the wire as kyat do: "12.00" is twelve points. */
function amountWire(unit: string, amount: number): string {
  return kyatWire(unit === 'points' ? amount * PYA_PER_KYAT : amount);
}
