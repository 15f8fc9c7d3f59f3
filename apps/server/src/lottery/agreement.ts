import type { ProposalsOfResult } from '#queries/lottery/results.ts';

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
