import { type LotteryCode, lotteryOf } from '../lotteries.ts';
import { type BetLine, type BetNote, type Grammar, type Reading, readingsAt } from './entry.ts';
import { NOTATIONS, type NotationName } from './notations.ts';
import { plainLine, type Token, tokensOf } from './tokens.ts';

/** A stretch of the text as it was typed and where it begins, with what it was understood as. Only what is `read` has lines. */
export type BetWord = {
  readonly text: string;
  readonly from: number;
  readonly state: 'read' | 'ambiguous' | 'unread';
  readonly lines: readonly BetLine[];
  readonly note: BetNote;
};

/** What a text bets: each number once, in the order in which it first comes, with all its amounts added up. */
export type ReadBets = { readonly lines: readonly BetLine[]; readonly words: readonly BetWord[] };

/** A way to go on from a piece. `skip` is a comma between two entries: it says nothing. */
type Step = Reading & { readonly cost: number; readonly skip?: true };
type Ways = readonly (readonly Step[])[];

// What is not understood weighs more than what is ambiguous, so that a doubt is told as a doubt; what is known to be wrong
// weighs a little less than what is not known at all, so that its reason is told.
const COST = { read: 0, ambiguous: 1, unread: 5, not_known: 6 } as const;
// Lines that bet nothing, as `plainLine` has them: beside a date, a total or a name each allows nothing that could be a bet.
const DATE_WORD = /^[^\p{L}\p{M}\p{N}]*(နေ့စွဲ|date)\P{N}*(\d\d?[-/.]\d\d?[^\p{L}\p{M}\p{N}]*$)?/u;
/** Amounts go by hundreds, so a year that they divide is one: 12-10-1000 are two numbers. */
const DATE_OR_TIME =
  /^[^\p{L}\p{M}\p{N}]*(((0?[1-9]|[12]\d|3[01])([-/.])(0?[1-9]|1[0-2])\4(\d\d|(?!\d\d00)\d{4})|(?!\d\d00)\d{4}([-/.])\d\d?\7\d\d?)(?!\d)[^\p{L}\p{M}\p{N}]*)?(\d\d?[:.]\d\d\s*[ap]m[^\p{L}\p{M}\p{N}]*)?$/u;
const DAY_AND_MONTH = /^(0?[1-9]|[12]\d|3[01])\/(0?[1-9]|1[0-2])$/;
const TOTAL = /^[^\p{L}\p{M}\p{N}]*(စုစုပေါင်း|total)\P{N}*(\d+([ ,]\d{3})*\P{N}*)?$/u;
const HEADER = /^[^[\]\p{N}]*\[[^\]]*\d:\d\d(?!\d)[^\]]*\][^\p{L}\p{M}\p{N}]*$/u;
/** What a chat or a list puts before a line of its own: "[28/11, 10:15] Ma Hla: ", "3) ". */
const LEAD = /^\s*(\[[^\]]*\d:\d\d(?!\d)[^\]]*\][^:\p{Nd}]*:|\p{Nd}{1,3}\))\s*(?=\S)/u;

/**
 * Reads bets as the trade writes them in chats: numbers, forms and amounts in Latin, Burmese or Thai digits, a list over
 * several lines. `lottery` says how long a number is, `notation` what is meant where sellers contradict each other. Never bets
 * a guess: what can be read in two ways is `ambiguous`, what cannot be read `unread`, and neither has lines. Amounts are whole
 * kyat. Never throws for a text; throws for an unknown lottery or notation.
 */
export function readBets(text: string, { lottery, notation = 'standard' }: { lottery: LotteryCode; notation?: NotationName }): ReadBets {
  const chosen = NOTATIONS[notation];
  if (chosen === undefined) throw new RangeError(`no notation: ${notation}`);
  const grammar: Grammar = { digits: lotteryOf(lottery).digits, notation: chosen };
  const words = entriesOf(text).flatMap(({ line, offset }) => wordsOf(text, line, offset, grammar));
  return { lines: addUp(words.flatMap((word) => word.lines)), words };
}

/** The parts of a text that end for certain: at a line's end, a semicolon, a Burmese full stop. */
function entriesOf(text: string): { line: string; offset: number }[] {
  return [...text.matchAll(/[^\r\n;။；]+/g)].map((found) => ({ line: found[0], offset: found.index }));
}

function wordsOf(text: string, line: string, offset: number, grammar: Grammar): BetWord[] {
  const lead = LEAD.exec(line)?.[0];
  if (lead !== undefined) return [skipped(lead, offset), ...wordsOf(text, line.slice(lead.length), offset + lead.length, grammar)];
  const tokens = tokensOf(line, offset);
  if (tokens.length === 0) return [];
  if (isSkipped(line, tokens)) return [skipped(line, offset)];
  const bets = afterDate(tokens);
  if (bets !== null) {
    const date = skipped(text.slice(offset, bets), offset);
    return [
      { ...date, state: 'ambiguous', note: 'parts_unclear' },
      ...wordsOf(text, text.slice(bets, offset + line.length), bets, grammar),
    ];
  }
  const ended = withoutLastStop(tokens);
  const steps = spoiled(ended, chosenSteps(ended, grammar), grammar);
  const words: BetWord[] = [];
  let at = 0;
  for (const { end, state, note, lines, skip } of steps) {
    const [first, last] = [ended[at], ended[end - 1]];
    if (first !== undefined && last !== undefined && !skip) {
      words.push({ text: text.slice(first.from, last.to), from: first.from, state, lines, note });
    }
    at = end;
  }
  return words;
}

function skipped(line: string, offset: number): BetWord {
  return { text: line.trim(), from: offset + line.length - line.trimStart().length, state: 'read', lines: [], note: 'skipped' };
}

/** Names, dates, totals and ruled lines are no bets: a line without a digit or a word of the notation, or one that says what it is. */
function isSkipped(line: string, tokens: readonly Token[]): boolean {
  const said = plainLine(line);
  if (HEADER.test(said) || DATE_OR_TIME.test(said.replace(DATE_WORD, ''))) return true;
  if (TOTAL.test(said) && !tokens.some(isForm)) return true;
  return tokens.every((token) => (token.kind === 'unknown' ? !/\p{N}/u.test(line) : token.kind === 'mark'));
}

function isForm(token: Token | undefined): boolean {
  return token?.kind === 'keyword' && 'form' in token.keyword;
}

/**
 * Where bets begin behind "28/11/26", or "28/11" before a number with an amount of its own: a date, or more numbers of theirs. Null where no such date stands
 * before any.
 */
function afterDate(tokens: readonly Token[]): number | null {
  return afterWholeDate(tokens) ?? afterShortDate(tokens);
}

function afterWholeDate(tokens: readonly Token[]): number | null {
  const [next] = behindComma(tokens.slice(5));
  const isNumber = isForm(next) || isShort(next);
  return next && !next.glued && isNumber && DATE_OR_TIME.test(spelled(tokens.slice(0, 5))) ? next.from : null;
}

/** "12/11 500" has one amount, and is a list. */
function afterShortDate(tokens: readonly Token[]): number | null {
  const [next, joint, behind] = behindComma(tokens.slice(3));
  if (!next || next.glued || !isShort(next) || !DAY_AND_MONTH.test(spelled(tokens.slice(0, 3)))) return null;
  const amount = (joint?.kind === 'mark' && '-=_'.includes(joint.mark)) || joint?.kind === 'keyword' ? behind : joint;
  return amount?.kind === 'digits' && !isShort(amount) ? next.from : null;
}

function behindComma(tokens: readonly Token[]): readonly Token[] {
  const [first] = tokens;
  return first?.kind === 'mark' && first.mark === ',' ? tokens.slice(1) : tokens;
}

const spelled = (tokens: readonly Token[]): string =>
  tokens.map((it) => (it.kind === 'digits' ? it.digits : it.kind === 'mark' ? it.mark : 'x')).join('');

/** Too short for an amount. */
const isShort = (token: Token | undefined): boolean => token?.kind === 'digits' && token.digits.length < 3;

/** A full stop or comma at the end of a line ends it and means nothing else. */
function withoutLastStop(tokens: readonly Token[]): readonly Token[] {
  const last = tokens[tokens.length - 1];
  return last?.kind === 'mark' && '.,'.includes(last.mark) && tokens.length > 1 ? tokens.slice(0, -1) : tokens;
}

/** The way through a line that leaves the least not understood; where several are as good and differ, the stretch is ambiguous. */
function chosenSteps(tokens: readonly Token[], grammar: Grammar): Step[] {
  const ways = bestWays(tokens, grammar);
  const chosen: Step[] = [];
  for (let at = 0; at < tokens.length; ) {
    const steps = ways[at] ?? [];
    const [only] = steps;
    if (only === undefined) break;
    const end = steps.length === 1 ? only.end : meeting(ways, at);
    chosen.push(steps.length === 1 ? only : { end, state: 'ambiguous', note: 'parts_unclear', lines: [], cost: 0 });
    at = end;
  }
  return chosen;
}

/** Every step of every cheapest way through a line, by the piece it starts at. Looks at the cheapest beginnings first (Dijkstra). */
function bestWays(tokens: readonly Token[], grammar: Grammar): Ways {
  const last = tokens.length;
  const costs = new Array<number>(last + 1).fill(Number.POSITIVE_INFINITY);
  const steps: Step[][] = [];
  const waiting: number[][] = [[0]];
  costs[0] = 0;
  for (let cost = 0; cost <= (costs[last] ?? 0) && cost < waiting.length; cost += 1) {
    // Grows while it is walked: a step that costs nothing leads to a piece of the same cost.
    for (const at of waiting[cost] ?? []) {
      if (at === last || steps[at] !== undefined || costs[at] !== cost) continue;
      steps[at] = stepsAt(tokens, at, grammar);
      for (const step of steps[at]) {
        const sum = cost + step.cost;
        if (sum >= (costs[step.end] ?? 0)) continue;
        costs[step.end] = sum;
        waiting[sum] ??= [];
        waiting[sum].push(step.end);
      }
    }
  }
  const ways: Step[][] = [];
  for (let at = last - 1; at >= 0; at -= 1) {
    const best = (steps[at] ?? []).filter(({ end, cost }) => (costs[at] ?? 0) + cost === costs[end] && (end === last || ways[end]?.length));
    ways[at] = distinct(best);
  }
  return ways;
}

function stepsAt(tokens: readonly Token[], at: number, grammar: Grammar): Step[] {
  const token = tokens[at];
  const readings = readingsAt(tokens, at, grammar).map((it) => ({ ...it, cost: COST[it.state] * (it.end - at) }));
  const end = at + 1;
  if (token?.kind === 'mark' && token.mark === ',' && at > 0) {
    return [...readings, { end, state: 'read', note: 'skipped', lines: [], cost: 0, skip: true }];
  }
  return [...readings, { end, state: 'unread', note: 'not_known', lines: [], cost: COST.not_known }];
}

function distinct(steps: readonly Step[]): Step[] {
  const known = new Map(steps.map((step) => [JSON.stringify([step.end, step.state, step.lines]), step]));
  return [...known.values()];
}

/** The first piece after `at` that every best way comes through. */
function meeting(ways: Ways, at: number): number {
  const ends = new Set((ways[at] ?? []).map((step) => step.end));
  while (ends.size > 1) {
    const nearest = Math.min(...ends);
    ends.delete(nearest);
    for (const step of ways[nearest] ?? []) ends.add(step.end);
  }
  return Math.min(...ends);
}

/**
 * Joins what is not understood to one word, and takes along what it touches: of `12=500.5` no part may be bet. Says why as well
 * as it can be known.
 */
function spoiled(tokens: readonly Token[], steps: readonly Step[], { digits }: Grammar): Step[] {
  const joined: Step[] = [];
  let at = 0;
  for (const step of steps) {
    const before = joined[joined.length - 1];
    const touches = tokens[at]?.glued === true && !step.skip && !before?.skip;
    const spoils = before !== undefined && before.state !== step.state && [before.state, step.state].includes('unread') && touches;
    if (before !== undefined && (spoils || (before.state === 'unread' && step.state === 'unread' && !step.skip))) {
      joined[joined.length - 1] = { ...step, state: 'unread', lines: [] };
    } else {
      joined.push(step);
    }
    at = step.end;
  }
  let from = 0;
  return joined.map((step) => {
    const piece = tokens.slice(from, step.end);
    from = step.end;
    return step.state === 'unread' && step.note !== 'amount_not_valid' ? { ...step, note: reasonOf(piece, digits) } : step;
  });
}

function reasonOf(tokens: readonly Token[], digits: number): BetNote {
  if (tokens.some((token) => token.kind === 'unknown')) return 'not_known';
  const [first, ...others] = tokens.flatMap((token) => (token.kind === 'digits' ? [token.digits] : []));
  const hasForm = tokens.some((token) => token.kind === 'keyword');
  if (first !== undefined && first.length !== digits && !hasForm) return 'number_not_valid';
  return others.some((it) => it.length > digits) ? 'not_known' : 'amount_missing';
}

function addUp(lines: readonly BetLine[]): BetLine[] {
  const stakes = new Map<string, number>();
  for (const { number, stake_kyat } of lines) stakes.set(number, (stakes.get(number) ?? 0) + stake_kyat);
  return [...stakes].map(([number, stake_kyat]) => ({ number, stake_kyat }));
}
