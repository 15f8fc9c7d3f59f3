import { type Digits, dayShown, kyatInFull, numberText, sectionLabel } from '@shwekan/rules';
import { z } from 'zod';
import { type FindVoidResult, findDraw, findVoid } from '#queries/lottery/results.ts';
import type { DeedKind } from '../platform/deeds/kind.ts';
import { isEntry } from './agreement.ts';
import { lockDraw } from './draws.ts';
import { codesAt } from './results.ts';
import { callOffLocked } from './void.ts';

const VoidedDraw = z.object({ draw_id: z.number(), reason: z.string() });
type VoidedDraw = z.output<typeof VoidedDraw>;
type CalledOffDraw = Omit<FindVoidResult, 'proposed' | 'draws'> & { proposed: { number: number; source: string }[]; draws: GoingDraw[] };
/** A draw that goes, the one that was asked for first; null while it takes bets, which would each make the deed stale. */
type GoingDraw = { code: string; staked_pya: number | null; sold_pya: number | null };

/** A draw that is called off when its number may be known: an operator alone could call off what the house loses. */
export const voidDeed: DeedKind<VoidedDraw, CalledOffDraw> = {
  kind: 'void_draw',
  asks: ['draws'],
  decides: ['draws'],
  data: VoidedDraw,
  subject: ({ draw_id }) => `draw:${draw_id}`,
  async lock(tx, { draw_id }) {
    await lockDraw(tx, draw_id);
  },
  async basis(db, { draw_id }) {
    const [place] = await findDraw.run({ draw_id }, db);
    if (place === undefined) return null;
    const [row] = await findVoid.run({ draw_id, followers: codesAt(place).filter((it) => it !== place.code) }, db);
    // Made by the query as JSON of these shapes.
    return row ? { ...row, proposed: row.proposed as CalledOffDraw['proposed'], draws: row.draws as GoingDraw[] } : null;
  },
  title: (_data, { code, day, section }) => `The ${code} draw of ${dayShown(day)}, ${sectionLabel(section.slice(0, 5))}, is called off`,
  lines: ({ reason }, { digits, proposed, draws }) => [
    ...draws.map((it) => ({
      field: `Stakes of ${it.code}`,
      before: it.staked_pya === null ? 'held' : `${kyatInFull(it.staked_pya)} kyat`,
      after: 'given back',
    })),
    ...draws
      .filter((it) => it.sold_pya)
      .map((it) => ({ field: `Laid off of ${it.code}`, before: `${kyatInFull(it.sold_pya ?? 0)} kyat`, after: 'taken back' })),
    ...proposed.map(({ number, source }) => ({
      field: `Number from ${source}`,
      // What an operator entered is told nobody else while it counts.
      before: isEntry({ source }) ? 'entered' : numberText(number, digits as Digits),
      after: null,
    })),
    { field: 'Reason', before: null, after: reason },
  ],
  perform: (tx, { data, ...deed }) => callOffLocked(tx, { who: deed, address: deed.address }, data),
};
