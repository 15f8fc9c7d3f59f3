import { type Case, end, openStage, play } from './stage.ts';

const stage = await openStage();
const { world } = stage;
await world.sql(`insert into provider (id, p_code, name, dialect) values (91040, '1040', 'Prizes', 'gsc_plus') on conflict do nothing`);
const BET = { id: 't', wager: 'a', amount: -100 };
const PUSHED = { wager: 'a', amount: 0, bet: 100, valid: 90, payout: 250 };
const newer = (at: string) => ({
  more: { ModifiedOn: `2026-11-21T${at}`, updated_at: Math.floor(Date.parse(`2026-11-21T${at}Z`) / 1000) },
});

const BONUS: Case[] = [
  ...(['freebet', 'jackpot', 'bonus', 'promo', 'leaderboard'] as const).map((deed): Case => {
    const by = { only: 'gsc_plus' as const };
    const steps = [
      [deed, { id: 'g', wager: 'a', amount: 25 }, '0 25.00 0.00'],
      [deed, { id: 'g', wager: 'a', amount: 25 }, '1003 25.00'],
    ] as const;
    return { name: `${deed} is a credit, once, without any bet`, has: 0, owes: 100, steps, purse: 25, turnover: 100, rows: 1, ...by };
  }),
  { name: 'needs no wager', has: 0, steps: [['bonus', { amount: 5 }, '0 5.00 0.00']], purse: 5, rows: 1 },
  { name: 'below 0 is refused', has: 10, steps: [['bonus', { wager: 'a', amount: -5 }, '999 10.00']], purse: 10, wagers: [], rows: 0 },
  { name: 'of 0 is ok and moves nothing', has: 10, steps: [['bonus', { amount: 0 }, '0 10.00']], purse: 10 },
  { name: 'a jackpot below 0 is refused', has: 10, steps: [['jackpot', { wager: 'a', amount: '-0.01' }, '999 10.00']], purse: 10 },
  {
    name: 'a jackpot of an open wager leaves it open',
    has: 100,
    steps: [
      ['bet', BET, '0'],
      ['jackpot', { wager: 'a', amount: 500 }, '0 500.00'],
    ],
    purse: 500,
    wagers: ['a open 100/100/500'],
  },
  {
    name: 'a jackpot after the settlement is paid on top',
    has: 100,
    steps: [
      ['bet', BET, '0'],
      ['result', { wager: 'a', amount: 50 }, '0'],
      ['jackpot', { wager: 'a', amount: 500 }, '0 550.00'],
    ],
    purse: 550,
    wagers: ['a settled 100/100/550'],
  },
  {
    name: 'a buy-out is a credit of no wager',
    only: 'gsc',
    has: 100,
    steps: [
      ['buy_in', { amount: -60 }, '0 40.00'],
      ['buy_out', { id: 'o', amount: 90 }, '0 130.00'],
      ['buy_out', { id: 'o', amount: 90 }, '1003 130.00'],
    ],
    purse: 130,
    wagers: [],
    rows: 2,
  },
  { name: 'a buy-out below 0 is refused', only: 'gsc', has: 100, steps: [['buy_out', { amount: -1 }, '999 100.00']], purse: 100 },
  {
    name: 'two in one list are two',
    has: 0,
    steps: [
      [
        'bonus',
        [
          { wager: 'a', amount: 5 },
          { wager: 'b', amount: 6 },
        ],
        '0 11.00 0.00',
      ],
    ],
    purse: 11,
    rows: 2,
  },
];

const PUSH: Case[] = [
  {
    name: 'writes the row of a wager nobody heard of and moves nothing',
    has: 10,
    steps: [['push', PUSHED, '0']],
    purse: 10,
    wagers: ['a settled 100/90/250'],
    rows: 0,
  },
  {
    name: 'the same again changes nothing and is ok',
    has: 10,
    steps: [
      ['push', PUSHED, '0'],
      ['push', PUSHED, '0'],
    ],
    purse: 10,
    wagers: ['a settled 100/90/250'],
  },
  {
    name: 'newer figures replace older ones, older ones nothing',
    has: 10,
    steps: [
      ['push', { ...PUSHED, ...newer('10:00:00') }, '0'],
      ['push', { ...PUSHED, payout: 300, ...newer('11:00:00') }, '0'],
      ['push', { ...PUSHED, payout: 200, ...newer('09:00:00') }, '0'],
    ],
    purse: 10,
    wagers: ['a settled 100/90/300'],
  },
  {
    name: 'of a wager that was bet on moves nothing, and its result is still paid',
    has: 100,
    steps: [
      ['bet', BET, '0 0.00'],
      ['push', PUSHED, '0'],
      ['result', { wager: 'a', amount: 250 }, '0 250.00'],
    ],
    purse: 250,
  },
  {
    name: 'of a void wager does not bring it back',
    has: 100,
    steps: [
      ['bet', BET, '0'],
      ['rollback', { wager: 'a', amount: 100 }, '0'],
      ['push', PUSHED, '0'],
      ['result', { wager: 'a', amount: 250 }, '1006 100.00'],
    ],
    purse: 100,
  },
  { name: 'for a member nobody knows is 1000', has: 10, steps: [['push', PUSHED, '1000', { who: 7 }]], purse: 10, wagers: [] },
  {
    name: 'with a figure that is none is refused',
    has: 10,
    steps: [['push', { ...PUSHED, bet: 'NaN' }, '999']],
    purse: 10,
    wagers: [],
  },
  {
    name: 'of a blocked player is written',
    has: 10,
    steps: [{ sql: `update player set blocked_at = product_now(), blocked_reason = 'test' where id = $1` }, ['push', PUSHED, '0']],
    purse: 10,
    wagers: ['a settled 100/90/250'],
  },
  {
    name: 'of product 1040 brings its prize, once',
    only: 'gsc_plus',
    has: 10,
    steps: [
      ['push', PUSHED, '0', { product: 1040 }],
      ['push', PUSHED, '0', { product: 1040 }],
    ],
    purse: 260,
    wagers: ['a settled 100/90/250'],
    rows: 1,
  },
  {
    name: 'of product 1040 ten times at once brings its prize once',
    only: 'gsc_plus',
    has: 10,
    steps: [
      ['push', PUSHED, '0', { product: 1040 }],
      { at_once: Array.from({ length: 10 }, () => ['push', PUSHED, '', { product: 1040 }] as const), says: '0 x10' },
    ],
    purse: 260,
    rows: 1,
  },
  ...(['BET', 'VOID', 'RESETTLED', ''] as const).map(
    (wager_status): Case => ({
      name: `of product 1040 brings nothing while its status is "${wager_status}", and its prize once it is settled`,
      only: 'gsc_plus',
      has: 10,
      steps: [
        ['push', { ...PUSHED, more: { wager_status } }, '0', { product: 1040 }],
        { transfer: 'out', kyat: 11, refused: 'not_enough_money' },
        ...(wager_status === 'VOID' ? [] : [['push', PUSHED, '0', { product: 1040 }] as const]),
      ],
      purse: wager_status === 'VOID' ? 10 : 260,
    }),
  ),
  {
    name: 'of product 1040 brings no prize of a bet that was taken back, however often it comes, and is told',
    only: 'gsc_plus',
    has: 100,
    owes: 300,
    steps: [
      ['bet', BET, '0 0.00', { product: 1040 }],
      ['cancel', { wager: 'a', amount: 100 }, '0 100.00', { product: 1040 }],
      ['push', PUSHED, '0', { product: 1040 }],
      ['push', PUSHED, '0', { product: 1040 }],
    ],
    purse: 100,
    wagers: ['a void 100/90/250'],
    rows: 2,
    turnover: 300,
    alerts: ['game_prize_of_void'],
  },
  {
    name: 'of product 1040 brings no prize of a bet that was taken back before it came, and is told',
    only: 'gsc_plus',
    has: 100,
    owes: 300,
    steps: [
      ['cancel', { wager: 'a', amount: 100 }, '1006 100.00', { product: 1040 }],
      ['push', PUSHED, '0', { product: 1040 }],
      ['bet', BET, '0 100.00', { product: 1040 }],
      ['push', PUSHED, '0', { product: 1040 }],
    ],
    purse: 100,
    wagers: ['a void 100/90/250'],
    rows: 1,
    turnover: 300,
    alerts: ['game_prize_of_void'],
  },
  {
    name: 'of product 1040 brings no prize of a bet that was taken back before it came, also when a gift came between',
    only: 'gsc_plus',
    has: 100,
    steps: [
      ['cancel', { wager: 'a', amount: 100 }, '1006 100.00', { product: 1040 }],
      ['jackpot', { wager: 'a', amount: 5 }, '0 105.00', { product: 1040 }],
      ['push', PUSHED, '0', { product: 1040 }],
      ['freebet', { wager: 'a', amount: 7 }, '0 112.00', { product: 1040 }],
    ],
    purse: 112,
    rows: 2,
    alerts: ['game_prize_of_void'],
  },
  {
    name: 'of product 1040 settles the bet, which nothing else does, and its turnover falls',
    only: 'gsc_plus',
    has: 100,
    owes: 300,
    steps: [
      ['bet', BET, '0 0.00', { product: 1040 }],
      ['push', PUSHED, '0', { product: 1040 }],
    ],
    purse: 250,
    wagers: ['a settled 100/90/250'],
    turnover: 210,
  },
  {
    name: 'that says settled does not settle a bet whose result has not come: its turnover does not fall',
    has: 100,
    owes: 300,
    steps: [
      ['bet', BET, '0 0.00'],
      ['push', PUSHED, '0'],
    ],
    purse: 0,
    wagers: ['a open 100/90/250'],
    turnover: 300,
  },
  {
    name: 'that says settled before its bet: the bet waits for its result',
    has: 100,
    owes: 300,
    steps: [
      ['push', { ...PUSHED, payout: 0 }, '0'],
      ['bet', BET, '0 0.00'],
    ],
    purse: 0,
    turnover: 300,
  },
  {
    name: 'of product 1040 without a prize brings nothing',
    only: 'gsc_plus',
    has: 10,
    steps: [['push', { ...PUSHED, payout: 0 }, '0', { product: 1040 }]],
    purse: 10,
    rows: 0,
  },
];

const RESETTLED: Case[] = [
  {
    name: 'up pays the difference',
    only: 'gsc_plus',
    has: 100,
    steps: [
      ['bet', BET, '0'],
      ['result', { wager: 'a', amount: 50 }, '0'],
      ['resettle', { wager: 'a', amount: 30, payout: 80 }, '0 80.00 50.00'],
    ],
    purse: 80,
    wagers: ['a settled 100/100/80'],
  },
  {
    name: 'below 0 takes the difference and may leave less than nothing',
    has: 100,
    steps: [
      ['bet', BET, '0'],
      ['result', { wager: 'a', amount: 300 }, '0'],
      { transfer: 'out', kyat: 300 },
      ['resettle', { wager: 'a', amount: -250, payout: 50, bet: 100 }, '0 -250.00 0.00'],
    ],
    purse: -250,
    wagers: ['a settled 100/100/50'],
    is_overdrawn: true,
  },
  {
    name: 'by the same id happens once',
    has: 100,
    steps: [
      ['bet', BET, '0'],
      ['result', { wager: 'a', amount: 300 }, '0'],
      ['resettle', { id: 's', wager: 'a', amount: -50, payout: 250 }, '0 250.00'],
      ['resettle', { id: 's', wager: 'a', amount: -50, payout: 250 }, '1003 250.00'],
    ],
    purse: 250,
  },
  {
    name: 'twice by different ids is two corrections',
    has: 100,
    steps: [
      ['bet', BET, '0'],
      ['result', { wager: 'a', amount: 300 }, '0'],
      ['resettle', { wager: 'a', amount: -50, payout: 250 }, '0 250.00'],
      ['resettle', { wager: 'a', amount: -50, payout: 200 }, '0 200.00'],
    ],
    purse: 200,
    wagers: ['a settled 100/100/200'],
  },
  {
    name: 'of a wager that was rolled back is refused',
    has: 100,
    steps: [
      ['bet', BET, '0'],
      ['rollback', { wager: 'a', amount: 100 }, '0'],
      ['resettle', { wager: 'a', amount: -50 }, '1006 100.00'],
    ],
    purse: 100,
    is_overdrawn: false,
  },
  {
    name: 'an adjustment moves its signed amount either way',
    only: 'gsc_plus',
    has: 100,
    steps: [
      ['bet', BET, '0'],
      ['result', { wager: 'a', amount: 50 }, '0'],
      ['adjust', { wager: 'a', amount: 7, payout: 57 }, '0 57.00'],
      ['adjust', { wager: 'a', amount: -10, payout: 47 }, '0 47.00'],
    ],
    purse: 47,
  },
  {
    name: 'that leaves less than nothing bars bets until it is covered',
    has: 100,
    steps: [
      ['bet', BET, '0'],
      ['result', { wager: 'a', amount: 200 }, '0'],
      { transfer: 'out', kyat: 200 },
      ['resettle', { wager: 'a', amount: -200, payout: 0 }, '0 -200.00'],
      ['bet', { wager: 'b', amount: '-0.01' }, '1001 -200.00'],
      { transfer: 'out', kyat: 1, refused: 'overdrawn' },
      ['bonus', { amount: 150 }, '0 -50.00'],
      ['bet', { wager: 'b', amount: '-0.01' }, '1001 -50.00'],
      ['bonus', { amount: 60 }, '0 10.00'],
      ['bet', { wager: 'b', amount: -10 }, '0 0.00'],
    ],
    purse: 0,
    is_overdrawn: false,
  },
];

play(stage, 'bonus', BONUS);
play(stage, 'push', PUSH);
play(stage, 'resettlement', RESETTLED);
end(stage);
