/** A whole number from 0 to below n, each as likely as the others. The server gives node:crypto's; tests may count. */
export type Roll = (n: number) => number;

/** An entry of a list, each as likely. */
export function pick<T>(list: readonly T[], roll: Roll): T {
  // The index is inside a list that is not empty.
  return list[roll(list.length)] as T;
}
