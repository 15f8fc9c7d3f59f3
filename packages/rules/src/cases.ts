/** What a case is opened for. */
export const CASE_KINDS = [
  'same_payer',
  'payment_twice',
  'cash_without_play',
  'shared_payout',
  'shared_device',
  'shared_address',
  'referral_ring',
  'covered_numbers',
  'large_stake',
  'large_win',
  'wrong_logins',
] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** How a case ended: there was nothing, somebody keeps an eye on it, something was done. */
export const CASE_OUTCOMES = ['nothing', 'watched', 'acted'] as const;

export const CASE_NOTE_MAX = 1000;
/** A case tells so many of its findings; what comes after is the same thing again. */
export const CASE_FINDINGS_MAX = 100;

/** A slip of less is never looked at for its stake: the database keeps the larger ones apart. */
export const LARGE_STAKE_LEAST_PYA = 10_000_000;

/** What may be a sign that play does somebody harm: how often it happened within so many days, and from where on it is shown as one. */
export const HARM_MARKS = [
  /** Cash-ins within an hour after a loss. */
  { kind: 'chasing', least: 3, days: 30 },
  /** Nights with a bet between midnight and five. */
  { kind: 'night_play', least: 5, days: 30 },
  /** Limits that were raised or ended. */
  { kind: 'raised_limits', least: 1, days: 90 },
] as const;
export const HARM_KINDS = ['chasing', 'night_play', 'raised_limits'] as const;

/** Operators call a player by so many words of so many letters. */
export const TAGS_MAX = 5;
export const TAG_MAX = 30;

/** From where on a case is opened; counts of players, kyat as pya, shares in percent. */
export type CaseLimits = {
  /** So many players name one payer within 30 days. */
  payer_players: number;
  /** So many players ask for cash-outs to one account within 180 days. */
  payout_players: number;
  /** So many players log in from one device within 90 days. */
  device_players: number;
  /** So many players log in from one address within a day. */
  address_players: number;
  /** So many friends of one player share a device or a payout account with that player or each other. */
  ring_friends: number;
  /** A cash-out of so much, and play below so many percent of what was paid in during the week before. */
  unplayed_cash_out_pya: number;
  unplayed_percent: number;
  /** So many percent of a draw's numbers, by who was given a bonus in the week before. */
  covered_percent: number;
  large_stake_pya: number;
  large_win_pya: number;
  /** So many wrong passwords for one account within ten minutes; after 30 the door counts no further. */
  wrong_logins: number;
  /** A case of so much, all that was found in it together, is closed by two people. */
  closed_by_two_pya: number;
};

export const FIRST_CASE_LIMITS: CaseLimits = {
  payer_players: 3,
  payout_players: 2,
  device_players: 3,
  address_players: 10,
  ring_friends: 2,
  unplayed_cash_out_pya: 2_000_000,
  unplayed_percent: 30,
  covered_percent: 80,
  large_stake_pya: 100_000_000,
  large_win_pya: 500_000_000,
  wrong_logins: 20,
  closed_by_two_pya: 100_000_000,
};
