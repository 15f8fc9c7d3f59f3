import { type Case, end, openStage, play } from './stage.ts';

const stage = await openStage();
const BET = { id: 't', wager: 'a', amount: -100 };
const BACK = { wager: 'a', amount: 100 };

const ROUNDS: Case[] = [
  {
    name: 'bets of one round are wagers of their own and settled each by itself',
    has: 1000,
    steps: [
      ['bet', ['a', 'b', 'c'].map((wager) => ({ wager, amount: -100, round: 'r' })), '0 700.00'],
      ['result', { wager: 'b', amount: 150, round: 'r' }, '0 850.00'],
    ],
    purse: 850,
    wagers: ['a open 100/100/0', 'b settled 100/100/150', 'c open 100/100/0'],
  },
  {
    name: 'results in one list are all paid',
    has: 200,
    steps: [
      ['bet', ['a', 'b'].map((wager) => ({ wager, amount: -100 })), '0 0.00'],
      [
        'result',
        [
          { wager: 'a', amount: 30 },
          { wager: 'b', amount: 70 },
        ],
        '0 100.00 0.00',
      ],
    ],
    purse: 100,
  },
  {
    name: 'a list of results with an unknown wager pays none',
    only: 'gsc',
    has: 100,
    steps: [
      ['bet', BET, '0 0.00'],
      [
        'result',
        [
          { wager: 'a', amount: 30 },
          { wager: 'b', amount: 70 },
        ],
        '1006 0.00',
      ],
    ],
    purse: 0,
    wagers: ['a open 100/100/0'],
    rows: 1,
  },
  {
    name: 'a list with one amount that is none books none',
    has: 1000,
    steps: [['bet', [BET, { wager: 'b', amount: '-1e1' }], '999']],
    purse: 1000,
    rows: 0,
  },
  {
    name: 'a list whose last bet is too dear books none',
    has: 100,
    steps: [
      [
        'bet',
        [
          { wager: 'a', amount: -60 },
          { wager: 'b', amount: -30 },
          { wager: 'c', amount: '-10.01' },
        ],
        '1001 100.00',
      ],
    ],
    purse: 100,
    wagers: [],
  },
  {
    name: 'a list of rollbacks with one unknown wager gives none back',
    has: 1000,
    steps: [
      ['bet', BET, '0'],
      ['rollback', [BACK, { wager: 'b', amount: 100 }], '1006 900.00'],
    ],
    purse: 900,
    wagers: ['a open 100/100/0'],
  },
  {
    name: 'a list of cancels passes by what is void already and gives the rest back',
    has: 1000,
    steps: [
      ['bet', ['a', 'b'].map((wager) => ({ wager, amount: -100 })), '0 800.00'],
      ['cancel', BACK, '0 900.00'],
      ['cancel', [BACK, { wager: 'b', amount: 100 }], '0 1000.00 900.00'],
      ['cancel', [BACK, { wager: 'b', amount: 100 }], '1003 1000.00'],
    ],
    purse: 1000,
    wagers: ['a void 100/100/0', 'b void 100/100/0'],
    rows: 4,
  },
  {
    name: 'a list of rollbacks passes by a result that was taken back already',
    has: 200,
    steps: [
      ['bet', ['a', 'b'].map((wager) => ({ wager, amount: -100 })), '0 0.00'],
      ['result', ['a', 'b'].map((wager) => ({ wager, amount: 300 })), '0 600.00'],
      ['rollback', { wager: 'a', amount: -300 }, '0 300.00'],
      ['rollback', ['a', 'b'].map((wager) => ({ wager, amount: -300 })), '0 0.00 300.00'],
    ],
    purse: 0,
    wagers: ['a open 100/100/0', 'b open 100/100/0'],
  },
  {
    name: 'a win in a list with the cancel of what is void already is paid',
    only: 'gsc_plus',
    has: 200,
    steps: [
      ['bet', ['a', 'b'].map((wager) => ({ wager, amount: -100 })), '0 0.00'],
      ['cancel', BACK, '0 100.00'],
      [
        'result',
        [
          { id: 'r', wager: 'b', amount: 500 },
          { ...BACK, more: { action: 'CANCEL' } },
        ],
        '0 600.00 100.00',
      ],
      [
        'result',
        [
          { ...BACK, more: { action: 'CANCEL' } },
          { id: 'r', wager: 'b', amount: 500 },
        ],
        '1003 600.00',
      ],
    ],
    purse: 600,
    wagers: ['a void 100/100/0', 'b settled 100/100/500'],
    rows: 4,
  },
  { name: 'an empty list is refused', has: 100, steps: [['bet', [], '999']], purse: 100, rows: 0 },
  {
    name: 'a list of a hundred bets is one booking each',
    has: 100,
    steps: [['bet', Array.from({ length: 100 }, (_, n) => ({ wager: `w${n}`, amount: -1 })), '0 0.00']],
    purse: 0,
    rows: 100,
  },
];

const BATCHES: Case[] = [
  {
    name: 'each member by itself: who cannot pay stops no other',
    has: [100, 10, 100],
    steps: [
      {
        batch: [
          [0, 'bet', BET],
          [1, 'bet', BET],
          [null, 'bet', BET],
          [2, 'bet', BET],
        ],
        says: ['0 0.00 100.00', '1001 10.00', '1000 0.00', '0 0.00 100.00'],
      },
    ],
    purse: [0, 10, 0],
  },
  {
    name: 'a member’s list is all or nothing',
    has: [100, 100],
    steps: [
      {
        batch: [
          [0, 'bet', [BET, { wager: 'b', amount: -1 }]],
          [1, 'bet', [BET]],
        ],
        says: ['1001 100.00', '0 0.00'],
      },
    ],
    purse: [100, 0],
    wagers: [],
  },
  {
    name: 'the same member twice: the second entry sees what the first left',
    has: 100,
    steps: [
      {
        batch: [
          [0, 'bet', { wager: 'a', amount: -60 }],
          [0, 'bet', { wager: 'b', amount: -60 }],
          [0, 'bet', { wager: 'c', amount: -40 }],
        ],
        says: ['0 40.00 100.00', '1001 40.00', '0 0.00 40.00'],
      },
    ],
    purse: 0,
    wagers: ['a open 60/60/0', 'c open 40/40/0'],
  },
  {
    name: 'the same id in two entries is booked once and told as a duplicate',
    has: 1000,
    steps: [
      {
        batch: [
          [0, 'bet', BET],
          [0, 'bet', BET],
        ],
        says: ['0 900.00', '1003 900.00'],
      },
    ],
    purse: 900,
    rows: 1,
  },
  {
    name: 'entries of two products are wagers of two products',
    has: 1000,
    steps: [
      {
        batch: [
          [0, 'bet', BET],
          [0, 'bet', BET, 'other'],
        ],
        says: ['0 900.00', '0 800.00'],
      },
    ],
    purse: 800,
    wagers: ['a open 100/100/0', 'a open 100/100/0'],
  },
  {
    name: 'wins of several members are paid to each',
    has: [100, 100],
    steps: [
      {
        batch: [
          [0, 'bet', BET],
          [1, 'bet', BET],
        ],
        says: ['0', '0'],
      },
      {
        batch: [
          [1, 'result', { wager: 'a', amount: 20 }],
          [0, 'result', { wager: 'a', amount: 30 }],
        ],
        says: ['0 20.00', '0 30.00'],
      },
    ],
    purse: [30, 20],
  },
  { name: 'without entries is refused', has: 10, steps: [{ batch: [], says: ['999'] }], purse: 10 },
].map((it) => ({ ...it, only: 'gsc_plus' }) as Case);

play(stage, 'rounds and lists', ROUNDS);
play(stage, 'batches', BATCHES);
end(stage);
