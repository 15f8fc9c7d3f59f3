import { type Case, end, openStage, play } from './stage.ts';

const stage = await openStage();

const BALANCE: Case[] = [
  { name: 'has two decimals', has: 1234.56, steps: [['balance', {}, '0 1234.56']], purse: 1234.56, rows: 0 },
  { name: 'is 0.00 before the first transfer', has: 0, steps: [['balance', {}, '0 0.00']], purse: 0 },
  {
    name: 'is the game purse’s, whatever is in main',
    has: 500,
    steps: [{ transfer: 'out', kyat: 400 }, ['balance', {}, '0 100.00']],
    purse: 100,
  },
  {
    name: 'below zero is told as it is',
    has: 100,
    steps: [
      ['bet', { wager: 'a', amount: -100 }, '0'],
      ['result', { wager: 'a', amount: 200 }, '0'],
      { transfer: 'out', kyat: 200 },
      ['rollback', { wager: 'a', amount: -200 }, '0 -200.00'],
      ['balance', {}, '0 -200.00'],
    ],
    purse: -200,
  },
  {
    name: 'of a blocked player is told',
    has: 70,
    steps: [{ sql: `update player set blocked_at = product_now(), blocked_reason = 'test' where id = $1` }, ['balance', {}, '0 70.00']],
    purse: 70,
  },
  {
    name: 'of a product in maintenance is told',
    has: 70,
    product: 'is_in_maintenance = true',
    steps: [['balance', {}, '0 70.00']],
    purse: 70,
  },
  {
    name: 'of a member nobody knows is 1000, and the others of the batch are told',
    only: 'gsc_plus',
    has: [70, 80],
    steps: [
      {
        batch: [
          [1, 'balance', {}],
          [null, 'balance', {}],
          [0, 'balance', {}],
        ],
        says: ['0 80.00', '1000 0.00', '0 70.00'],
      },
    ],
    purse: [70, 80],
  },
];

const BET: Case[] = [
  { name: 'of a pya is a bet', has: 1, steps: [['bet', { wager: 'a', amount: '-0.01' }, '0 0.99 1.00']], purse: 0.99, rows: 1 },
  {
    name: 'of all there is leaves 0.00',
    has: 1000,
    steps: [['bet', { wager: 'a', amount: -1000 }, '0 0.00']],
    purse: 0,
    wagers: ['a open 1000/1000/0'],
  },
  { name: 'of 0 is ok and moves nothing', has: 50, steps: [['bet', { wager: 'a', amount: 0 }, '0 50.00 50.00']], purse: 50 },
  {
    name: 'with an amount above 0 is refused',
    has: 50,
    steps: [['bet', { wager: 'a', amount: 10 }, '999 50.00']],
    purse: 50,
    wagers: [],
    rows: 0,
  },
  {
    name: 'that main could pay but game cannot is refused',
    has: 1000,
    steps: [{ transfer: 'out', kyat: 990 }, ['bet', { wager: 'a', amount: -11 }, '1001 10.00']],
    purse: 10,
  },
  {
    name: 'is taken once main has been transferred',
    has: 1000,
    steps: [{ transfer: 'out', kyat: 990 }, { transfer: 'in', kyat: 500 }, ['bet', { wager: 'a', amount: -510 }, '0 0.00']],
    purse: 0,
  },
  {
    name: 'moves its signed amount, the bet and valid bet amounts are for the report',
    has: 1000,
    steps: [['bet', { wager: 'a', amount: -100, bet: 120, valid: 80 }, '0 900.00']],
    purse: 900,
    wagers: ['a open 120/80/0'],
  },
  {
    name: 'added to the same wager counts to it',
    has: 1000,
    steps: [
      ['bet', { wager: 'a', amount: -100 }, '0 900.00'],
      ['bet', { wager: 'a', amount: -50 }, '0 850.00'],
    ],
    purse: 850,
    wagers: ['a open 150/150/0'],
    rows: 2,
  },
  {
    name: 'takes an amount with cents as a text and as a number',
    has: 10,
    steps: [
      ['bet', { wager: 'a', amount: '-1.10' }, '0 8.90'],
      ['bet', { wager: 'b', amount: -1.1 }, '0 7.80'],
    ],
    purse: 7.8,
  },
  {
    name: 'to buy in is a debit with funds checked, of no wager',
    only: 'gsc',
    has: 100,
    steps: [
      ['buy_in', { amount: '-100.01' }, '1001 100.00'],
      ['buy_in', { amount: -100 }, '0 0.00'],
    ],
    purse: 0,
    wagers: [],
    rows: 1,
  },
  {
    name: 'the result of nothing that closes a tip changes nothing and alarms nobody',
    only: 'gsc_plus',
    has: 100,
    steps: [
      ['tip', { wager: 'a', amount: -5 }, '0 95.00'],
      ['result', { wager: 'a', amount: 0, bet: 0, valid: 0 }, '0 95.00'],
    ],
    purse: 95,
    wagers: ['a settled 0/0/0'],
    alerts: [],
  },
  {
    name: 'a tip is a debit with funds checked, and no bet',
    only: 'gsc_plus',
    has: 100,
    steps: [
      ['bet', { wager: 'a', amount: -60 }, '0 40.00'],
      ['tip', { wager: 'a', amount: -41 }, '1001 40.00'],
      ['tip', { wager: 'a', amount: -5 }, '0 35.00'],
    ],
    purse: 35,
    wagers: ['a open 60/60/0'],
  },
];

const RESULT: Case[] = [
  {
    name: 'of 0 settles the wager as lost',
    has: 100,
    steps: [
      ['bet', { wager: 'a', amount: -100 }, '0 0.00'],
      ['result', { wager: 'a', amount: 0 }, '0 0.00 0.00'],
    ],
    purse: 0,
    wagers: ['a settled 100/100/0'],
  },
  {
    name: 'with a new id for a settled wager is another win of the round',
    has: 100,
    steps: [
      ['bet', { wager: 'a', amount: -100 }, '0'],
      ['result', { wager: 'a', amount: 50 }, '0 50.00'],
      ['result', { wager: 'a', amount: 30 }, '0 80.00'],
      ['result', { wager: 'a', amount: 20 }, '0 100.00'],
    ],
    purse: 100,
    wagers: ['a settled 100/100/100'],
    rows: 4,
  },
  {
    name: 'moves its signed amount, the payout is for the report',
    has: 100,
    steps: [
      ['bet', { wager: 'a', amount: -100 }, '0'],
      ['result', { wager: 'a', amount: 40, payout: 90 }, '0 40.00'],
    ],
    purse: 40,
    wagers: ['a settled 100/100/90'],
  },
  {
    name: 'for a wager of another product is for an unknown one',
    only: 'gsc',
    has: 100,
    steps: [
      ['bet', { wager: 'a', amount: -100 }, '0 0.00'],
      ['result', { wager: 'a', amount: 40 }, '1006 0.00', { product: 'other' }],
    ],
    purse: 0,
    wagers: ['a open 100/100/0'],
  },
  {
    name: 'for another member’s wager is refused',
    only: 'gsc',
    has: [100, 100],
    steps: [
      ['bet', { wager: 'a', amount: -100 }, '0 0.00'],
      ['result', { wager: 'a', amount: 500 }, '1006 100.00', { who: 1 }],
    ],
    purse: [0, 100],
  },
  {
    name: 'for an unknown wager is refused',
    has: 10,
    steps: [['result', { wager: 'a', amount: 5 }, '1006 10.00']],
    purse: 10,
    only: 'gsc',
    wagers: [],
    rows: 0,
  },
  {
    name: 'for an unknown wager is accepted and flagged, with an alert',
    only: 'gsc_plus',
    has: 10,
    steps: [['result', { wager: 'a', amount: 5 }, '0 15.00']],
    purse: 15,
    wagers: ['a settled 0/0/5 flagged'],
    alerts: ['game_result_without_bet'],
  },
  {
    name: 'for an unknown wager is accepted where the product’s switch says so',
    only: 'gsc',
    has: 10,
    product: 'takes_unknown_result = true',
    steps: [['result', { wager: 'a', amount: 5 }, '0 15.00']],
    purse: 15,
    wagers: ['a settled 0/0/5 flagged'],
  },
  {
    name: 'for an unknown wager is refused where the product’s switch says so',
    only: 'gsc_plus',
    has: 10,
    product: 'takes_unknown_result = false',
    steps: [['result', { wager: 'a', amount: 5 }, '1006 10.00']],
    purse: 10,
    wagers: [],
  },
  {
    name: 'WIN pays as SETTLED does',
    only: 'gsc_plus',
    has: 10,
    steps: [
      ['bet', { wager: 'a', amount: -10 }, '0'],
      ['win', { wager: 'a', amount: 25 }, '0 25.00'],
    ],
    purse: 25,
    wagers: ['a settled 10/10/25'],
  },
  {
    name: 'below 0 is no credit',
    only: 'gsc_plus',
    has: 10,
    steps: [
      ['bet', { wager: 'a', amount: -5 }, '0'],
      ['result', { wager: 'a', amount: -5 }, '999 5.00'],
    ],
    purse: 5,
    wagers: ['a open 5/5/0'],
  },
  {
    name: 'without a wager is of no wager',
    only: 'gsc',
    has: 10,
    steps: [['result', { amount: 5 }, '1006 10.00']],
    purse: 10,
    rows: 0,
  },
];

play(stage, 'balance', BALANCE);
play(stage, 'bet', BET);
play(stage, 'result', RESULT);
end(stage);
