import { type Case, end, openStage, play } from './stage.ts';

const stage = await openStage();
const BET = { id: 't', wager: 'a', amount: -100 };
const LOST = { wager: 'a', amount: 0 };
const WON = { wager: 'a', amount: 250 };
const BACK = { wager: 'a', amount: 100 };

const ROLLBACK: Case[] = [
  {
    name: 'of another amount gives the stored one back, with an alert',
    has: 1000,
    steps: [
      ['bet', BET, '0'],
      ['rollback', { wager: 'a', amount: 5000 }, '0 1000.00'],
    ],
    purse: 1000,
    wagers: ['a void 100/100/0'],
    alerts: ['game_rollback_differs'],
  },
  {
    name: 'of the stored amount raises no alert',
    has: 1000,
    steps: [
      ['bet', BET, '0'],
      ['rollback', BACK, '0 1000.00 900.00'],
    ],
    purse: 1000,
    alerts: [],
  },
  {
    name: 'of a wager with two bets gives both back',
    has: 1000,
    steps: [
      ['bet', BET, '0'],
      ['bet', { wager: 'a', amount: -40 }, '0 860.00'],
      ['rollback', { wager: 'a', amount: 140 }, '0 1000.00'],
    ],
    purse: 1000,
    alerts: [],
  },
  {
    name: 'of a bet of 0 leaves the money alone and the wager void',
    has: 1000,
    steps: [
      ['bet', { wager: 'a', amount: 0 }, '0'],
      ['rollback', { wager: 'a', amount: 0 }, '0 1000.00'],
    ],
    purse: 1000,
    wagers: ['a void 0/0/0'],
  },
  {
    name: 'after a cancel is a duplicate, whatever its id',
    has: 1000,
    steps: [
      ['bet', BET, '0'],
      ['cancel', BACK, '0 1000.00'],
      ['rollback', BACK, '1003 1000.00'],
    ],
    purse: 1000,
  },
  {
    name: 'is followed by a cancel in vain',
    has: 1000,
    steps: [
      ['bet', BET, '0'],
      ['rollback', BACK, '0 1000.00'],
      ['cancel', BACK, '1003 1000.00'],
    ],
    purse: 1000,
  },
  {
    name: 'is only for that member’s wager',
    has: [1000, 1000],
    steps: [
      ['bet', BET, '0'],
      ['rollback', BACK, '1006 1000.00', { who: 1 }],
    ],
    purse: [900, 1000],
    wagers: ['a open 100/100/0'],
  },
  {
    name: 'is only for that product’s wager',
    has: 1000,
    steps: [
      ['bet', BET, '0'],
      ['rollback', BACK, '1006 900.00', { product: 'other' }],
    ],
    purse: 900,
    wagers: ['a open 100/100/0'],
  },
  {
    name: 'of a win takes the stored win and leaves the bet open',
    has: 1000,
    steps: [
      ['bet', BET, '0'],
      ['result', WON, '0 1150.00'],
      ['rollback', { wager: 'a', amount: -250 }, '0 900.00'],
    ],
    purse: 900,
    wagers: ['a open 100/100/0'],
  },
  {
    name: 'of a win by another amount takes the stored win, with an alert',
    has: 1000,
    steps: [
      ['bet', BET, '0'],
      ['result', WON, '0 1150.00'],
      ['rollback', { wager: 'a', amount: -999 }, '0 900.00'],
    ],
    purse: 900,
    alerts: ['game_rollback_differs'],
  },
  {
    name: 'of several wins takes all of them',
    has: 1000,
    steps: [
      ['bet', BET, '0'],
      ['result', { wager: 'a', amount: 50 }, '0'],
      ['result', { wager: 'a', amount: 30 }, '0 980.00'],
      ['rollback', { wager: 'a', amount: -80 }, '0 900.00'],
    ],
    purse: 900,
    alerts: [],
  },
  {
    name: 'of a win works once',
    has: 1000,
    steps: [
      ['bet', BET, '0'],
      ['result', WON, '0'],
      ['rollback', { wager: 'a', amount: -250 }, '0 900.00'],
      ['rollback', { wager: 'a', amount: -250 }, '1003 900.00'],
    ],
    purse: 900,
  },
  {
    name: 'of a result is followed by another result, as a sport book sends it: result, rollback, result',
    has: 1000,
    owes: 300,
    steps: [
      ['bet', BET, '0 900.00'],
      ['result', WON, '0 1150.00'],
      ['rollback', { wager: 'a', amount: -250 }, '0 900.00'],
      ['result', { wager: 'a', amount: 90 }, '0 990.00'],
      ['cancel', BACK, '16 990.00'],
    ],
    purse: 990,
    turnover: 200,
    wagers: ['a settled 100/100/90'],
  },
  {
    name: 'of the bet leaves no result to be taken',
    has: 1000,
    steps: [
      ['bet', BET, '0'],
      ['result', WON, '0'],
      ['rollback', { wager: 'a', amount: -250 }, '0 900.00'],
      ['rollback', BACK, '0 1000.00'],
      ['result', { wager: 'a', amount: 90 }, '1006 1000.00'],
    ],
    purse: 1000,
    wagers: ['a void 100/100/0'],
  },
  {
    name: 'is kept apart from the other wagers of the round',
    has: 1000,
    steps: [
      ['bet', { ...BET, round: 'r' }, '0'],
      ['bet', { wager: 'b', amount: -50, round: 'r' }, '0 850.00'],
      ['rollback', { ...BACK, round: 'r' }, '0 950.00'],
    ],
    purse: 950,
    wagers: ['a void 100/100/0', 'b open 50/50/0'],
  },
  {
    name: 'leaves what was returned of a reserved stake returned once',
    only: 'gsc_plus',
    has: 100,
    steps: [
      ['reserve', { wager: 'a', amount: -80 }, '0 20.00'],
      ['unreserve', { wager: 'a', amount: 30 }, '0 50.00'],
      ['rollback', { wager: 'a', amount: 50 }, '0 100.00'],
    ],
    purse: 100,
    alerts: [],
  },
];

const BOUGHT = { wager: 'b', amount: -500 };
const UNBOUGHT = { wager: 'b', amount: 500 };

const BUY_IN: Case[] = [
  {
    name: 'makes room again in the limit of what may be staked',
    has: 1000,
    steps: [
      { sql: `insert into play_limit (player_id, kind, period, limit_pya) values ($1, 'stake', 'day', 50000)` },
      ['buy_in', BOUGHT, '0 500.00'],
      ['buy_in', { wager: 'c', amount: -1 }, '16 500.00'],
      ['rollback', UNBOUGHT, '0 1000.00 500.00'],
      ['buy_in', { wager: 'c', amount: -500 }, '0 500.00'],
    ],
    purse: 500,
    alerts: [],
  },
  {
    name: 'gives what it took back, once, whatever the id and the word',
    has: 1000,
    steps: [
      ['buy_in', BOUGHT, '0 500.00'],
      ['rollback', { ...UNBOUGHT, id: 'r' }, '0 1000.00 500.00'],
      ['rollback', { ...UNBOUGHT, id: 'r' }, '1003 1000.00'],
      ['rollback', UNBOUGHT, '1003 1000.00'],
      ['cancel', UNBOUGHT, '1003 1000.00'],
    ],
    purse: 1000,
    wagers: [],
    rows: 2,
    alerts: [],
  },
  {
    name: 'ten times at once gives it back once',
    has: 1000,
    steps: [
      ['buy_in', BOUGHT, '0 500.00'],
      { at_once: Array.from({ length: 10 }, () => ['cancel', UNBOUGHT, ''] as const), says: '0 x1, 1003 x9' },
    ],
    purse: 1000,
    rows: 2,
  },
  {
    name: 'by another amount gives the stored one back, with an alert',
    has: 1000,
    steps: [
      ['buy_in', BOUGHT, '0 500.00'],
      ['cancel', { wager: 'b', amount: 5000 }, '0 1000.00'],
    ],
    purse: 1000,
    alerts: ['game_rollback_differs'],
  },
  {
    name: 'gives back all that was bought in by its code, and nothing of another',
    has: 1000,
    steps: [
      ['buy_in', BOUGHT, '0 500.00'],
      ['buy_in', { wager: 'b', amount: -100 }, '0 400.00'],
      ['buy_in', { wager: 'c', amount: -200 }, '0 200.00'],
      ['rollback', { wager: 'b', amount: 600 }, '0 800.00'],
    ],
    purse: 800,
    rows: 4,
    alerts: [],
  },
  {
    name: 'gives it back also where a report or a gift came by its code',
    has: 1000,
    steps: [
      ['buy_in', BOUGHT, '0 500.00'],
      ['push', { wager: 'b', bet: 100, valid: 100, payout: 0 }, '0'],
      ['bonus', { wager: 'b', amount: 5 }, '0 505.00'],
      ['rollback', UNBOUGHT, '0 1005.00'],
    ],
    purse: 1005,
  },
  {
    name: 'after a buy-out is refused, and told',
    has: 1000,
    steps: [
      ['buy_in', BOUGHT, '0 500.00'],
      ['buy_out', { amount: 450 }, '0 950.00'],
      ['rollback', UNBOUGHT, '16 950.00'],
    ],
    purse: 950,
    rows: 2,
    alerts: ['game_rollback_after_buy_out'],
  },
  {
    name: 'that a buy-out came before is given back',
    has: 1000,
    steps: [
      ['buy_in', { wager: 'c', amount: -500 }, '0 500.00'],
      ['buy_out', { amount: 450 }, '0 950.00'],
      ['buy_in', BOUGHT, '0 450.00'],
      ['rollback', UNBOUGHT, '0 950.00'],
    ],
    purse: 950,
    alerts: [],
  },
  {
    name: 'as if it were a win is refused',
    has: 1000,
    steps: [
      ['buy_in', BOUGHT, '0 500.00'],
      ['rollback', { wager: 'b', amount: -500 }, '1006 500.00'],
    ],
    purse: 500,
    rows: 1,
  },
  {
    name: 'is only for that member’s and that product’s',
    has: [1000, 1000],
    steps: [
      ['buy_in', BOUGHT, '0 500.00'],
      ['rollback', UNBOUGHT, '1006 1000.00', { who: 1 }],
      ['rollback', UNBOUGHT, '1006 500.00', { product: 'other' }],
    ],
    purse: [500, 1000],
  },
].map((it) => ({ ...it, only: 'gsc' }) as Case);

const SETTLED: Case[] = [
  {
    name: 'a cancel of a lost bet is refused',
    has: 1000,
    steps: [
      ['bet', BET, '0'],
      ['result', LOST, '0 900.00'],
      ['cancel', BACK, '16 900.00'],
    ],
    purse: 900,
    wagers: ['a settled 100/100/0'],
  },
  {
    name: 'a cancel of a won bet is refused',
    has: 1000,
    steps: [
      ['bet', BET, '0'],
      ['result', WON, '0 1150.00'],
      ['cancel', BACK, '16 1150.00'],
    ],
    purse: 1150,
    wagers: ['a settled 100/100/250'],
  },
  {
    name: 'a cancel reverses bet and win where the product says so',
    has: 1000,
    product: 'reverses_settled = true',
    steps: [
      ['bet', BET, '0'],
      ['result', WON, '0 1150.00'],
      ['cancel', BACK, '0 1000.00 1150.00'],
    ],
    purse: 1000,
    wagers: ['a void 100/100/0'],
  },
  {
    name: 'a cancel reverses a lost bet where the product says so, once',
    has: 1000,
    product: 'reverses_settled = true',
    steps: [
      ['bet', BET, '0'],
      ['result', LOST, '0 900.00'],
      ['cancel', BACK, '0 1000.00'],
      ['cancel', BACK, '1003 1000.00'],
    ],
    purse: 1000,
    wagers: ['a void 100/100/0'],
  },
  {
    name: 'a cancel that reverses a spent win leaves less than nothing',
    has: 100,
    product: 'reverses_settled = true',
    steps: [['bet', BET, '0'], ['result', WON, '0 250.00'], { transfer: 'out', kyat: 250 }, ['cancel', BACK, '0 -150.00']],
    purse: -150,
    is_overdrawn: true,
  },
  {
    name: 'a cancel of a settled bet takes its id not up',
    has: 1000,
    product: 'reverses_settled = false',
    steps: [
      ['bet', BET, '0'],
      ['result', LOST, '0'],
      ['cancel', { ...BACK, id: 'c' }, '16 900.00'],
      { sql: 'update provider set reverses_settled = true where id = $2' },
      ['cancel', { ...BACK, id: 'c' }, '0 1000.00'],
    ],
    purse: 1000,
  },
];

play(stage, 'rollback', ROLLBACK);
play(stage, 'rollback after the settlement', SETTLED);
play(stage, 'rollback of a buy-in', BUY_IN);
end(stage);
