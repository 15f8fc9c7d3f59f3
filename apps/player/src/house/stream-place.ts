/** Whether the place of an event id is not after another's: a transaction's number, then a fact's. */
export function isUntil(id: string, other: string): boolean {
  const [xid = '', fact = ''] = id.split('-');
  const [otherXid = '', otherFact = ''] = other.split('-');
  return (compareDigits(xid, otherXid) || compareDigits(fact, otherFact)) <= 0;
}

/** Numbers may be longer than a number of JavaScript is exact. */
function compareDigits(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : Number(one > other));
}
