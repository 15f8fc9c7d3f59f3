import { type Digits, numberValue } from '../numbers.ts';
import { QUICK_PICKS_2D } from '../quick-picks.ts';
import { permutations } from '../tot.ts';
import { mirror } from '../turned.ts';
import type { Notation } from './notations.ts';
import type { FormName, Token } from './tokens.ts';

/** One number with what is bet on it, in whole kyat. */
export type BetLine = { readonly number: string; readonly stake_kyat: number };

/** What a word was understood as, or why it was not. */
export type BetNote =
  | 'direct'
  | 'reverse'
  | 'direct_and_reverse'
  | FormName
  | 'list'
  | 'skipped'
  | 'amount_not_valid'
  | 'amount_missing'
  | 'number_not_valid'
  | 'not_known'
  | 'separator_unclear'
  | 'reverse_unclear'
  | 'form_unclear'
  | 'thousand_unclear'
  | 'parts_unclear';

/** One way to read the pieces from a place on, up to `end`. */
export type Reading = {
  readonly end: number;
  readonly state: 'read' | 'ambiguous' | 'unread';
  readonly note: BetNote;
  readonly lines: readonly BetLine[];
};

export type Grammar = { readonly digits: Digits; readonly notation: Notation };

/** Longer lists than a slip takes are not one entry: a text of thousands of numbers must not cost seconds. */
const ITEMS_MAX = 250;
const STAKE_MIN_KYAT = 100;
const STAKE_STEP_KYAT = 100;

/** Numbers that were named together. `reversed` says that an R of their own follows, `unclear` that sources disagree about them. */
type Item = { readonly numbers: readonly string[]; readonly note: BetNote; readonly reversed: boolean; readonly unclear: BetNote | null };
type Amount = { readonly end: number; readonly kyat: number | null; readonly unclear: BetNote | null };

/** Every way in which one entry, numbers with their amount, can begin at a piece. None when no entry does. */
export function readingsAt(tokens: readonly Token[], start: number, grammar: Grammar): Reading[] {
  const readings: Reading[] = [];
  const items: Item[] = [];
  let at = start;
  const joints = { dash: 0, other: 0 };
  while (items.length < ITEMS_MAX) {
    const next = itemAt(tokens, at, grammar);
    if (next === null) break;
    items.push(...next.items);
    at = next.end;
    if (signAt(tokens, at) === 'disputed') {
      items.push({ numbers: [], note: 'direct', reversed: false, unclear: 'form_unclear' });
      at += 1;
    }
    const named = isDashUnclear(joints, markAt(tokens, at, '-')) ? items.map((it) => ({ ...it, unclear: 'form_unclear' as const })) : items;
    readings.push(...withAmount(tokens, at, named, grammar));
    const reversed = signAt(tokens, at) === 'reverse';
    if (reversed) {
      items.push({ ...(items.pop() as Item), reversed: true }); // It was pushed above.
      at += 1;
    }
    // What stands behind a dash is an amount where a number may be one: in 2D alone none is.
    const isDash = grammar.digits === 2 && markAt(tokens, at, '-');
    joints[isDash ? 'dash' : 'other'] += 1;
    if (isDash || markAt(tokens, at, '.*,/')) at += 1;
    else if (tokens[at]?.glued !== false) break;
  }
  return readings;
}

/**
 * Numbers that dashes join are a list where nothing else joins them. "12-34=500" may be all from 12 to 34, and the 50 of "12-50 34-500" an amount that is
 * too small.
 */
function isDashUnclear({ dash, other }: { dash: number; other: number }, isDashNext: boolean): boolean {
  return dash > 0 && (other > 0 || (dash === 1 && !isDashNext));
}

/** The numbers named at a place: one number, or a form with the digits it takes. */
function itemAt(tokens: readonly Token[], at: number, { digits, notation }: Grammar): { items: Item[]; end: number } | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (signAt(tokens, at) === 'disputed') return { items: [], end: at };
  if (digits === 2) {
    const named = formAt(tokens, at, notation);
    if (named !== null) return named;
  }
  if (token.kind !== 'digits' || !isNumberAt(tokens, at, { digits })) return null;
  return { items: [{ numbers: [token.digits], note: 'direct', reversed: false, unclear: null }], end: at + 1 };
}

function isNumberAt(tokens: readonly Token[], at: number, { digits }: Pick<Grammar, 'digits'>): boolean {
  const token = tokens[at];
  return token?.kind === 'digits' && numberValue(token.digits, digits) >= 0;
}

const PLAIN_FORMS = ['doubles', 'even_doubles', 'odd_doubles', 'nakhat', 'power', 'brothers'] as const;
const DIGIT_FORMS = ['head', 'tail', 'contains', 'break'] as const;

function formAt(tokens: readonly Token[], at: number, notation: Notation): { items: Item[]; end: number } | null {
  const alone = formNameAt(tokens, at, notation);
  if (isOneOf(PLAIN_FORMS, alone)) return { items: [item(alone, QUICK_PICKS_2D[alone].numbers())], end: at + 1 };
  const typed = digitsAt(tokens, at);
  if (typed === null) return null;
  const name = formNameAt(tokens, typed.end, notation);
  const { digits } = typed;
  const end = typed.end + 1;
  if (isOneOf(DIGIT_FORMS, name)) {
    const items = [...digits].map((digit) => item(name, QUICK_PICKS_2D[name].numbers(Number(digit))));
    // "12T" is the heads 1 and 2, or a slip of the finger beside the number 12.
    return { items: typed.parted || digits.length === 1 ? items : items.map((it) => ({ ...it, unclear: 'form_unclear' })), end };
  }
  if (name !== 'khway' && name !== 'khway_with_doubles') return null;
  if (typed.parted || digits.length < 2) return null;
  const repeats = new Set(digits).size < digits.length;
  return { items: [{ ...item(name, QUICK_PICKS_2D[name].numbers(digits)), unclear: repeats ? 'form_unclear' : null }], end };
}

/** Digits of a form: "123", or "1/2/3" with marks or blanks between them, which `parted` tells. */
function digitsAt(tokens: readonly Token[], start: number): { digits: string; end: number; parted: boolean } | null {
  const first = tokens[start];
  if (first?.kind !== 'digits') return null;
  let digits = first.digits;
  let end = start + 1;
  while (first.digits.length === 1) {
    const place = markAt(tokens, end, '.*,/') ? end + 1 : end;
    const next = tokens[place];
    if (next?.kind !== 'digits' || next.digits.length !== 1) break;
    digits += next.digits;
    end = place + 1;
  }
  return { digits, end, parted: end > start + 1 };
}

function withAmount(tokens: readonly Token[], at: number, items: readonly Item[], grammar: Grammar): Reading[] {
  if (signAt(tokens, at) === 'reverse') return withReverse(tokens, at + 1, items, grammar);
  const connected = connectorAt(tokens, at);
  const last = tokens[at - 1];
  const unclear = connected === at && markAt(tokens, at, '.*,/');
  const from = unclear ? at + 1 : connected;
  // Digits touch digits only behind a form: "5B300".
  if (from === at && last?.kind === 'digits' && tokens[at]?.glued) return [];
  return amountsAt(tokens, from, grammar.notation).flatMap((amount) => {
    if (unclear) return valid(amount.kyat) === null ? [] : [unclearReading(amount.end, 'separator_unclear')];
    // "12 34" is two numbers, not a number with an amount that is not valid.
    if (from === at && last?.kind === 'digits' && amount.unclear === null && valid(amount.kyat) === null && isNumberAt(tokens, at, grammar))
      return [];
    if (signAt(tokens, amount.end) !== 'reverse') return [reading(items, amount, null, grammar)];
    // "12=1000R500" may be an amount for the reverse or a slip of the finger.
    const more = amountsAt(tokens, amount.end + 1, grammar.notation)
      .filter((it) => valid(it.kyat) !== null)
      .map((it) => unclearReading(it.end, 'reverse_unclear'));
    return tokens[amount.end + 1]?.glued ? more : [reading(items, { ...amount, end: amount.end + 1 }, amount, grammar), ...more];
  });
}

function unclearReading(end: number, note: BetNote): Reading {
  return { end, state: 'ambiguous', note, lines: [] };
}

/** The amount behind an R: one for both, or "1000-500" for the numbers as they stand and their reverses. */
function withReverse(tokens: readonly Token[], at: number, items: readonly Item[], grammar: Grammar): Reading[] {
  return amountsAt(tokens, connectorAt(tokens, at), grammar.notation).flatMap((amount) => {
    const both = reading(items, amount, amount, grammar);
    if (!markAt(tokens, amount.end, '-')) return [both];
    const split = amountsAt(tokens, amount.end + 1, grammar.notation).map((reverse) => {
      if (grammar.digits !== 2) return unclearReading(reverse.end, 'reverse_unclear');
      return reading(items, { ...amount, end: reverse.end }, reverse, {
        ...grammar,
        notation: { ...grammar.notation, reverse_amount: 'full' },
      });
    });
    return [both, ...split];
  });
}

function reading(items: readonly Item[], direct: Amount, reverse: Amount | null, grammar: Grammar): Reading {
  const { end } = direct;
  const halved = reverse !== null && grammar.notation.reverse_amount === 'half';
  const share = (amount: Amount) => valid(halved && amount.kyat !== null ? amount.kyat / 2 : amount.kyat);
  const direct_kyat = share(direct);
  const reverse_kyat = reverse === null ? 0 : share(reverse);
  const unclear = unclearOf(items, direct, reverse, grammar);
  if (unclear !== null) return unclearReading(end, unclear);
  if (direct_kyat === null || reverse_kyat === null) return { end, state: 'unread', note: 'amount_not_valid', lines: [] };
  const numbers = items.flatMap((it) => it.numbers);
  const lines = numbers.map((number) => ({ number, stake_kyat: direct_kyat }));
  if (reverse === null) return { end, state: 'read', note: noteOf(items), lines };
  const others = numbers.flatMap(reversesOf).map((number) => ({ number, stake_kyat: reverse_kyat }));
  return { end, state: 'read', note: reverse.kyat === direct.kyat ? 'reverse' : 'direct_and_reverse', lines: [...lines, ...others] };
}

function unclearOf(items: readonly Item[], direct: Amount, reverse: Amount | null, { digits }: Grammar): BetNote | null {
  const unclear = items.find((it) => it.unclear !== null)?.unclear ?? direct.unclear ?? reverse?.unclear ?? null;
  if (unclear !== null) return unclear;
  const reversed = items.filter((it) => it.reversed).length;
  if (reverse === null && reversed === 0) return null;
  // "12R 34 500": nobody can tell whether 34 has its reverse, and whether 12 lost its amount.
  const all = reverse !== null && (reversed === 0 || reversed === items.length - 1);
  const numbers = items.flatMap((it) => it.numbers);
  const chosen = new Set(numbers);
  const meets = numbers.some((number) => reversesOf(number).some((other) => chosen.has(other)));
  return digits === 1 || !all || meets || chosen.size < numbers.length ? 'reverse_unclear' : null;
}

/** The other numbers of the same digits: the mirror of a 2D number, every further permutation of a 3D one. */
function reversesOf(number: string): string[] {
  const all = number.length === 2 ? [mirror(number)] : permutations(number);
  return all.filter((other) => other !== number);
}

function noteOf(items: readonly Item[]): BetNote {
  const notes = new Set(items.map((it) => it.note));
  return notes.size === 1 ? (items[0]?.note ?? 'list') : 'list';
}

/** The amounts that may stand at a place: with a comma before each three digits, or up to the first comma. */
function amountsAt(tokens: readonly Token[], at: number, notation: Notation): Amount[] {
  const first = tokens[at];
  if (first?.kind !== 'digits') return [];
  const amounts = [withUnit(tokens, at + 1, first.digits, notation)];
  let digits = first.digits;
  for (let end = at + 1; digits.length >= 1 && first.digits.length <= 3; end += 2) {
    const [comma, group] = [tokens[end], tokens[end + 1]];
    if (comma?.kind !== 'mark' || comma.mark !== ',' || !comma.glued) break;
    if (group?.kind !== 'digits' || group.digits.length !== 3 || !group.glued) break;
    digits += group.digits;
    amounts.push(withUnit(tokens, end + 2, digits, notation));
  }
  return amounts;
}

function withUnit(tokens: readonly Token[], end: number, digits: string, notation: Notation): Amount {
  const kyat = /^[1-9]\d*$/.test(digits) && Number.isSafeInteger(Number(digits)) ? Number(digits) : null;
  const sign = signAt(tokens, end);
  const next = tokens[end];
  if (next?.kind === 'keyword' && 'times' in next.keyword)
    return { end: end + 1, kyat: kyat === null ? null : kyat * next.keyword.times, unclear: null };
  if (sign === 'unit') return { end: end + 1, kyat, unclear: null };
  if (sign !== 'letter_k' || !tokens[end]?.glued) return { end, kyat, unclear: null };
  if (notation.letter_k_after_amount === null) return { end: end + 1, kyat, unclear: 'thousand_unclear' };
  return { end: end + 1, kyat: notation.letter_k_after_amount === 'thousand' && kyat !== null ? kyat * 1000 : kyat, unclear: null };
}

function valid(kyat: number | null): number | null {
  return kyat !== null && Number.isSafeInteger(kyat) && kyat >= STAKE_MIN_KYAT && kyat % STAKE_STEP_KYAT === 0 ? kyat : null;
}

function connectorAt(tokens: readonly Token[], at: number): number {
  return markAt(tokens, at, '-=_') || signAt(tokens, at) === 'direct' ? at + 1 : at;
}

function formNameAt(tokens: readonly Token[], at: number, notation: Notation): FormName | null {
  const token = tokens[at];
  if (token?.kind !== 'keyword') return null;
  if ('form' in token.keyword) return token.keyword.form;
  const sign = signAt(tokens, at);
  if (sign === 'letter_p') return notation.letter_p;
  return sign === 'letter_k' ? 'khway' : null;
}

function signAt(tokens: readonly Token[], at: number): string | null {
  const token = tokens[at];
  return token?.kind === 'keyword' && 'sign' in token.keyword ? token.keyword.sign : null;
}

function markAt(tokens: readonly Token[], at: number, marks: string): boolean {
  const token = tokens[at];
  return token?.kind === 'mark' && marks.includes(token.mark);
}

function item(note: FormName, numbers: readonly string[]): Item {
  return { numbers, note, reversed: false, unclear: null };
}

function isOneOf<const T extends string>(names: readonly T[], name: string | null): name is T {
  return names.some((it) => it === name);
}
