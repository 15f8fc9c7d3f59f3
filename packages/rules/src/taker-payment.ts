/** A payment between this house and another one. `owed_pya` is what this house owes it; below zero, what it owes this house. */
export type TakerPayment = {
  readonly direction: 'in' | 'out';
  readonly amount_pya: number;
  readonly owed_pya: number;
  /** It was said to be paid ahead: it may be more than is owed. */
  readonly is_ahead: boolean;
};

/** Why a payment between two houses may not be booked, or null: unless it is paid ahead, nobody pays more than they owe. */
export function refuseTakerPayment({
  direction,
  amount_pya,
  owed_pya,
  is_ahead,
}: TakerPayment): 'amount_not_set' | 'payment_above_owed' | null {
  if (amount_pya <= 0) return 'amount_not_set';
  const due_pya = direction === 'out' ? owed_pya : 0 - owed_pya;
  return !is_ahead && amount_pya > due_pya ? 'payment_above_owed' : null;
}

/** A reference as it is compared: however it is written, it names one payment. */
export function plainReference(reference: string): string {
  return reference.normalize('NFKC').replaceAll(/[\s-]/g, '').toLowerCase();
}
