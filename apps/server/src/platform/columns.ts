/** What a column of an answer says in a place where it must say something. */
export function cell<T>(column: readonly T[] | null, n: number): NonNullable<T> {
  const it = column?.[n];
  if (it === undefined || it === null) throw new Error('columns of an answer do not fit each other');
  return it;
}
