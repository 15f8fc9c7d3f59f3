import { endsWithDigits } from '@shwekan/rules';

/** A statement may tell no seconds. */
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** A player asks soon after paying, or pays soon after asking; a request waits three days. */
const NEAR_MS = 72 * HOUR_MS;
const CLOSE_MS = 12 * HOUR_MS;

/** Money that came, as a statement says it. */
export type CameLine = {
  id: number;
  transaction_id: string | null;
  amount_pya: number;
  occurred_at: Date;
  /** Its id stands at another line as well. */
  is_used_twice: boolean;
  /** Somebody said what became of it. */
  is_closed: boolean;
};
/** A cash-in of the same way to pay that waits. */
export type WaitingRequest = {
  id: number;
  /** The last six digits that the player wrote. */
  transaction_id: string;
  amount_pya: number;
  /** Whether the player said that they paid to this account. */
  is_here: boolean;
  /** Since when the amount is this player's alone; null of any other amount. */
  exact_since: Date | null;
  created_at: Date;
};

/** Why a request only looks like what came. */
export type LikelyReason =
  | 'amount_differs'
  | 'other_account'
  | 'far_apart'
  | 'several'
  | 'no_id'
  | 'digits_differ'
  | 'used_twice'
  | 'closed';
export type Match = { line_id: number; cash_in_id: number } & (
  | { state: 'certain'; by: 'digits' | 'exact' }
  | { state: 'likely'; reason: LikelyReason }
);

/** What speaks least for a pair comes last. */
const WEAKEST_LAST: readonly LikelyReason[] = [
  'several',
  'used_twice',
  'closed',
  'amount_differs',
  'other_account',
  'far_apart',
  'no_id',
  'digits_differ',
];

/**
 * What came beside what was asked for: a line has one request at most, and a request one line. Certain is a pair whose line ends with the
 * player's digits, or came after its amount was given to this player alone and ends with nobody's who waits, with the same amount and account, at about the time, and nothing else fits either.
 */
export function matchLines(lines: readonly CameLine[], requests: readonly WaitingRequest[]): Match[] {
  const find = finderOf(requests);
  const pairs = lines.flatMap((line) => {
    const requests = find(line);
    const isNamed = requests.some((it) => isWholeIdOf(line.transaction_id, it.transaction_id));
    return requests.flatMap((request) => pairOf(line, request, isNamed) ?? []);
  });
  const certain = pairs.filter((it) => it.state === 'certain');
  const count = (of: (it: Match) => number) => {
    const counts = new Map<number, number>();
    for (const it of certain) counts.set(of(it), (counts.get(of(it)) ?? 0) + 1);
    return (it: Match) => counts.get(of(it)) ?? 0;
  };
  const [perLine, perRequest] = [count((it) => it.line_id), count((it) => it.cash_in_id)];
  const lineOf = new Map(lines.map((it) => [it.id, it]));
  const judged = pairs.map((it): Match => {
    if (it.state !== 'certain') return it;
    const line = lineOf.get(it.line_id);
    const reason =
      perLine(it) > 1 || perRequest(it) > 1 ? 'several' : line?.is_used_twice ? 'used_twice' : line?.is_closed ? 'closed' : null;
    return reason === null ? it : { line_id: it.line_id, cash_in_id: it.cash_in_id, state: 'likely', reason };
  });
  return bestOf(judged);
}

/** Finds the requests of a line's amount or digits: two thousand lines are not each compared with two thousand requests. */
function finderOf(requests: readonly WaitingRequest[]): (line: CameLine) => WaitingRequest[] {
  const byAmount = Map.groupBy(requests, (it) => it.amount_pya);
  const byDigits = Map.groupBy(requests, (it) => it.transaction_id);
  const lengths = [...new Set(requests.map((it) => it.transaction_id.length))];
  return ({ amount_pya, transaction_id }) => {
    const digits = transaction_id?.replace(/\D/g, '') ?? '';
    const named = lengths.flatMap((length) => (digits.length < length ? [] : (byDigits.get(digits.slice(digits.length - length)) ?? [])));
    return [...new Set([...(byAmount.get(amount_pya) ?? []), ...named])];
  };
}

/** `isNamed`: somebody's digits are those of the line, whatever amount and account they wrote. It is not certain then whose it is. */
function pairOf(line: CameLine, request: WaitingRequest, isNamed: boolean): Match | null {
  const pair = { line_id: line.id, cash_in_id: request.id };
  const likely = (reason: LikelyReason): Match => ({ ...pair, state: 'likely', reason });
  const apart_ms = Math.abs(line.occurred_at.getTime() - request.created_at.getTime());
  const isSame = line.amount_pya === request.amount_pya;
  if (isWholeIdOf(line.transaction_id, request.transaction_id)) {
    if (apart_ms > NEAR_MS) return isSame ? likely('far_apart') : null;
    if (!isSame) return likely('amount_differs');
    return request.is_here ? { ...pair, state: 'certain', by: 'digits' } : likely('other_account');
  }
  if (!isSame || !request.is_here || apart_ms > CLOSE_MS) return null;
  if (line.transaction_id === null) return likely('no_id');
  const isGivenBefore = request.exact_since !== null && line.occurred_at.getTime() >= request.exact_since.getTime() - MINUTE_MS;
  return isGivenBefore && !isNamed ? { ...pair, state: 'certain', by: 'exact' } : likely('digits_differ');
}

/** Each line and each request once, the strongest pair first. */
function bestOf(pairs: readonly Match[]): Match[] {
  const rank = (it: Match) => (it.state === 'certain' ? -1 : WEAKEST_LAST.indexOf(it.reason));
  const [lines, requests] = [new Set<number>(), new Set<number>()];
  return [...pairs]
    .sort((a, b) => rank(a) - rank(b) || a.line_id - b.line_id || a.cash_in_id - b.cash_in_id)
    .filter((it) => {
      if (lines.has(it.line_id) || requests.has(it.cash_in_id)) return false;
      lines.add(it.line_id);
      requests.add(it.cash_in_id);
      return true;
    });
}

/** Whether an id of a statement is one whole id, and ends with a player's digits. */
function isWholeIdOf(transaction_id: string | null, last_digits: string): boolean {
  if (transaction_id === null) return false;
  return transaction_id.replaceAll('-', '').length > last_digits.length && endsWithDigits(transaction_id, last_digits);
}
