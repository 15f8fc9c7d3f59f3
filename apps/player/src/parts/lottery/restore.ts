import { type Digits, numberValue } from '@shwekan/rules';
import type { Bet } from './betting.ts';
import type { Draft } from './draft.ts';
import type { DraftLine, DrawRef } from './kinds.ts';
import { mergeLines } from './lines.ts';

/** A draft read back from storage, or null when it is none. Lines of other digits are left out. */
export function restoreDraft(value: unknown, digits: Digits): Draft | null {
  const kept = fields(value);
  if (kept === null) return null;
  const lines = linesIn(kept.lines, digits);
  const batch = Array.isArray(kept.batch) ? kept.batch : [];
  return {
    draw: drawIn(kept.draw),
    more: Array.isArray(kept.more) ? kept.more.flatMap((it) => drawIn(it) ?? []) : [],
    from: kept.from == null ? null : { draw: drawIn(fields(kept.from)?.draw) },
    lines,
    stake_pya: stakeIn(kept.stake_pya),
    batch: lines.map((line) => line.bet_number).filter((number) => batch.includes(number)),
    is_batch_set: kept.is_batch_set === true,
    undo: null,
  };
}

/** A bet under way read back from storage, or null when anything of it is missing: it must be asked for exactly as it was sent. */
export function restoreBet(value: unknown, digits: Digits): Bet | null {
  const kept = fields(value);
  const draw = drawIn(kept?.draw);
  if (kept === null || draw === null || typeof kept.key !== 'string' || typeof kept.player_id !== 'number') return null;
  const lines = linesIn(kept.lines, digits);
  const is_whole = Array.isArray(kept.lines) && lines.length === kept.lines.length && lines.length > 0;
  return is_whole ? { key: kept.key, player_id: kept.player_id, draw, lines } : null;
}

function linesIn(value: unknown, digits: Digits): DraftLine[] {
  if (!Array.isArray(value)) return [];
  const lines = value.flatMap((it: unknown) => {
    const line = fields(it);
    const is_number = typeof line?.bet_number === 'string' && numberValue(line.bet_number, digits) >= 0;
    return is_number ? [{ bet_number: String(line.bet_number), stake_pya: stakeIn(line.stake_pya) }] : [];
  });
  return mergeLines(lines);
}

function drawIn(value: unknown): DrawRef | null {
  const draw = fields(value);
  if (typeof draw?.date !== 'string' || typeof draw.section !== 'string') return null;
  return { date: draw.date, section: draw.section };
}

function stakeIn(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
}

function fields(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
}
