import { dayShown, kyatInFull, parseKyat } from '@shwekan/rules';
import { z } from 'zod';
import { insertSigning, lockPeriod } from '#queries/reports/signing.ts';
import type { DeedKind, DeedLine } from '../platform/deeds/kind.ts';
import { enqueue } from '../platform/jobs.ts';
import { figuresOf, hashOf, isMonth, type PeriodFigure, refuseUnsettled } from './period-figures.ts';

export const KEEP_SIGNING = 'keep_signing';

const Signature = z.object({
  period: z.string(),
  sha256: z.string(),
  figures: z.array(z.object({ part: z.string(), name: z.string(), what: z.string(), amount: z.string() })),
});

/** The figures of a day or a month that is over are signed by two: the one asks with their hash, the other confirms what stands there with it. */
export const signingDeed: DeedKind<z.output<typeof Signature>, { sha256: string }> = {
  kind: 'closing',
  asks: ['cash'],
  decides: ['cash'],
  data: Signature,
  subject: ({ period }) => `closing:${period}`,
  async lock(tx, { period }) {
    await lockPeriod.run({ period }, tx);
  },
  async basis(db, { period }) {
    const figures = await figuresOf(db, period);
    return figures && { sha256: hashOf(period, figures) };
  },
  title: ({ period }) =>
    isMonth(period)
      ? `The statement of ${period.slice(5)}/${period.slice(0, 4)} is signed`
      : `The closing of ${dayShown(period)} is signed`,
  lines: ({ figures, sha256 }) => [{ field: 'Hash of these figures (SHA-256)', before: null, after: sha256 }, ...linesOf(figures)],
  async perform(tx, { id: deed_id, data, asked_by, operator_id: signed_by }) {
    const { period, sha256, figures } = data;
    // One was taken back since it was asked for; a draw that paid nobody leaves the same figures.
    await refuseUnsettled(tx, period);
    const [made] = await insertSigning.run({ period, sha256, figures: JSON.stringify(figures), asked_by, signed_by, deed_id }, tx);
    if (!made) throw new Error(`the signatures of ${period} were not written`);
    await enqueue(tx, KEEP_SIGNING, { id: made.id }, `${KEEP_SIGNING}:${made.id}`);
  },
};

/** A line for each row, with what is told of it. */
function linesOf(figures: readonly PeriodFigure[]): DeedLine[] {
  const rows = Map.groupBy(figures, ({ part, name }) => `${part}: ${name}`);
  return [...rows].map(([field, told]) => ({ field, before: null, after: told.map(shown).join(', ') }));
}

function shown({ what, amount }: PeriodFigure): string {
  const pya = parseKyat(amount, 'signed');
  const kyat = pya === null ? amount : kyatInFull(pya);
  return what === 'Kyat' ? kyat : `${what} ${kyat}`;
}
