import { type Case, end, openStage, play } from './stage.ts';

// MMK counts kyat, MMK2 thousands of kyat, MMK3 hundreds. GSC has a product's currency, GSC+ says it in the request.
const stage = await openStage();
await stage.world.sql(
  `insert into provider (id, p_code, name, dialect) values (91040, '1040', 'Prizes', 'gsc_plus') on conflict do nothing`,
);
const currency = (word: string) => ({ product: `currency = '${word}'`, by: { currency: word } });
const [MMK2, MMK3] = [currency('MMK2'), currency('MMK3')];

const SCALED: Case[] = [
  {
    name: '10,000 kyat are 100.0000 in MMK3',
    has: 10_000,
    product: MMK3.product,
    steps: [['balance', {}, '0 100.0000', MMK3.by]],
    purse: 10_000,
  },
  { name: '0 kyat are 0.0000 in MMK2', has: 0, product: MMK2.product, steps: [['balance', {}, '0 0.0000', MMK2.by]], purse: 0 },
  {
    name: 'what four decimals cannot show is left out, never rounded up',
    has: 19.99,
    product: MMK2.product,
    steps: [['balance', {}, '0 0.0199', MMK2.by]],
    purse: 19.99,
  },
  {
    name: 'a bet of 1 in MMK2 takes 1,000 kyat',
    has: 2500,
    product: MMK2.product,
    steps: [['bet', { wager: 'a', amount: -1 }, '0 1.5000 2.5000', MMK2.by]],
    purse: 1500,
    wagers: ['a open 1000/1000/0'],
  },
  {
    name: 'a bet of 1 in MMK3 takes 100 kyat',
    has: 250,
    product: MMK3.product,
    steps: [['bet', { wager: 'a', amount: -1 }, '0 1.5000 2.5000', MMK3.by]],
    purse: 150,
    wagers: ['a open 100/100/0'],
  },
  {
    name: 'a bet of a ten-thousandth more than there is in MMK2 is refused',
    has: 1000,
    product: MMK2.product,
    steps: [['bet', { wager: 'a', amount: '-1.0001' }, '1001 1.0000', MMK2.by]],
    purse: 1000,
  },
  {
    name: 'wins and rollbacks in MMK2 are scaled too',
    has: 1000,
    product: MMK2.product,
    steps: [
      ['bet', { wager: 'a', amount: '-0.5' }, '0 0.5000', MMK2.by],
      ['result', { wager: 'a', amount: '1.25' }, '0 1.7500', MMK2.by],
      ['rollback', { wager: 'a', amount: '-1.25' }, '0 0.5000', MMK2.by],
      ['rollback', { wager: 'a', amount: '0.5' }, '0 1.0000', MMK2.by],
    ],
    purse: 1000,
    alerts: [],
  },
  {
    name: 'turnover of a scaled wager is counted in kyat',
    has: 5000,
    owes: 3000,
    product: MMK2.product,
    steps: [
      ['bet', { wager: 'a', amount: -2 }, '0', MMK2.by],
      ['result', { wager: 'a', amount: 0 }, '0 3.0000', MMK2.by],
    ],
    purse: 3000,
    turnover: 1000,
  },
  {
    name: 'a balance below zero has four decimals as well',
    has: 1000,
    product: MMK2.product,
    steps: [
      ['bet', { wager: 'a', amount: -1 }, '0', MMK2.by],
      ['result', { wager: 'a', amount: 1 }, '0', MMK2.by],
      { transfer: 'out', kyat: 1000 },
      ['rollback', { wager: 'a', amount: -1 }, '0 -1.0000', MMK2.by],
    ],
    purse: -1000,
  },
  {
    name: 'a currency nobody knows is 999',
    only: 'gsc_plus',
    has: 100,
    steps: [
      ['balance', {}, '999', { currency: 'USD' }],
      ['bet', { wager: 'a', amount: -1 }, '999', { currency: 'USD' }],
      ['bet', { wager: 'a', amount: -1 }, '999', { currency: 'toString' }],
    ],
    purse: 100,
    rows: 0,
  },
];

const own = (word: string) => ({ more: { CurrencyID: word, currency: word } });
const OWN: Case[] = [
  {
    name: 'a transaction’s own currency counts before its product’s: 1 in MMK2 is 1,000 kyat',
    has: 2500,
    steps: [
      ['bet', { wager: 'a', amount: -1, ...own('MMK2') }, '0'],
      ['result', { wager: 'a', amount: '0.3', ...own('MMK2') }, '0'],
    ],
    purse: 1800,
    wagers: ['a settled 1000/1000/300'],
  },
  {
    name: 'kyat told of a product in MMK2 are kyat',
    has: 2500,
    product: MMK2.product,
    steps: [['bet', { wager: 'a', amount: -100, ...own('MMK') }, '0', { currency: 'MMK' }]],
    purse: 2400,
  },
  {
    name: 'a list of two currencies takes each at its own',
    has: 2500,
    steps: [
      [
        'bet',
        [
          { wager: 'a', amount: -1, ...own('MMK2') },
          { wager: 'b', amount: -1, ...own('MMK') },
        ],
        '0 1499.00',
      ],
    ],
    purse: 1499,
  },
  ...(['USD', '99', 'toString', ' MMK', 'mmk', true, {}, ['MMK']] as const).map(
    (word): Case => ({
      name: `a transaction in ${JSON.stringify(word)} is 999 and moves nothing`,
      has: 100,
      steps: [
        ['bet', { wager: 'a', amount: -1, more: { CurrencyID: word, currency: word } }, '999 100.00'],
        ['bonus', { wager: 'a', amount: 1, more: { CurrencyID: word, currency: word } }, '999 100.00'],
      ],
      purse: 100,
      rows: 0,
    }),
  ),
  {
    name: 'the same id in another currency is not the same',
    has: 2500,
    steps: [
      ['bet', { id: 't', wager: 'a', amount: -1, ...own('MMK2') }, '0'],
      ['bet', { id: 't', wager: 'a', amount: -1, ...own('MMK3') }, '16'],
    ],
    purse: 1500,
    alerts: ['game_transaction_differs'],
  },
  {
    name: 'a report’s row in MMK2 is scaled, whatever the request says; one of an unknown currency is 999',
    has: 100,
    steps: [
      ['push', { wager: 'a', amount: 0, bet: '0.2', valid: '0.2', payout: '0.3', ...own('MMK2') }, '0'],
      ['push', { wager: 'b', amount: 0, bet: '0.2', valid: '0.2', payout: '0.3', ...own('USD') }, '999'],
    ],
    purse: 100,
    wagers: ['a settled 200/200/300'],
  },
  {
    name: 'a prize of product 1040 in MMK2 is paid in full',
    only: 'gsc_plus',
    has: 0,
    steps: [['push', { wager: 'a', amount: 0, bet: '0.2', valid: '0.2', payout: '0.3', ...own('MMK2') }, '0', { product: 1040 }]],
    purse: 300,
  },
  {
    name: 'where nothing is told the product’s own currency counts',
    only: 'gsc_plus',
    has: 1000,
    product: MMK2.product,
    steps: [
      ['balance', {}, '0 1.0000', { more: { currency: undefined } }],
      ['bet', { wager: 'a', amount: '-0.5' }, '0 0.5000', { more: { currency: undefined } }],
      ['push', { wager: 'b', amount: 0, bet: 1, valid: 1, payout: 1 }, '0', { more: { currency: undefined } }],
    ],
    purse: 500,
    wagers: ['a open 500/500/0', 'b settled 1000/1000/1000'],
  },
];

/** Half a pya goes to the even one; once, from the digits that were sent. */
const rounded = (sent: string, kyat: number): Case => ({
  name: `a bonus of ${sent} is ${kyat}`,
  has: 0,
  steps: [['bonus', { wager: 'a', amount: sent }, `0 ${kyat.toFixed(2)}`]],
  purse: kyat,
});
const PRECISION: Case[] = [
  rounded('0.004', 0),
  rounded('0.005', 0),
  rounded('0.0050000000000000001', 0.01),
  rounded('0.015', 0.02),
  rounded('0.025', 0.02),
  rounded('0.02500', 0.02),
  rounded('1.005', 1),
  rounded('1.115', 1.12),
  rounded('8.675', 8.68),
  rounded('007.50', 7.5),
  rounded('999999999.99', 999_999_999.99),
  {
    name: 'half a pya of a bet goes to the even one as well',
    has: 1,
    steps: [
      ['bet', { wager: 'a', amount: '-0.005' }, '0 1.00'],
      ['bet', { wager: 'b', amount: '-0.015' }, '0 0.98'],
      ['bet', { wager: 'c', amount: '-0.025' }, '0 0.96'],
    ],
    purse: 0.96,
  },
  {
    name: 'half a pya in MMK2 is five millionths',
    has: 1,
    product: MMK2.product,
    steps: [
      ['bet', { wager: 'a', amount: '-0.000005' }, '0', MMK2.by],
      ['bet', { wager: 'b', amount: '-0.000015' }, '0', MMK2.by],
    ],
    purse: 0.98,
  },
  {
    name: 'ten bets of 0.1 take exactly 1',
    has: 10,
    steps: [['bet', Array.from({ length: 10 }, (_, n) => ({ wager: `w${n}`, amount: -0.1 })), '0 9.00']],
    purse: 9,
  },
  {
    name: 'minus nothing is nothing',
    has: 10,
    steps: [['bet', { wager: 'a', amount: '-0.00' }, '0 10.00']],
    purse: 10,
  },
  ...[
    'NaN',
    'Infinity',
    '-1e2',
    '-0x10',
    '-1,000',
    '--1',
    '- 1',
    '-1.',
    '-.5',
    '١',
    '-1.2.3',
    '1_000',
    '-99999999999999999999',
    '1e999',
    ' -5',
    '-5 ',
    '+5',
    '',
  ].map(
    (amount): Case => ({
      name: `an amount of "${amount}" is refused`,
      has: 100,
      steps: [['bet', { wager: 'a', amount }, '999 100.00']],
      purse: 100,
      wagers: [],
      rows: 0,
    }),
  ),
];

play(stage, 'currency', SCALED);
play(stage, 'a currency of its own', OWN);
play(stage, 'precision', PRECISION);
end(stage);
