/** What decides a draw's state: its times, and the marks that were put on it. Instants come from the database. */
export type Draw = {
  readonly opens_at: Date;
  readonly closes_at: Date;
  /** Set once the book is closed for good, whatever the clock says then. */
  readonly closed_at?: Date | null;
  readonly result: string | null;
  readonly settled_at: Date | null;
  readonly voided_at: Date | null;
};

export type DrawState = 'scheduled' | 'open' | 'closed' | 'resulted' | 'settled' | 'voided';

/** The state of a draw at an instant. It follows from the row alone, so that no job has to fire for a draw to close. */
export function drawState(draw: Draw, now: Date): DrawState {
  if (draw.voided_at !== null) return 'voided';
  if (draw.settled_at !== null) return 'settled';
  if (draw.result !== null) return 'resulted';
  // Closing time itself is closed.
  if (now >= draw.closes_at || draw.closed_at) return 'closed';
  return now >= draw.opens_at ? 'open' : 'scheduled';
}
