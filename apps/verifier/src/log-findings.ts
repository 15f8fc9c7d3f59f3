import { type DrawEntries, dayFindings, historyOf, judgeDraw, type LoggedEntry, ofDraw, pocketFindings, textOf } from '@shwekan/proof';
import { TOOLS } from './console.ts';
import { DRAW_SENTENCES, nameOf } from './draw-report.ts';

/** What was found to be wrong, a sentence each. */
export type Findings = string[];

/** By the times in the log a number is paid within seconds; after a day that is held against the house. */
const PAID_WITHIN_MS = 86_400_000;

/** The leaves of each draw that a whole log tells of. */
export function drawsIn(entries: readonly LoggedEntry[]): Map<string, LoggedEntry[]> {
  const draws = new Map<string, LoggedEntry[]>();
  for (const it of entries) {
    const { draw } = it.entry;
    if (typeof draw !== 'string') continue;
    const leaves = draws.get(draw) ?? [];
    leaves.push(it);
    draws.set(draw, leaves);
  }
  return draws;
}

/** What is wrong in a whole log, which leaves nothing out. */
export function logFindings(entries: readonly LoggedEntry[], draws: ReadonlyMap<string, LoggedEntry[]>): Findings {
  const last_ms = entries.reduce((last, it) => Math.max(last, Date.parse(textOf(it.entry['at']) ?? '') || 0), 0);
  const told = entries.map((it) => it.entry);
  return [
    ...[...draws].flatMap(([id, leaves]) => drawFindings(id, leaves, last_ms)),
    ...pocketFindings(TOOLS.sha256, told).map((it) => `Pocket money: ${it}.`),
    ...dayFindings(told).map((it) => `Days: ${it}.`),
  ];
}

function drawFindings(id: string, leaves: readonly LoggedEntry[], last_ms: number): Findings {
  const draw = ofDraw(leaves, id);
  const history = historyOf(id, draw);
  if (history === null) return [`Draw ${id} has no terms.`];
  const checks = judgeDraw(draw, history);
  // A number that people entered follows from nothing that all can check, also in a whole log.
  const failed = (['terms_told', 'sealed_first', 'number_follows', 'paid'] as const).filter(
    (it) => checks[it] === 'false' || (checks[it] === 'unsure' && it !== 'number_follows'),
  );
  const sentences = failed.map((it) => `this is not so: ${DRAW_SENTENCES[it]}`);
  if (checks.paid === 'waiting' && last_ms - dueSince(draw) > PAID_WITHIN_MS)
    sentences.push('what it owes was not paid for more than a day.');
  return sentences.map((it) => `Draw ${nameOf(history)}: ${it}`);
}

/** Since when the draw owes something: its number, or that it was called off with bets. */
function dueSince({ result, void: voided, book }: DrawEntries): number {
  const due = voided === null ? result : Number(book?.entry['slip_count'] ?? 0) > 0 ? voided : null;
  return due === null ? Number.POSITIVE_INFINITY : Date.parse(textOf(due.entry['at']) ?? '');
}
