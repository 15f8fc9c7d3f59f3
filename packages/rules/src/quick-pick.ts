/**
 * One button of the number screens. `takes` says what the screen must ask for first; `count` is how many numbers come out,
 * null where it depends on what was given. Numbers are unique, ascending texts; a parameter out of range gives none.
 */
export type QuickPick =
  | { readonly takes: 'nothing'; readonly count: number; readonly numbers: () => readonly string[] }
  | { readonly takes: 'digit'; readonly count: number; readonly numbers: (digit: number) => readonly string[] }
  | { readonly takes: 'block'; readonly count: number; readonly numbers: (block: number) => readonly string[] }
  | { readonly takes: 'digits'; readonly count: null; readonly numbers: (digits: string) => readonly string[] }
  | { readonly takes: 'pattern'; readonly count: number; readonly numbers: (pattern: string) => readonly string[] }
  | { readonly takes: 'selection'; readonly count: null; readonly numbers: (selection: readonly string[]) => readonly string[] };

/** A pick of the same numbers always. */
export function plain(count: number, numbers: readonly string[]) {
  return { takes: 'nothing', count, numbers: () => numbers } as const;
}
