/**
 * How one group of sellers writes bets, where groups contradict each other. `null` means that the notation says nothing: what
 * is written so is ambiguous and never bet.
 */
export type Notation = {
  /** What `12R500` gives 12 and 21 each: the whole amount or half of it. */
  readonly reverse_amount: 'full' | 'half';
  /** What the letter P after a digit means. Burmese words mean the same in every notation. */
  readonly letter_p: 'contains' | 'tail';
  /** What a k behind an amount means: `12=5k`. */
  readonly letter_k_after_amount: 'thousand' | 'nothing' | null;
};

/** The notations by name. A player keeps one; `standard` is everybody's until they choose. */
export const NOTATIONS = {
  standard: { reverse_amount: 'full', letter_p: 'contains', letter_k_after_amount: null },
  half_reverse: { reverse_amount: 'half', letter_p: 'contains', letter_k_after_amount: null },
  thousands: { reverse_amount: 'full', letter_p: 'contains', letter_k_after_amount: 'thousand' },
  tails: { reverse_amount: 'full', letter_p: 'tail', letter_k_after_amount: null },
} as const satisfies Record<string, Notation>;

export type NotationName = keyof typeof NOTATIONS;
