import { type Case, end, openStage, play } from './stage.ts';

const stage = await openStage();
const BET = { id: 't', wager: 'a', amount: -100 };
const BACK = { wager: 'a', amount: 100 };

const ORDER: Case[] = [
  {
    name: 'a cancel before its bet: 1006, then the bet is void',
    has: 1000,
    steps: [
      ['cancel', BACK, '1006 1000.00'],
      ['bet', BET, '0 1000.00'],
    ],
    purse: 1000,
    wagers: ['a void 100/100/0'],
  },
  {
    name: 'a rollback that comes twice before its bet is 1006 twice',
    has: 1000,
    steps: [
      ['rollback', { ...BACK, id: 'r' }, '1006 1000.00'],
      ['rollback', { ...BACK, id: 'r' }, '1006 1000.00'],
      ['bet', BET, '0 1000.00'],
    ],
    purse: 1000,
  },
  {
    name: 'a void bet takes no result',
    has: 1000,
    steps: [
      ['rollback', BACK, '1006'],
      ['bet', BET, '0'],
      ['result', { wager: 'a', amount: 500 }, '1006 1000.00'],
    ],
    purse: 1000,
    wagers: ['a void 100/100/0'],
  },
  {
    name: 'a result after the rollback of a bet nobody heard of is refused',
    has: 1000,
    steps: [
      ['rollback', BACK, '1006'],
      ['result', { wager: 'a', amount: 500 }, '1006 1000.00'],
    ],
    purse: 1000,
    wagers: [],
    rows: 0,
  },
  {
    name: 'a rollback after the void bet gives nothing',
    has: 1000,
    steps: [
      ['rollback', BACK, '1006'],
      ['bet', BET, '0 1000.00'],
      ['rollback', BACK, '1003 1000.00'],
    ],
    purse: 1000,
  },
  {
    name: 'a void bet that is repeated is a duplicate',
    has: 1000,
    steps: [
      ['rollback', BACK, '1006'],
      ['bet', BET, '0 1000.00'],
      ['bet', BET, '1003 1000.00'],
    ],
    purse: 1000,
    rows: 1,
  },
  {
    name: 'a void bet needs no funds',
    has: 10,
    steps: [
      ['rollback', BACK, '1006 10.00'],
      ['bet', BET, '0 10.00'],
    ],
    purse: 10,
  },
  ...(['bonus', 'jackpot'] as const).map(
    (gift): Case => ({
      name: `a bet that was rolled back before it came stays void when a ${gift} came between, and takes no result`,
      has: 1000,
      owes: 300,
      steps: [
        ['rollback', BACK, '1006'],
        [gift, { wager: 'a', amount: 500 }, '0 1500.00'],
        ['bet', BET, '0 1500.00'],
        ['result', { wager: 'a', amount: 700 }, '1006 1500.00'],
      ],
      purse: 1500,
      wagers: ['a settled 0/0/500'],
      turnover: 300,
    }),
  ),
  {
    name: 'a bet that was rolled back before it came stays void when a report came between, and takes no result',
    has: 1000,
    owes: 300,
    steps: [
      ['rollback', BACK, '1006'],
      ['push', { wager: 'a', bet: 100, valid: 100, payout: 0 }, '0'],
      ['bet', BET, '0 1000.00'],
      ['result', { wager: 'a', amount: 700 }, '1006 1000.00'],
    ],
    purse: 1000,
    wagers: ['a void 100/100/0'],
    turnover: 300,
  },
  {
    name: 'a bet that was rolled back before it came stays void when a gift and a report came between, and takes no result',
    has: 1000,
    owes: 300,
    steps: [
      ['rollback', BACK, '1006'],
      ['bonus', { wager: 'a', amount: 500 }, '0 1500.00'],
      ['push', { wager: 'a', bet: 100, valid: 100, payout: 500 }, '0'],
      ['bet', BET, '0 1500.00'],
      ['result', { wager: 'a', amount: 700 }, '1006 1500.00'],
    ],
    purse: 1500,
    turnover: 300,
  },
  {
    name: 'a rollback before its bet voids that wager and no other',
    has: 1000,
    steps: [
      ['rollback', BACK, '1006'],
      ['bet', { wager: 'b', amount: -100 }, '0 900.00'],
    ],
    purse: 900,
    wagers: ['b open 100/100/0'],
  },
  {
    name: 'a rollback before its bet voids that member’s and no other’s',
    has: [1000, 1000],
    steps: [
      ['rollback', BACK, '1006'],
      ['bet', BET, '0 900.00', { who: 1 }],
      ['bet', BET, '0 1000.00'],
    ],
    purse: [1000, 900],
  },
  {
    name: 'a rollback before its bet voids that product’s and no other’s',
    has: 1000,
    steps: [
      ['rollback', BACK, '1006', { product: 'other' }],
      ['bet', BET, '0 900.00'],
    ],
    purse: 900,
    wagers: ['a open 100/100/0'],
  },
  {
    name: 'a rollback before its buy-in: 1006, then the buy-in is void, and nothing is given for it',
    only: 'gsc',
    has: 1000,
    steps: [
      ['rollback', { wager: 'c', amount: 500 }, '1006 1000.00'],
      ['buy_in', { id: 'i', wager: 'c', amount: -500 }, '0 1000.00'],
      ['buy_in', { id: 'i', wager: 'c', amount: -500 }, '1003 1000.00'],
      ['rollback', { wager: 'c', amount: 500 }, '1003 1000.00'],
      ['buy_in', { wager: 'd', amount: -300 }, '0 700.00'],
    ],
    purse: 700,
    wagers: [],
    rows: 2,
  },
  {
    name: 'a result before its bet is accepted and flagged, and the bet lifts the flag',
    only: 'gsc_plus',
    has: 1000,
    steps: [
      ['result', { wager: 'a', amount: 250 }, '0 1250.00'],
      ['bet', BET, '0 1150.00'],
    ],
    purse: 1150,
    wagers: ['a settled 100/100/250'],
    alerts: ['game_result_without_bet'],
  },
  {
    name: 'a result that tells the bet, before it: the bet is not counted twice',
    only: 'gsc_plus',
    has: 1000,
    owes: 300,
    steps: [
      ['result', { wager: 'a', amount: 250, bet: 100, valid: 90 }, '0 1250.00'],
      ['bet', { ...BET, valid: 90 }, '0 1150.00'],
    ],
    purse: 1150,
    wagers: ['a settled 100/90/250'],
    turnover: 210,
  },
  {
    name: 'a result that tells no bet, before it: the turnover falls when the bet comes',
    only: 'gsc_plus',
    has: 1000,
    owes: 300,
    steps: [
      ['result', { wager: 'a', amount: 250 }, '0 1250.00'],
      ['bet', BET, '0 1150.00'],
    ],
    purse: 1150,
    turnover: 200,
  },
  {
    name: 'a report before its bet moves nothing, and the bet is counted once',
    has: 1000,
    steps: [
      ['push', { wager: 'a', bet: 100, valid: 100, payout: 0, more: { Status: 100, wager_status: 'BET' } }, '0'],
      ['bet', BET, '0 900.00'],
    ],
    purse: 900,
    wagers: ['a open 100/100/0'],
    rows: 1,
  },
  {
    name: 'a jackpot before its bet is paid, and the bet is a bet',
    has: 1000,
    owes: 300,
    steps: [
      ['jackpot', { wager: 'a', amount: 500 }, '0 1500.00'],
      ['bet', BET, '0 1400.00'],
      ['result', { wager: 'a', amount: 0 }, '0 1400.00'],
    ],
    purse: 1400,
    wagers: ['a settled 100/100/500'],
    turnover: 200,
  },
  {
    name: 'a bet after its jackpot waits for its result',
    has: 1000,
    owes: 300,
    steps: [
      ['jackpot', { wager: 'a', amount: 500 }, '0'],
      ['bet', BET, '0 1400.00'],
    ],
    purse: 1400,
    wagers: ['a open 100/100/500'],
    turnover: 300,
  },
  {
    name: 'a bet after the settlement is the same wager’s',
    has: 1000,
    steps: [
      ['bet', BET, '0'],
      ['result', { wager: 'a', amount: 50 }, '0 950.00'],
      ['bet', { wager: 'a', amount: -20 }, '0 930.00'],
    ],
    purse: 930,
    wagers: ['a settled 120/120/50'],
  },
];

play(stage, 'out of order', ORDER);
end(stage);
