import { type Case, end, openStage, play } from './stage.ts';

const stage = await openStage();
const BET = { wager: 'a', amount: -100 };
const WON = { wager: 'a', amount: 250 };
const LOST = { wager: 'a', amount: 0 };

const TURNOVER: Case[] = [
  { name: 'is not lowered by an open bet', has: 1000, owes: 300, steps: [['bet', BET, '0']], purse: 900, turnover: 300 },
  {
    name: 'falls by a lost wager',
    has: 1000,
    owes: 300,
    steps: [
      ['bet', BET, '0'],
      ['result', LOST, '0'],
    ],
    purse: 900,
    turnover: 200,
  },
  {
    name: 'falls by the bet of a won wager, not by what it won',
    has: 1000,
    owes: 300,
    steps: [
      ['bet', BET, '0'],
      ['result', WON, '0'],
    ],
    purse: 1150,
    turnover: 200,
  },
  {
    name: 'falls by the valid bet amount, not by the bet',
    has: 1000,
    owes: 300,
    steps: [
      ['bet', { ...BET, valid: 60 }, '0'],
      ['result', { ...LOST, bet: 100, valid: 60 }, '0'],
    ],
    purse: 900,
    turnover: 240,
  },
  {
    name: 'falls by the valid bet amount the result tells',
    has: 1000,
    owes: 300,
    steps: [
      ['bet', BET, '0'],
      ['result', { ...LOST, bet: 100, valid: 30 }, '0'],
    ],
    purse: 900,
    turnover: 270,
  },
  {
    name: 'does not fall by a valid bet amount of 0',
    has: 1000,
    owes: 300,
    steps: [
      ['bet', BET, '0'],
      ['result', { ...LOST, bet: 100, valid: 0 }, '0'],
    ],
    purse: 900,
    turnover: 300,
  },
  {
    name: 'never falls below 0',
    has: 1000,
    owes: 70,
    steps: [
      ['bet', BET, '0'],
      ['result', LOST, '0'],
    ],
    purse: 900,
    turnover: 0,
  },
  {
    name: 'falls once per wager, however many wins',
    has: 1000,
    owes: 300,
    steps: [
      ['bet', BET, '0'],
      ['result', WON, '0'],
      ['result', { wager: 'a', amount: 1 }, '0'],
      ['jackpot', { wager: 'a', amount: 1 }, '0'],
    ],
    purse: 1152,
    turnover: 200,
  },
  {
    name: 'falls by each wager of a list',
    has: 1000,
    owes: 300,
    steps: [
      ['bet', [BET, { wager: 'b', amount: -50 }], '0'],
      ['result', [LOST, { wager: 'b', amount: 0 }], '0'],
    ],
    purse: 850,
    turnover: 150,
  },
  {
    name: 'a repeated result lowers it once',
    has: 1000,
    owes: 300,
    steps: [
      ['bet', BET, '0'],
      ['result', { ...LOST, id: 'r' }, '0'],
      ['result', { ...LOST, id: 'r' }, '1003'],
    ],
    purse: 900,
    turnover: 200,
  },
  {
    name: 'a bonus lowers nothing',
    has: 0,
    owes: 300,
    steps: [['bonus', { wager: 'g', amount: 100, valid: 100 }, '0']],
    purse: 100,
    turnover: 300,
  },
  {
    name: 'a free round lowers nothing',
    has: 0,
    owes: 300,
    steps: [
      ['bet', { wager: 'a', amount: 0 }, '0'],
      ['result', { ...WON, bet: 0, valid: 0 }, '0'],
    ],
    purse: 250,
    turnover: 300,
  },
  {
    name: 'a tip lowers nothing',
    only: 'gsc_plus',
    has: 100,
    owes: 300,
    steps: [['tip', { wager: 'a', amount: -50, bet: 0, valid: 0 }, '0 50.00']],
    purse: 50,
    turnover: 300,
  },
  {
    name: 'a rolled back bet lowers nothing',
    has: 1000,
    owes: 300,
    steps: [
      ['bet', BET, '0'],
      ['rollback', { wager: 'a', amount: 100 }, '0'],
    ],
    purse: 1000,
    turnover: 300,
  },
  {
    name: 'a rollback of the result gives it back',
    has: 1000,
    owes: 300,
    steps: [
      ['bet', BET, '0'],
      ['result', WON, '0'],
      ['rollback', { wager: 'a', amount: -250 }, '0'],
    ],
    purse: 900,
    turnover: 300,
  },
  {
    name: 'a rollback gives back what the wager took, not what it was worth',
    has: 1000,
    owes: 70,
    steps: [
      ['bet', BET, '0'],
      ['result', WON, '0'],
      ['rollback', { wager: 'a', amount: -250 }, '0'],
    ],
    purse: 900,
    turnover: 70,
  },
  {
    name: 'a cancel that reverses a settled bet gives it back',
    has: 1000,
    owes: 300,
    product: 'reverses_settled = true',
    steps: [
      ['bet', BET, '0'],
      ['result', LOST, '0'],
      ['cancel', { wager: 'a', amount: 100 }, '0'],
    ],
    purse: 1000,
    turnover: 300,
  },
  {
    name: 'a resettlement lowers it no second time',
    has: 1000,
    owes: 300,
    steps: [
      ['bet', BET, '0'],
      ['result', WON, '0'],
      ['resettle', { wager: 'a', amount: -50, payout: 200, bet: 100 }, '0'],
    ],
    purse: 1100,
    turnover: 200,
  },
  {
    name: 'played down to 0, money may leave again',
    has: 1000,
    owes: 100,
    steps: [
      { transfer: 'out', kyat: 100, refused: 'turnover_left' },
      ['bet', BET, '0'],
      ['result', LOST, '0'],
      { transfer: 'out', kyat: 900 },
    ],
    purse: 0,
    turnover: 0,
  },
  {
    name: 'given back by a rollback, money may not leave',
    has: 1000,
    owes: 100,
    steps: [
      ['bet', BET, '0'],
      ['result', WON, '0'],
      ['rollback', { wager: 'a', amount: -250 }, '0'],
      { transfer: 'out', kyat: 1, refused: 'turnover_left' },
    ],
    purse: 900,
    turnover: 100,
  },
];

const TRANSFERS: Case[] = [
  {
    name: 'an open bet does not keep the rest from leaving',
    has: 1000,
    steps: [['bet', BET, '0'], { transfer: 'out', kyat: 900 }],
    purse: 0,
  },
  {
    name: 'a staked bet is no money to transfer',
    has: 1000,
    steps: [['bet', BET, '0'], { transfer: 'out', kyat: 901, refused: 'not_enough_money' }],
    purse: 900,
  },
  {
    name: 'winnings leave in whole kyat, the rest stays',
    has: 0,
    steps: [
      ['bonus', { amount: '100.50' }, '0'],
      { transfer: 'out', kyat: 101, refused: 'not_enough_money' },
      { transfer: 'out', kyat: 100 },
    ],
    purse: 0.5,
  },
  {
    name: 'a result after everything left is paid',
    has: 100,
    steps: [['bet', BET, '0'], ['bonus', { amount: 50 }, '0'], { transfer: 'out', kyat: 50 }, ['result', WON, '0 250.00 0.00']],
    purse: 250,
  },
  {
    name: 'money from main lessens what is missing; bets wait until all of it is covered',
    has: 100,
    steps: [
      ['bet', BET, '0'],
      ['result', WON, '0'],
      { transfer: 'out', kyat: 250 },
      ['rollback', { wager: 'a', amount: -250 }, '0 -250.00'],
      { transfer: 'in', kyat: 249 },
      ['bet', { wager: 'b', amount: -1 }, '1001 -1.00'],
      { give: 11 },
      ['bet', { wager: 'b', amount: -10 }, '0 0.00'],
    ],
    purse: 0,
    is_overdrawn: false,
  },
  {
    name: 'with turnover left and more than 500 in the purse or in open bets, money does not come in',
    has: 600,
    owes: 900,
    steps: [
      ['bonus', { amount: 1 }, '0'],
      { transfer: 'in', kyat: 1, refused: 'turnover_left' },
      ['bet', { wager: 'a', amount: -101 }, '0 500.00'],
      { transfer: 'in', kyat: 1, refused: 'turnover_left' },
      ['result', { wager: 'a', amount: 0 }, '0 500.00'],
      { transfer: 'in', kyat: 1, refused: 'not_enough_money' },
    ],
    purse: 500,
    turnover: 799,
  },
  {
    name: 'maintenance of one product stops no transfer',
    has: 100,
    product: 'is_in_maintenance = true',
    steps: [['bet', BET, '2000'], { transfer: 'out', kyat: 100 }],
    purse: 0,
  },
];

play(stage, 'turnover', TURNOVER);
play(stage, 'transfers', TRANSFERS);
end(stage);
