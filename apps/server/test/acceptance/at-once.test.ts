import { type CallStep, type Case, end, openStage, play } from './stage.ts';

// Parallel callbacks: each row has one outcome, whoever comes first. A second server stands on the same database.
const stage = await openStage();
const second = { url: (await stage.world.another()).player_url };
const many = (count: number, make: (n: number) => CallStep) => Array.from({ length: count }, (_, n) => make(n));
const BET = { id: 't', wager: 'a', amount: -100 };

const CASES: Case[] = [
  {
    name: 'one bet twenty times over: one booking, nineteen duplicates',
    has: 1000,
    steps: [{ at_once: many(20, () => ['bet', BET, '']), says: '0 x1, 1003 x19' }],
    purse: 900,
    wagers: ['a open 100/100/0'],
    rows: 1,
  },
  {
    name: 'one result twenty times over is paid once',
    has: 100,
    steps: [['bet', BET, '0'], { at_once: many(20, () => ['result', { id: 'r', wager: 'a', amount: 300 }, '']), says: '0 x1, 1003 x19' }],
    purse: 300,
  },
  {
    name: 'ten different wins of a wager are all paid',
    has: 100,
    owes: 500,
    steps: [['bet', BET, '0'], { at_once: many(10, () => ['result', { wager: 'a', amount: 7 }, '']), says: '0 x10' }],
    purse: 70,
    wagers: ['a settled 100/100/70'],
    turnover: 400,
  },
  {
    name: 'ten rollbacks of one bet with ids of their own give it back once',
    has: 1000,
    steps: [['bet', BET, '0'], { at_once: many(10, () => ['rollback', { wager: 'a', amount: 100 }, '']), says: '0 x1, 1003 x9' }],
    purse: 1000,
    rows: 2,
  },
  {
    name: 'rollbacks and cancels of one bet give it back once',
    has: 1000,
    steps: [
      ['bet', BET, '0'],
      { at_once: many(10, (n) => [n % 2 ? 'rollback' : 'cancel', { wager: 'a', amount: 100 }, '']), says: '0 x1, 1003 x9' },
    ],
    purse: 1000,
  },
  {
    name: 'ten lists of three bets of 100: three lists are taken whole, none in part',
    has: 1000,
    steps: [
      {
        at_once: many(10, (n) => ['bet', ['a', 'b', 'c'].map((it) => ({ wager: `${it}${n}`, amount: -100 })), '']),
        says: '0 x3, 1001 x7',
      },
    ],
    purse: 100,
    rows: 9,
  },
  {
    name: 'bets at two servers share one purse',
    has: 1000,
    steps: [{ at_once: many(20, (n) => ['bet', { wager: `w${n}`, amount: -100 }, '', n % 2 ? second : {}]), says: '0 x10, 1001 x10' }],
    purse: 0,
    rows: 10,
  },
  {
    name: 'one bet at two servers is one booking',
    has: 1000,
    steps: [{ at_once: many(10, (n) => ['bet', BET, '', n % 2 ? second : {}]), says: '0 x1, 1003 x9' }],
    purse: 900,
    rows: 1,
  },
  {
    name: 'bets at two products share one purse',
    has: 1000,
    steps: [
      {
        at_once: many(20, (n) => ['bet', { wager: `w${n}`, amount: -100 }, '', n % 2 ? { product: 'other' } : {}]),
        says: '0 x10, 1001 x10',
      },
    ],
    purse: 0,
  },
  {
    name: 'bets of ten members do not touch each other',
    has: Array.from({ length: 10 }, () => 100),
    steps: [{ at_once: many(20, (n) => ['bet', { wager: `w${n}`, amount: -60 }, '', { who: n % 10 }]), says: '0 x10, 1001 x10' }],
    purse: Array.from({ length: 10 }, () => 40),
  },
  {
    name: 'bets and bonuses at once come to their sum',
    has: 1000,
    steps: [
      {
        at_once: many(20, (n) => (n % 2 ? ['bet', { wager: `w${n}`, amount: -100 }, ''] : ['bonus', { wager: `w${n}`, amount: 30 }, ''])),
        says: '0 x20',
      },
    ],
    purse: 300,
    rows: 20,
  },
  {
    name: 'settling ten wagers at once lowers the turnover by each',
    has: 1000,
    owes: 2000,
    steps: [
      ['bet', Array.from({ length: 10 }, (_, n) => ({ wager: `w${n}`, amount: -100 })), '0 0.00'],
      { at_once: many(10, (n) => ['result', { wager: `w${n}`, amount: 0 }, '']), says: '0 x10' },
    ],
    purse: 0,
    turnover: 1000,
  },
  {
    name: 'rollbacks before a bet that come at once leave one void bet',
    has: 1000,
    steps: [
      { at_once: many(5, () => ['rollback', { wager: 'a', amount: 100 }, '']), says: '1006 x5' },
      { at_once: many(5, () => ['bet', BET, '']), says: '0 x1, 1003 x4' },
    ],
    purse: 1000,
    wagers: ['a void 100/100/0'],
    rows: 1,
  },
];

play(stage, 'at once', CASES);
end(stage);
