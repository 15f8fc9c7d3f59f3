import { type CaseLimits, FIRST_CASE_LIMITS, kyatShown } from '@shwekan/rules';
import { changedLines, type DeedKind } from '../platform/deeds/kind.ts';
import { lockSetting, writeSetting } from '../platform/house-settings.ts';
import { CASE_LIMITS, CaseLimitsRow, caseLimits } from './case-limits-setting.ts';

const WORDS = {
  payer_players: 'Players with one payer',
  payout_players: 'Players paid at one account',
  device_players: 'Players on one device',
  address_players: 'Players at one address',
  ring_friends: 'Friends on one device or account',
  unplayed_cash_out_pya: 'Paid out without play, from',
  unplayed_percent: 'Played less than, percent',
  covered_percent: 'Numbers covered, percent',
  large_stake_pya: 'A large stake, from',
  large_win_pya: 'A large win, from',
  wrong_logins: 'Wrong log-ins',
  closed_by_two_pya: 'A case is closed by two, from',
};

/** Limits by which something opens no case any more, or one closes what took two: an operator alone could end what the house finds out. */
export const caseLimitsDeed: DeedKind<CaseLimits, { limits: CaseLimits }> = {
  kind: 'case_limits',
  asks: ['risk'],
  decides: ['risk'],
  data: CaseLimitsRow,
  subject: () => 'case_limits',
  lock: (tx) => lockSetting(tx, CASE_LIMITS),
  basis: async (db) => ({ limits: await caseLimits(db) }),
  title: () => 'From where on a case is opened',
  lines: (data, { limits }) => changedLines(WORDS, shown(limits), shown(data)),
  async perform(tx, { data }) {
    await writeSetting(tx, CASE_LIMITS, data);
  },
};

/** Deeds of before know no `closed_by_two_pya`. */
function shown({
  unplayed_cash_out_pya,
  large_stake_pya,
  large_win_pya,
  closed_by_two_pya = FIRST_CASE_LIMITS.closed_by_two_pya,
  ...counts
}: CaseLimits) {
  const told = Object.fromEntries(Object.entries(counts).map(([field, count]) => [field, String(count)])) as Record<
    keyof typeof counts,
    string
  >;
  return {
    ...told,
    unplayed_cash_out_pya: kyat(unplayed_cash_out_pya),
    large_stake_pya: kyat(large_stake_pya),
    large_win_pya: kyat(large_win_pya),
    closed_by_two_pya: kyat(closed_by_two_pya),
  };
}

function kyat(pya: number): string {
  return `${kyatShown(pya)} kyat`;
}
