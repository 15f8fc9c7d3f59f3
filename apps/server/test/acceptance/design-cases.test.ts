import { type Case, end, openStage, play } from './stage.ts';

// The cases that the design names, in its order. Both dialects must hold each.
const stage = await openStage();
const BET = { id: 't', wager: 'a', amount: -100 };
const hundred = (n: number) => ({ wager: `w${n}`, amount: -100 });

const CASES: Case[] = [
  {
    name: 'a wrong signature on a valid bet: 1004, nothing moved, nothing stored',
    has: 1000,
    steps: [['bet', BET, '1004', { secret: 'another' }]],
    purse: 1000,
    wagers: [],
    rows: 0,
  },
  {
    name: '100 kyat, a bet of 100.01: 1001 with the balance',
    has: 100,
    steps: [['bet', { ...BET, amount: '-100.01' }, '1001 100.00']],
    purse: 100,
    wagers: [],
    rows: 0,
  },
  {
    name: 'a bet that was refused is taken by the same id once the money is there',
    has: 100,
    steps: [['bet', { ...BET, amount: -150 }, '1001 100.00'], { give: 100 }, ['bet', { ...BET, amount: -150 }, '0 50.00 200.00']],
    purse: 50,
    rows: 1,
  },
  {
    name: '600 kyat, a list of bets 100, 200, 300: three wagers',
    has: 600,
    steps: [['bet', [1, 2, 3].map((n) => ({ wager: `w${n}`, amount: -100 * n })), '0 0.00 600.00']],
    purse: 0,
    wagers: ['w1 open 100/100/0', 'w2 open 200/200/0', 'w3 open 300/300/0'],
    rows: 3,
  },
  {
    name: '500 kyat, a list of bets 100, 200, 300: 1001 and none',
    has: 500,
    steps: [['bet', [1, 2, 3].map((n) => ({ wager: `w${n}`, amount: -100 * n })), '1001 500.00']],
    purse: 500,
    wagers: [],
    rows: 0,
  },
  {
    name: 'the same bet five times at once: one booking, four times 1003',
    has: 1000,
    steps: [{ at_once: Array.from({ length: 5 }, () => ['bet', BET, ''] as const), says: '0 x1, 1003 x4' }, ['bet', BET, '1003 900.00']],
    purse: 900,
    rows: 1,
  },
  {
    name: 'a bet of 100, its rollback, the rollback again, a rollback with a new id: 1,000 and it stays 1,000',
    has: 1000,
    steps: [
      ['bet', BET, '0 900.00 1000.00'],
      ['rollback', { id: 'r', wager: 'a', amount: 100 }, '0 1000.00 900.00'],
      ['rollback', { id: 'r', wager: 'a', amount: 100 }, '1003 1000.00'],
      ['rollback', { id: 'other', wager: 'a', amount: 100 }, '1003 1000.00'],
    ],
    purse: 1000,
    rows: 2,
  },
  {
    name: 'a rollback before its bet: 1006, then the bet is void and moves nothing',
    has: 1000,
    steps: [
      ['rollback', { wager: 'a', amount: 100 }, '1006 1000.00'],
      ['bet', BET, '0 1000.00 1000.00'],
    ],
    purse: 1000,
    wagers: ['a void 100/100/0'],
  },
  {
    name: 'a result after the rollback of its bet is refused and changes nothing',
    has: 1000,
    steps: [
      ['bet', BET, '0 900.00'],
      ['rollback', { wager: 'a', amount: 100 }, '0 1000.00'],
      ['result', { wager: 'a', amount: 500 }, '1006 1000.00'],
    ],
    purse: 1000,
    wagers: ['a void 100/100/0'],
  },
  {
    name: '1,000 kyat, 20 different bets of 100 at once: ten accepted, ten 1001, nothing left',
    has: 1000,
    steps: [{ at_once: Array.from({ length: 20 }, (_, n) => ['bet', hundred(n), ''] as const), says: '0 x10, 1001 x10' }],
    purse: 0,
    rows: 10,
  },
  {
    name: 'a blocked player with an open bet: the result is booked',
    has: 1000,
    steps: [
      ['bet', BET, '0 900.00'],
      { sql: `update player set blocked_at = product_now(), blocked_reason = 'test' where id = $1` },
      ['result', { wager: 'a', amount: 250 }, '0 1150.00 900.00'],
    ],
    purse: 1150,
    wagers: ['a settled 100/100/250'],
  },
  {
    name: '10,000 kyat are 10.0000 in MMK2',
    has: 10_000,
    product: `currency = 'MMK2'`,
    steps: [['balance', {}, '0 10.0000', { currency: 'MMK2' }]],
    purse: 10_000,
  },
  {
    name: 'a win of 500 that was transferred out is rolled back: -500, flagged, bets refused',
    has: 100,
    steps: [
      ['bet', BET, '0 0.00'],
      ['result', { wager: 'a', amount: 500 }, '0 500.00'],
      { transfer: 'out', kyat: 500 },
      ['rollback', { wager: 'a', amount: -500 }, '0 -500.00 0.00'],
      ['bet', { wager: 'b', amount: -1 }, '1001 -500.00'],
    ],
    purse: -500,
    is_overdrawn: true,
  },
  {
    name: 'an answer that was lost after the commit: the same request is a duplicate with the balance after the first',
    has: 1000,
    steps: [
      ['bet', BET, '0 900.00'],
      ['bet', BET, '1003 900.00'],
    ],
    purse: 900,
    rows: 1,
  },
];

play(stage, 'as the design has it', CASES);
end(stage);
