import { type Digits, dayShown, kyatInFull, numberText, sectionLabel } from '@shwekan/rules';
import { z } from 'zod';
import { type FindFeedResultResult, findFeedResult, proposalsOf } from '#queries/lottery/results.ts';
import type { Queryable } from '../platform/db.ts';
import type { DeedKind } from '../platform/deeds/kind.ts';
import { Refusal } from '../platform/refusal.ts';
import { isEntry } from './agreement.ts';
import { lockDraw } from './draws.ts';
import { liabilityPya } from './liability.ts';
import { confirm, isReversing, isStanding } from './results.ts';

const FeedProposal = z.object({ proposal_id: z.number(), draw_id: z.number() });
type FeedProposal = z.output<typeof FeedProposal>;
/** The proposal and its draw; `others` say, or may say, another number. */
type ProposalState = FindFeedResultResult & { liability_pya: number; others: string[] };

/** A feed's number that costs the house much: no trusted feed, second feed or operator who types it says the same. */
export const resultDeed: DeedKind<FeedProposal, ProposalState> = {
  kind: 'result',
  asks: ['draws'],
  decides: ['draws'],
  data: FeedProposal,
  subject: ({ draw_id }) => `draw:${draw_id}`,
  async lock(tx, { draw_id }) {
    await lockDraw(tx, draw_id);
  },
  async basis(db, { proposal_id, draw_id }) {
    const [row] = await findFeedResult.run({ proposal_id }, db);
    if (!row) return null;
    const number = numberText(row.number, row.digits as Digits);
    return { ...row, liability_pya: await liabilityPya(db, row, number), others: await othersOf(db, draw_id, row) };
  },
  title: (_data, { code, day, section }) =>
    `The ${code} draw of ${dayShown(day)}, ${sectionLabel(section.slice(0, 5))}, gets the number of a feed`,
  lines: (_data, { number, digits, source, source_set, source_value, liability_pya, others }) => [
    { field: 'Number', before: null, after: numberText(number, digits as Digits) },
    { field: 'From', before: null, after: `${source} (${[source_set, source_value].filter(Boolean).join(', ')})` },
    { field: 'Winners are paid', before: null, after: `${kyatInFull(liability_pya)} kyat` },
    ...others.map((it) => ({ field: 'Also proposed', before: it, after: null })),
  ],
  async perform(tx, { data: { proposal_id, draw_id }, operator_id }) {
    const locked = await lockDraw(tx, draw_id);
    if (isReversing(locked)) throw new Refusal('reversal_running');
    const source = (await proposalsOf.run({ draw_id }, tx)).find((it) => it.id === proposal_id);
    if (!source) throw new Error(`proposal ${proposal_id} is gone`);
    const number = numberText(source.number, locked.draw.digits);
    await confirm(tx, locked, { proposal_id, number, source, decided_by: operator_id });
  },
};

/** Also what was rejected in this round: whoever asks may have taken it out of the way. */
async function othersOf(db: Queryable, draw_id: number, row: FindFeedResultResult): Promise<string[]> {
  return (await proposalsOf.run({ draw_id }, db)).flatMap((it) => {
    const isRejected = it.state === 'rejected' && it.round === row.round;
    if (!isStanding(it) && !isRejected) return [];
    if (!isEntry(it) && it.number === row.number) return [];
    if (isEntry(it)) return isRejected ? `a number entered by ${it.operator} (rejected)` : `a number entered by ${it.operator}`;
    const number = numberText(it.number, row.digits as Digits);
    return isRejected ? `${number} from ${it.source} (rejected)` : `${number} from ${it.source}`;
  });
}
