/** A line of a statement in an account's order of time. Amounts are signed: what came is above 0. */
export type StatementLine = { id: number; at: Date; amount_pya: number; balance_pya: number | null; text: string };
/** What the books have of an account, at the time of its line where a line has its id. */
export type Booking = {
  cash_in_id: number | null;
  cash_out_id: number | null;
  at: Date;
  amount_pya: number;
  line: { id: number; amount_pya: number } | null;
  text: string;
};
export type ExplainedLine = {
  kind: 'at_start' | 'not_booked' | 'not_in_statement' | 'amount_differs' | 'jump' | 'signed' | 'booked_later' | 'more';
  at: Date;
  /** What it adds to the app's balance over the books. */
  amount_pya: number;
  text: string;
  line_id: number | null;
  cash_in_id: number | null;
  cash_out_id: number | null;
};
export type Books = {
  /** All that the books have of the account now. */
  booked_pya: number;
  /** Those of the books since some time before the period. */
  bookings: readonly Booking[];
  /** Differences that two people signed since the period began. */
  signed: readonly { at: Date; amount_pya: number; text: string }[];
};
type Period = { from: Date; until: Date };

/**
 * What makes the difference between what the app holds and the books, line by line. `app_pya` is the balance of the last line that has one, with what lines say
 * after it; null where none has. With it the lines always come to the difference; with a count of now they may not.
 */
export function explainDifference(lines: readonly StatementLine[], books: Books, { from, until }: Period, isCount: boolean) {
  const ordered = inChain(lines);
  const isLater = (it: Booking) => it.at > until;
  const within = books.bookings.filter((it) => it.at >= from && !isLater(it));
  const later = books.bookings.filter(isLater);
  const before_pya = books.booked_pya - sumOf(within) - sumOf(later) - sumOf(books.signed);
  const { opening_pya, app_pya, jumps } = balancesOf(ordered);
  const taken = new Set(within.flatMap((it) => it.line?.id ?? []));
  const explained: ExplainedLine[] = [
    ...(opening_pya === null ? [] : [plain('at_start', from, opening_pya - before_pya, '')]),
    ...ordered.filter((it) => !taken.has(it.id)).map((it) => ({ ...plain('not_booked', it.at, it.amount_pya, it.text), line_id: it.id })),
    ...within.filter((it) => it.line === null).map((it) => ofBooking('not_in_statement', it, -it.amount_pya)),
    ...within.flatMap((it) => (it.line === null ? [] : [ofBooking('amount_differs', it, it.line.amount_pya - it.amount_pya)])),
    ...jumps,
    ...books.signed.map((it) => plain('signed', it.at, -it.amount_pya, it.text)),
    // A count of now has them; a statement that ends before them has not.
    ...(isCount ? [] : [plain('booked_later', until, -sumOf(later), `${later.length}`)]),
  ];
  return { app_pya, lines: explained.filter((it) => it.amount_pya !== 0).sort((a, b) => a.at.getTime() - b.at.getTime()) };
}

/** Lines of the same instant in the order in which their balances go on from each other, whichever way the file had them. */
function inChain(lines: readonly StatementLine[]): StatementLine[] {
  const rest = [...lines].sort((a, b) => a.at.getTime() - b.at.getTime() || a.id - b.id);
  const ordered: StatementLine[] = [];
  let held: number | null = null;
  while (rest.length > 0) {
    const at = rest[0]?.at.getTime();
    let next = 0;
    for (let nth = 0; rest[nth]?.at.getTime() === at; nth += 1) {
      const line = rest[nth];
      if (line && held !== null && line.balance_pya === held + line.amount_pya) {
        next = nth;
        break;
      }
    }
    const [line] = rest.splice(next, 1);
    if (!line) break;
    ordered.push(line);
    held = line.balance_pya ?? (held === null ? null : held + line.amount_pya);
  }
  return ordered;
}

/** What the app held before the first line, what it holds after the last, and where its balances do not go on from each other: there lines are missing. */
function balancesOf(ordered: readonly StatementLine[]) {
  const first = ordered.findIndex((it) => it.balance_pya !== null);
  if (first === -1) return { opening_pya: null, app_pya: null, jumps: [] };
  const opening_pya = (ordered[first]?.balance_pya ?? 0) - sumOf(ordered.slice(0, first + 1));
  const jumps: ExplainedLine[] = [];
  let app_pya = opening_pya;
  for (const { at, amount_pya, balance_pya, text } of ordered) {
    const expected = app_pya + amount_pya;
    app_pya = balance_pya ?? expected;
    if (app_pya !== expected) jumps.push(plain('jump', at, app_pya - expected, text));
  }
  return { opening_pya, app_pya, jumps };
}

function plain(kind: ExplainedLine['kind'], at: Date, amount_pya: number, text: string): ExplainedLine {
  return { kind, at, amount_pya, text, line_id: null, cash_in_id: null, cash_out_id: null };
}

function ofBooking(kind: ExplainedLine['kind'], { at, text, line, cash_in_id, cash_out_id }: Booking, amount_pya: number): ExplainedLine {
  return { kind, at, amount_pya, text, line_id: line?.id ?? null, cash_in_id, cash_out_id };
}

function sumOf(amounts: readonly { amount_pya: number }[]): number {
  return amounts.reduce((sum, it) => sum + it.amount_pya, 0);
}
