import { type Digits, dayShown, kyatInFull, numberText, sectionLabel } from '@shwekan/rules';
import { z } from 'zod';
import { findDraw } from '#queries/lottery/results.ts';
import { type SettlementsAtResult, settlementsAt } from '#queries/lottery/reverse.ts';
import type { DeedKind } from '../platform/deeds/kind.ts';
import { lockDraw } from './draws.ts';
import { codesAt } from './results.ts';
import { reverseLocked } from './reverse.ts';

const ReversedDraw = z.object({ draw_id: z.number(), reason: z.string() });
type ReversedDraw = z.output<typeof ReversedDraw>;
/** The draws that are reversed together, the one that was asked for first, each as it is settled. */
type SettlementState = { day: string; section: string; draws: SettledDraw[] };
type SettledDraw = Omit<SettlementsAtResult, 'settled_at' | 'stopped_at'> & { settled_at: string | null; stopped_at: string | null };

/** A settlement that is taken back: wins leave purses that have had them, and the draw gets another number. */
export const reversalDeed: DeedKind<ReversedDraw, SettlementState> = {
  kind: 'reversal',
  asks: ['draws'],
  decides: ['draws'],
  data: ReversedDraw,
  subject: ({ draw_id }) => `draw:${draw_id}`,
  async lock(tx, { draw_id }) {
    await lockDraw(tx, draw_id);
  },
  async basis(db, { draw_id }) {
    const [place] = await findDraw.run({ draw_id }, db);
    if (!place) return null;
    const { day, section } = place;
    const rows = await settlementsAt.run({ draw_id, codes: codesAt(place), day, section }, db);
    const draws = rows.map((it) => ({
      ...it,
      settled_at: it.settled_at?.toISOString() ?? null,
      stopped_at: it.stopped_at?.toISOString() ?? null,
    }));
    return { day, section, draws };
  },
  title: (_data, { day, section, draws }) =>
    `The settlement of the ${draws[0]?.code} draw of ${dayShown(day)}, ${sectionLabel(section.slice(0, 5))}, is reversed`,
  lines: ({ reason }, { draws }) => [
    ...draws.map(({ code, digits, result }) => ({
      field: `${code} number`,
      before: result === null ? null : numberText(result, digits as Digits),
      after: null,
    })),
    { field: 'Wins', before: winsShown(draws), after: 'taken back; balances may go below zero' },
    { field: 'Reason', before: null, after: reason },
  ],
  perform: (tx, { data, ...deed }) => reverseLocked(tx, { who: deed, address: deed.address }, { deed_id: deed.id, ...data }),
};

function winsShown(draws: readonly SettledDraw[]): string {
  const sum = (of: (draw: SettledDraw) => number) => draws.reduce((all, it) => all + of(it), 0);
  const count = sum((it) => it.win_count);
  return `${kyatInFull(sum((it) => it.paid_pya))} kyat, ${count} ${count === 1 ? 'slip' : 'slips'}`;
}
