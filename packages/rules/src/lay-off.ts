/** What is known of a draw of which something is to be sold to another house. A draw that follows another has what is known of that one too. */
export type LayOffDraw = {
  readonly is_void: boolean;
  readonly has_result: boolean;
  readonly is_reversing: boolean;
  readonly round: number;
  /** Its time has come: somebody may know the number. */
  readonly is_held: boolean;
  /** A feed made it public, or a number is proposed. */
  readonly is_told: boolean;
};
export type LayOffRefusal = 'draw_voided' | 'draw_already_resulted' | 'lay_off_too_late';

/** Why nothing of a draw may be sold to another house any more, or null: nothing is sold once its number could be known to anybody. */
export function refuseLayOff(draw: LayOffDraw): LayOffRefusal | null {
  if (draw.is_void) return 'draw_voided';
  if (draw.has_result) return 'draw_already_resulted';
  // A draw whose settlement was reversed has had a number.
  if (draw.is_reversing || draw.round > 1 || draw.is_held || draw.is_told) return 'lay_off_too_late';
  return null;
}

/** A number of a draw with what is staked on it and what of that is sold already, in pya. */
export type LayOffNumber = { readonly taken_pya: number; readonly laid_off_pya: number };
export type LayOffLine = { readonly number: number; readonly stake_pya: number };
export type LayOffLineRefusal = 'amount_not_set' | 'number_not_valid' | 'lay_off_above_stakes';

/** Why lines cannot be sold, or null: each number once, with an amount, and no more than is staked on it and not sold yet. */
export function refuseLayOffLines(lines: readonly LayOffLine[], numbers: ReadonlyMap<number, LayOffNumber>): LayOffLineRefusal | null {
  if (lines.some((it) => it.stake_pya <= 0)) return 'amount_not_set';
  if (new Set(lines.map((it) => it.number)).size < lines.length) return 'number_not_valid';
  if (lines.some((it) => !numbers.has(it.number))) return 'number_not_valid';
  return lines.some((it) => it.stake_pya > leftOf(numbers.get(it.number))) ? 'lay_off_above_stakes' : null;
}

function leftOf(number: LayOffNumber | undefined): number {
  return number === undefined ? 0 : number.taken_pya - number.laid_off_pya;
}
