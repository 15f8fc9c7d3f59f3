import { expect, test } from 'vitest';
import { findingLink } from '../src/parts/cases.ts';
import { attachmentLink } from '../src/parts/conversations.ts';
import { subjectLink } from '../src/parts/subject-link.ts';

test.each([
  ['draw:12', { to: '/draws/$draw_id', params: { draw_id: '12' } }],
  ['player:7', { to: '/players/$player_id', params: { player_id: '7' } }],
  ['cash_in:31', { to: '/cash-ins', search: { state: 'all', search: '#31' } }],
  ['cash_out:8', { to: '/cash-outs', search: { state: 'all', search: '#8' } }],
  ['conversation:5', { to: '/conversations/$id', params: { id: '5' } }],
  ['payment_account:4', { to: '/house-accounts/$id', params: { id: '4' } }],
  ['level_two:3', { to: '/level-two', search: { state: 'all' } }],
  ['lottery:2D', { to: '/lottery', search: { lottery: '2D' } }],
  ['notice:4', { to: '/notices' }],
  ['pocket_campaign:2', { to: '/pocket-money' }],
  ['cash_terms', { to: '/cash-settings' }],
  ['marquee', { to: '/messages' }],
  ['operator:2', { to: '/operators' }],
  ['brand', { to: '/house' }],
])('%s of the audit trail leads to where it is shown', (subject, link) => {
  expect(subjectLink(subject)).toEqual(link);
});

test.each(['push_device:2', 'constructor', '', 'draw:x'])('%j leads nowhere', (subject) => {
  expect(subjectLink(subject)).toBeNull();
});

const attached = { amount: '500.00', at: '2026-11-27T09:30:00+06:30', request_state: null };
test.each([
  ['slip', '2D-DXIDWHK', { tab: 'slips', voucher: '2D-DXIDWHK' }],
  ['cash_in', '12', { tab: 'cash', request: 'cash_in:12' }],
  ['transfer', '4', { tab: 'statement', from: '2026-11-27', to: '2026-11-27' }],
] as const)('what a player attached to a message, a %s, leads to it on the page of the player', (kind, ref, search) => {
  expect(attachmentLink({ player: { id: 7 }, attachment: { kind, ref, ...attached } }, false)).toMatchObject({
    to: '/players/$player_id',
    params: { player_id: '7' },
    search,
  });
});

test.each([
  ['same_payer', 'cash_in:12', { tab: 'cash', request: 'cash_in:12' }],
  ['cash_without_play', 'cash_out:3', { tab: 'cash', request: 'cash_out:3' }],
  ['shared_device', 'player:7', { tab: 'sessions' }],
  ['shared_address', 'player:7', { tab: 'sessions' }],
  ['wrong_logins', 'player:7', undefined],
  ['covered_numbers', 'draw:5', { tab: 'slips', from: '2026-11-11', to: '2026-12-13' }],
  ['large_win', 'slip:5', { tab: 'slips', voucher: '2D-DXIDWHK' }],
  ['large_stake', 'wager:5', { tab: 'wagers', from: '2026-11-27', to: '2026-11-27' }],
] as const)('what a case of %s found leads to where an operator of risk sees it on the player’s page', (of, subject, search) => {
  const player = { id: 7, name: 'Ma Hla', phone: '09420000001' };
  const found = { of, subject, player, text: '2D-DXIDWHK', happened_at: '2026-11-27T09:30:00+06:30' };
  expect(findingLink(found, false)).toEqual({ to: '/players/$player_id', params: { player_id: '7' }, ...(search && { search }) });
});
