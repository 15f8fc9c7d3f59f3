import { storedValue } from '../../parts/stored-value.ts';
import { local } from '../../phone/storage.ts';

type Start = { player_id: number; start_pya: number };

const kept = storedValue<Start | null>(() => local, 'turnover_start', null, startOf);

/**
 * How much of the turnover is played, in whole percent. The server tells only what is left, so it is measured against the most
 * this phone has seen since there was none. Safe to ask any number of times.
 */
export function percentPlayed(player_id: number, left_pya: number): number {
  const before = kept.read();
  const seen_pya = before?.player_id === player_id ? before.start_pya : 0;
  const start_pya = left_pya === 0 ? 0 : Math.max(seen_pya, left_pya);
  if (start_pya !== seen_pya) kept.write(start_pya === 0 ? null : { player_id, start_pya });
  return start_pya === 0 ? 100 : Math.floor(((start_pya - left_pya) * 100) / start_pya);
}

function startOf(value: unknown): Start | null {
  const told = value as Partial<Start> | null;
  if (typeof told?.player_id !== 'number' || typeof told.start_pya !== 'number') return null;
  return { player_id: told.player_id, start_pya: told.start_pya };
}
