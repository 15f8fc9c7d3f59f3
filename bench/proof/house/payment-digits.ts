const FIRST = 100_000;
const COUNT = 900_000;
let given = 0;

/** The last six digits of a payment that nobody of this proof has made: what two players claim by the same ones takes two operators. */
export function nextPaymentDigits(): string {
  given += 1;
  return String(FIRST + (given % COUNT));
}
