import type { ProposalsOfResult } from '#queries/lottery/results.ts';
import { isStanding } from './results.ts';

type Standing = readonly ProposalsOfResult[];
/** A proposal that becomes the result, and the operator whose word makes it so. */
export type Agreement = { proposal: ProposalsOfResult; decided_by: number | null };

export function isEntry({ source }: { source: string }): boolean {
  return source === 'operator';
}

/** What says the same number as an operator's entry: a feed, or another operator. Nobody agrees with themself. */
export function agreementOn(entry: ProposalsOfResult, standing: Standing): Agreement | null {
  const others = standing.filter((it) => it.number === entry.number && it.proposed_by !== entry.proposed_by);
  if (others.length === 0) return null;
  const said = [...others, entry];
  // A feed's values are shown to players before an operator's, those before a bare number.
  const proposal = said.find((it) => !isEntry(it)) ?? said.find((it) => it.source_value !== null) ?? entry;
  const other = others.find(isEntry) ?? entry;
  return { proposal, decided_by: proposal === entry ? other.proposed_by : entry.proposed_by };
}

/** What needs nobody any more of proposals that all say the same: the trusted feed's, two feeds', or that of an operator and another source. */
export function agreedOf(standing: Standing, trusted_feed: string | null): Agreement | null {
  const feeds = standing.filter((it) => !isEntry(it) && !it.is_doubted);
  const trusted = feeds.find((it) => it.source === trusted_feed);
  const proposal = trusted ?? (new Set(feeds.map((it) => it.source)).size > 1 ? feeds.at(-1) : undefined);
  if (proposal) return { proposal, decided_by: null };
  const entry = standing.findLast(isEntry);
  return entry ? agreementOn(entry, standing) : null;
}

/**
 * What speaks against the one operator whose word, beside a feed's, is an agreement: every other number that stands, or that this operator took
 * out of the way in this round. Nothing does where feeds or two operators agree.
 */
export function againstOne({ proposal, decided_by }: Agreement, proposals: Standing, round: number): ProposalsOfResult[] {
  const typed = proposals.filter((it) => isStanding(it) && isEntry(it) && it.number === proposal.number);
  if (decided_by === null || typed.length > 1) return [];
  const isMovedAside = (it: ProposalsOfResult) =>
    it.state === 'rejected' && it.round === round && it.decided_by === decided_by && it.proposed_by !== decided_by;
  return proposals.filter((it) => it.number !== proposal.number && (isStanding(it) || isMovedAside(it)));
}
