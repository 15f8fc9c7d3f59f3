import type { CaseKind, CaseLimits } from '@shwekan/rules';
import { cashWithoutPlay, paymentTwice, samePayer, sharedPayout } from '#queries/risk/rules-cash.ts';
import { sharedAddress, sharedDevice } from '#queries/risk/rules-logins.ts';
import { largeGameWins, largeWagers, largeWins } from '#queries/risk/rules-play.ts';
import { coveredNumbers, ringByDevice, ringByPayout } from '#queries/risk/rules-together.ts';
import type { Tx } from '../platform/db.ts';
import type { FactToRead } from '../platform/fact-reader.ts';

/** What a rule found: `ref` is what the case is about for ever, `subject` the request, session, slip or wager. */
export type Finding = { ref: string; subject: string; player_id: number; amount_pya: number | null; text: string; happened_at: Date };

/** What facts tell that rules go on from: whose cash-ins and cash-outs changed, which sessions were opened, slips won and wagers changed. */
export type News = { cash_ins: number[]; cash_outs: number[]; session_ids: number[]; vouchers: string[]; wager_ids: number[] };

/** A rule: what opens cases of a kind. It looks at what is news and what an index has beside it, never at all of the books. */
export type CaseRule = {
  kind: CaseKind;
  /** The part of the news that it goes on from; without any of it, nothing is read. */
  from: keyof News;
  find(tx: Tx, news: News, limits: CaseLimits): Promise<Finding[]>;
};

export const CASE_RULES: readonly CaseRule[] = [
  {
    kind: 'same_payer',
    from: 'cash_ins',
    find: (tx, { cash_ins }, { payer_players }) => samePayer.run({ player_ids: cash_ins, least: payer_players }, tx),
  },
  { kind: 'payment_twice', from: 'cash_ins', find: (tx, { cash_ins }) => paymentTwice.run({ player_ids: cash_ins }, tx) },
  {
    kind: 'cash_without_play',
    from: 'cash_outs',
    find: (tx, { cash_outs }, { unplayed_cash_out_pya, unplayed_percent }) =>
      cashWithoutPlay.run({ player_ids: cash_outs, least_pya: unplayed_cash_out_pya, percent: unplayed_percent }, tx),
  },
  {
    kind: 'shared_payout',
    from: 'cash_outs',
    find: (tx, { cash_outs }, { payout_players }) => sharedPayout.run({ player_ids: cash_outs, least: payout_players }, tx),
  },
  {
    kind: 'shared_device',
    from: 'session_ids',
    find: (tx, { session_ids }, { device_players }) => sharedDevice.run({ session_ids, least: device_players }, tx),
  },
  {
    kind: 'shared_address',
    from: 'session_ids',
    find: (tx, { session_ids }, { address_players }) => sharedAddress.run({ session_ids, least: address_players }, tx),
  },
  {
    kind: 'referral_ring',
    from: 'session_ids',
    find: (tx, { session_ids }, { ring_friends }) => ringByDevice.run({ session_ids, least: ring_friends }, tx),
  },
  {
    kind: 'referral_ring',
    from: 'cash_outs',
    find: (tx, { cash_outs }, { ring_friends }) => ringByPayout.run({ player_ids: cash_outs, least: ring_friends }, tx),
  },
  {
    kind: 'covered_numbers',
    from: 'vouchers',
    find: (tx, { vouchers }, { covered_percent }) => coveredNumbers.run({ vouchers, percent: covered_percent }, tx),
  },
  {
    kind: 'large_stake',
    from: 'wager_ids',
    find: (tx, { wager_ids }, { large_stake_pya }) => largeWagers.run({ wager_ids, least_pya: large_stake_pya }, tx),
  },
  {
    kind: 'large_win',
    from: 'wager_ids',
    find: (tx, { wager_ids }, { large_win_pya }) => largeGameWins.run({ wager_ids, least_pya: large_win_pya }, tx),
  },
  {
    kind: 'large_win',
    from: 'vouchers',
    find: (tx, { vouchers }, { large_win_pya }) => largeWins.run({ vouchers, least_pya: large_win_pya }, tx),
  },
];

/** What facts tell, sorted out for the rules; each thing once. */
export function newsOf(facts: readonly FactToRead[]): News {
  const found = {
    cash_ins: new Set<number>(),
    cash_outs: new Set<number>(),
    sessions: new Set<number>(),
    slips: new Set<string>(),
    wagers: new Set<number>(),
  };
  for (const { kind, player_id, data } of facts) {
    if (player_id === null) continue;
    if (kind === 'changed' && data['what'] === 'cash_in') found.cash_ins.add(player_id);
    if (kind === 'changed' && data['what'] === 'cash_out') found.cash_outs.add(player_id);
    if (kind === 'session_opened') found.sessions.add(Number(data['session_id']));
    if (kind === 'won') found.slips.add(String(data['voucher']));
    if (kind === 'wager_changed') found.wagers.add(Number(data['wager_id']));
  }
  return {
    cash_ins: [...found.cash_ins],
    cash_outs: [...found.cash_outs],
    session_ids: [...found.sessions],
    vouchers: [...found.slips],
    wager_ids: [...found.wagers],
  };
}
