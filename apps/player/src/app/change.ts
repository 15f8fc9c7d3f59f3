/** Does something whenever the read value is another one than before, and now where it is another one than at first. */
export function onChange<T>(subscribe: (listener: () => void) => void, [first, read]: [T, () => T], act: () => void): void {
  let last = first;
  const look = () => {
    const next = read();
    if (next === last) return;
    last = next;
    act();
  };
  subscribe(look);
  look();
}
