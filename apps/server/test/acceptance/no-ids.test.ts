import { type Case, end, openStage, play } from './stage.ts';

const stage = await openStage();
const BET = { id: 't', wager: 'a', amount: -100 };

const NONE: Case[] = [
  {
    name: 'without an id the same again is a duplicate',
    has: 1000,
    steps: [
      ['bet', { ...BET, id: null, round: 'r' }, '0'],
      ['bet', { ...BET, id: null, round: 'r' }, '1003 900.00'],
    ],
    purse: 900,
    rows: 1,
  },
  ...(
    [
      ['wager', { wager: 'b' }],
      ['amount', { amount: -50 }],
      ['round', { round: 's' }],
    ] as const
  ).map(([what, other]) => ({
    name: `without an id another ${what} is another transaction`,
    has: 1000,
    steps: [
      ['bet', { ...BET, id: null, round: 'r' }, '0 900.00'],
      ['bet', { ...BET, id: null, round: 'r', ...other }, '0'],
    ] as const,
    purse: what === 'amount' ? 850 : 800,
    rows: 2,
  })),
  {
    name: 'without an id another product is another transaction',
    has: 1000,
    steps: [
      ['bet', { ...BET, id: null }, '0'],
      ['bet', { ...BET, id: null }, '0 800.00', { product: 'other' }],
    ],
    purse: 800,
  },
  {
    name: 'without an id another method is another transaction',
    has: 1000,
    steps: [
      ['bet', { wager: 'a', amount: 0, id: null }, '0'],
      ['result', { wager: 'a', amount: 0, id: null }, '0 1000.00'],
    ],
    purse: 1000,
    wagers: ['a settled 0/0/0'],
    rows: 2,
  },
];

const REFUSED: Case[] = [
  {
    name: 'an id refused in maintenance is taken after it',
    has: 1000,
    product: 'is_in_maintenance = true',
    steps: [['bet', BET, '2000 1000.00'], { sql: 'update provider set is_in_maintenance = false where id = $2' }, ['bet', BET, '0 900.00']],
    purse: 900,
    rows: 1,
  },
  {
    name: 'an id refused for its amount is taken with a good one',
    has: 1000,
    steps: [
      ['bet', { ...BET, amount: 'NaN' }, '999'],
      ['bet', BET, '0 900.00'],
    ],
    purse: 900,
    alerts: [],
  },
  {
    name: 'an id refused for a blocked player is taken once they may play',
    has: 1000,
    steps: [
      { sql: `update player set blocked_at = product_now(), blocked_reason = 'test' where id = $1` },
      ['bet', BET, '16 1000.00'],
      { sql: 'update player set blocked_at = null, blocked_reason = null where id = $1' },
      ['bet', BET, '0 900.00'],
    ],
    purse: 900,
  },
  {
    name: 'a result refused before its bet is taken after it by the same id',
    only: 'gsc',
    has: 1000,
    steps: [
      ['result', { id: 'r', wager: 'a', amount: 300 }, '1006 1000.00'],
      ['bet', BET, '0 900.00'],
      ['result', { id: 'r', wager: 'a', amount: 300 }, '0 1200.00'],
    ],
    purse: 1200,
  },
  {
    name: 'the good ones of a refused list are taken by their ids alone',
    has: 150,
    steps: [
      ['bet', [BET, { id: 'u', wager: 'b', amount: -100 }], '1001 150.00'],
      ['bet', BET, '0 50.00'],
    ],
    purse: 50,
    rows: 1,
  },
];

play(stage, 'idempotency: without an id', NONE);
play(stage, 'idempotency: after a refusal', REFUSED);
end(stage);
