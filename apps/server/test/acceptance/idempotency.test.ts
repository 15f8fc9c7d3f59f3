import { type Case, end, openStage, play } from './stage.ts';

const stage = await openStage();
const BET = { id: 't', wager: 'a', amount: -100 };
const LONG = 'x'.repeat(199);

const SAME: Case[] = [
  {
    name: 'a repeated bet is answered with the balance of now',
    has: 1000,
    steps: [
      ['bet', BET, '0 900.00'],
      ['bet', { wager: 'b', amount: -100 }, '0 800.00'],
      ['bet', BET, '1003 800.00'],
    ],
    purse: 800,
    rows: 2,
  },
  {
    name: 'a repeated result pays once',
    has: 100,
    steps: [
      ['bet', BET, '0 0.00'],
      ['result', { id: 'r', wager: 'a', amount: 300 }, '0 300.00'],
      ['result', { id: 'r', wager: 'a', amount: 300 }, '1003 300.00'],
    ],
    purse: 300,
    wagers: ['a settled 100/100/300'],
  },
  {
    name: 'a repeated bonus pays once',
    has: 0,
    steps: [
      ['bonus', { id: 'g', amount: 20 }, '0 20.00'],
      ['bonus', { id: 'g', amount: 20 }, '1003 20.00'],
    ],
    purse: 20,
    rows: 1,
  },
  {
    name: 'the same amount written otherwise is the same data',
    has: 1000,
    steps: [
      ['bet', { ...BET, amount: '-100' }, '0'],
      ['bet', { ...BET, amount: '-100.00' }, '1003 900.00'],
    ],
    purse: 900,
    alerts: [],
  },
  {
    name: 'an id is the same as a number and as a text',
    has: 1000,
    steps: [
      ['bet', { ...BET, id: '4711' }, '0'],
      ['bet', { ...BET, more: { id: 4711, TransactionID: 4711 } }, '1003 900.00'],
    ],
    purse: 900,
    rows: 1,
  },
  {
    name: 'a repeated bet is a duplicate though the player was blocked since',
    has: 1000,
    steps: [
      ['bet', BET, '0'],
      { sql: `update player set blocked_at = product_now(), blocked_reason = 'test' where id = $1` },
      ['bet', BET, '1003 900.00'],
    ],
    purse: 900,
  },
  {
    name: 'a repeated bet is a duplicate though it was settled and rolled back since',
    has: 1000,
    steps: [
      ['bet', BET, '0'],
      ['rollback', { wager: 'a', amount: 100 }, '0 1000.00'],
      ['bet', BET, '1003 1000.00'],
    ],
    purse: 1000,
  },
  {
    name: 'a repeated bet is a duplicate though nothing is left',
    has: 100,
    steps: [
      ['bet', BET, '0'],
      ['bet', BET, '1003 0.00'],
    ],
    purse: 0,
  },
  {
    name: 'a list with one booked before is a duplicate as a whole, until all of it is new',
    only: 'gsc',
    has: 1000,
    steps: [
      ['bet', BET, '0'],
      ['bet', [BET, { id: 'u', wager: 'b', amount: -50 }], '1003 900.00'],
      ['bet', [{ id: 'u', wager: 'b', amount: -50 }, BET], '1003 900.00'],
      ['bet', [{ id: 'u', wager: 'b', amount: -5000 }, BET], '1003 900.00'],
      ['bet', { id: 'u', wager: 'b', amount: -50 }, '0 850.00'],
    ],
    purse: 850,
    rows: 2,
  },
  {
    name: 'a list with one booked before and other data of another is refused, with an alert',
    only: 'gsc',
    has: 1000,
    steps: [
      ['bet', [BET, { id: 'u', wager: 'b', amount: -50 }], '0'],
      ['bet', [BET, { id: 'u', wager: 'b', amount: -60 }], '16 850.00'],
    ],
    purse: 850,
    alerts: ['game_transaction_differs'],
  },
  {
    name: 'a member’s list with one booked before books the rest',
    only: 'gsc_plus',
    has: 1000,
    steps: [
      ['bet', BET, '0'],
      ['bet', [BET, { id: 'u', wager: 'b', amount: -50 }], '0 850.00 900.00'],
    ],
    purse: 850,
    rows: 2,
  },
  {
    name: 'a list all of which was booked before is a duplicate',
    has: 1000,
    steps: [
      ['bet', [BET, { id: 'u', wager: 'b', amount: -50 }], '0 850.00'],
      ['bet', [{ id: 'u', wager: 'b', amount: -50 }, BET], '1003 850.00'],
    ],
    purse: 850,
    rows: 2,
  },
  {
    name: 'the same id twice in one list books once',
    has: 150,
    steps: [['bet', [BET, BET], '0 50.00']],
    purse: 50,
    wagers: ['a open 100/100/0'],
    rows: 1,
  },
];

const OTHER: Case[] = [
  {
    name: 'the same id of another amount is refused, once with an alert',
    has: 1000,
    steps: [
      ['bet', BET, '0'],
      ['bet', { ...BET, amount: -200 }, '16 900.00'],
      ['bet', { ...BET, amount: -200 }, '16 900.00'],
    ],
    purse: 900,
    rows: 1,
    alerts: ['game_transaction_differs'],
  },
  {
    name: 'the same id of another wager is refused with an alert',
    has: 1000,
    steps: [
      ['bet', BET, '0'],
      ['bet', { ...BET, wager: 'b' }, '16 900.00'],
    ],
    purse: 900,
    wagers: ['a open 100/100/0'],
    alerts: ['game_transaction_differs'],
  },
  {
    name: 'the same id of another round is refused with an alert',
    has: 1000,
    steps: [
      ['bet', { ...BET, round: 'one' }, '0'],
      ['bet', { ...BET, round: 'two' }, '16 900.00'],
    ],
    purse: 900,
    alerts: ['game_transaction_differs'],
  },
  {
    name: 'a list with the same id and other data books nothing',
    has: 1000,
    steps: [['bet', [BET, { ...BET, amount: -200 }], '16 1000.00']],
    purse: 1000,
    wagers: [],
    rows: 0,
    alerts: ['game_transaction_differs'],
  },
  {
    name: 'an id is unique within a kind of operation: a bet and its result may share it',
    has: 1000,
    steps: [
      ['bet', BET, '0'],
      ['result', { id: 't', wager: 'a', amount: 300 }, '0 1200.00'],
      ['jackpot', { id: 't', wager: 'a', amount: 5 }, '0 1205.00'],
      ['rollback', { id: 't', wager: 'a', amount: -305 }, '0 900.00'],
    ],
    purse: 900,
    rows: 4,
  },
  {
    name: 'an id is unique within a product',
    has: 1000,
    steps: [
      ['bet', BET, '0'],
      ['bet', BET, '0 800.00', { product: 'other' }],
      ['bet', BET, '1003 800.00', { product: 'other' }],
    ],
    purse: 800,
    rows: 2,
  },
  {
    name: 'an id is unique within a member',
    has: [1000, 1000],
    steps: [
      ['bet', BET, '0 900.00'],
      ['bet', BET, '0 900.00', { who: 1 }],
    ],
    purse: [900, 900],
  },
  {
    name: 'ids that differ in their case are two',
    has: 1000,
    steps: [
      ['bet', { ...BET, id: 'Tx' }, '0'],
      ['bet', { ...BET, id: 'tX' }, '0 800.00'],
    ],
    purse: 800,
    rows: 2,
  },
  {
    name: 'ids of 200 characters that differ in the last are two',
    has: 1000,
    steps: [
      ['bet', { ...BET, id: `${LONG}1` }, '0'],
      ['bet', { ...BET, id: `${LONG}2` }, '0 800.00'],
    ],
    purse: 800,
  },
  { name: 'an id of 201 characters is refused', has: 1000, steps: [['bet', { ...BET, id: `${LONG}12` }, '999']], purse: 1000, rows: 0 },
  {
    name: 'wager codes that differ in their case are two wagers',
    has: 1000,
    steps: [
      ['bet', { wager: 'Wa', amount: -100 }, '0'],
      ['bet', { wager: 'wA', amount: -100 }, '0'],
      ['rollback', { wager: 'wA', amount: 100 }, '0 900.00'],
    ],
    purse: 900,
    wagers: ['Wa open 100/100/0', 'wA void 100/100/0'],
  },
];

play(stage, 'idempotency: the same again', SAME);
play(stage, 'idempotency: what is not the same', OTHER);
end(stage);
