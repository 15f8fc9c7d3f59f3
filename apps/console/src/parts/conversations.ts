import type { Answer, AnswerRow } from '@shwekan/contract';
import { linkOptions } from '@tanstack/react-router';
import { requestLink } from './request-link.ts';

export type Conversation = AnswerRow<'GET /api/console/conversations'>;
export type FirstAnswers = Answer<'GET /api/console/conversation-figures'>['data']['week'];
type Attachment = NonNullable<Conversation['attachment']>;

export const SUBJECTS: Record<Conversation['subject'], string> = {
  bet: 'A bet',
  cash_in: 'Cash in',
  cash_out: 'Cash out',
  transfer: 'A transfer',
  game: 'A game',
  account: 'The account',
  other: 'Something else',
};
export const STATE_COLORS = { waiting: 'yellow', answered: 'green', closed: 'gray' } as const;
/** The colour of what became of a cash-in or a cash-out. */
export const REQUEST_COLORS = { pending: 'yellow', approved: 'green', paid: 'green', rejected: 'red', expired: 'gray' } as const;
const NAMES: Record<Attachment['kind'], string> = { slip: 'Slip', cash_in: 'Cash-in', cash_out: 'Cash-out', transfer: 'Transfer' };

/** What is attached, as an operator calls it: "Cash-in #12". */
export function attachmentShown({ kind, ref }: Attachment): string {
  return kind === 'slip' ? `Slip ${ref}` : `${NAMES[kind]} #${ref}`;
}

/** Where what is attached is shown: a request in its queue to who decides requests, else it and a slip by itself on the player's page, a transfer on its day. */
export function attachmentLink({ player, attachment }: { player: { id: number }; attachment: Attachment }, mayCash: boolean) {
  const { kind, ref, at } = attachment;
  if (kind === 'cash_in' || kind === 'cash_out') return requestLink({ kind, id: ref, player_id: player.id }, mayCash);
  const params = { player_id: String(player.id) };
  if (kind === 'slip') return linkOptions({ to: '/players/$player_id', params, search: { tab: 'slips', voucher: ref } });
  const day = at.slice(0, 'YYYY-MM-DD'.length);
  return linkOptions({ to: '/players/$player_id', params, search: { tab: 'statement', from: day, to: day } });
}
