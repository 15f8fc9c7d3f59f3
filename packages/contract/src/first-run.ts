// What takes a fresh database to its first bet: the doctor prints it, the console leads through it. Imports nothing: browsers load it.

/** One thing that a house has to do, or would do well to: its sentence, and the page of the console where it is done; null for a setting of the machine. */
type Step = { sentence: string; page: '/operators' | '/cash-settings' | '/lottery' | '/house' | '/system' | null };

/** Every step, in the order in which a house takes them. */
export const FIRST_RUN = {
  owner: { sentence: 'An operator with the role owner', page: null },
  two_owners: {
    sentence:
      'Two owners, each a person: the licence, operators and much else need both. A second one: npm run operator -- NAME owner (docs/operating.md)',
    page: null,
  },
  account: { sentence: 'An account of the house is open, for players to pay to', page: '/cash-settings' },
  cash_in: { sentence: 'A way to pay in is open', page: '/cash-settings' },
  cash_out: { sentence: 'A way to pay out is open', page: '/cash-settings' },
  lotteries: { sentence: 'The lotteries that players see take bets', page: '/lottery' },
  feeds: { sentence: 'No lottery believes the replay feed, which repeats old draws', page: '/lottery' },
  licence: { sentence: 'A licence that has not ended is entered', page: '/house' },
  reached: { sentence: 'Players reach the house: PUBLIC_URL is set', page: null },
  alert_way: { sentence: 'The machine can tell alerts outside the console: ALERT_SMTP_URL or ALERT_WEBHOOK_URL is set', page: null },
  alert_told: { sentence: 'Somebody is told of alerts outside the console', page: '/system' },
  witnesses: { sentence: 'Two witnesses outside the house sign the public log: LOG_WITNESSES (docs/witness.md)', page: null },
} as const satisfies Record<string, Step>;
export type FirstRunCode = keyof typeof FIRST_RUN;
