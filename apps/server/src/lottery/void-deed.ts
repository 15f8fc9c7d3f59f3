import { type Digits, dayShown, numberText, sectionLabel } from '@shwekan/rules';
import { z } from 'zod';
import { type FindVoidResult, findVoid } from '#queries/lottery/results.ts';
import type { DeedKind } from '../platform/deeds/kind.ts';
import { isEntry } from './agreement.ts';
import { lockDraw } from './draws.ts';
import { callOffLocked } from './void.ts';

const VoidedDraw = z.object({ draw_id: z.number(), reason: z.string() });
type VoidedDraw = z.output<typeof VoidedDraw>;
type CalledOffDraw = Omit<FindVoidResult, 'proposed'> & { proposed: { number: number; source: string }[] };

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
    const [row] = await findVoid.run({ draw_id }, db);
    // Made by the query as JSON of this shape.
    return row ? { ...row, proposed: row.proposed as CalledOffDraw['proposed'] } : null;
  },
  title: (_data, { code, day, section }) => `The ${code} draw of ${dayShown(day)}, ${sectionLabel(section.slice(0, 5))}, is called off`,
  lines: ({ reason }, { digits, proposed }) => [
    { field: 'Stakes', before: 'held', after: 'given back' },
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
