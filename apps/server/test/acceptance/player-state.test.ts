import { type Case, end, openStage, play } from './stage.ts';

const stage = await openStage();
const BET = { wager: 'a', amount: -100 };
const WON = { wager: 'a', amount: 250 };

/** Why a bet is refused, as $1 (player) or $2 (product) is changed; everything else is still taken. */
const BARRED = [
  ['blocked', `update player set blocked_at = product_now(), blocked_reason = 'test' where id = $1`, '16'],
  ['excluded', `update player set excluded_until = product_now() + interval '200 days' where id = $1`, '16'],
  ['under age', `update player set birthday = (product_now() - interval '17 years')::date where id = $1`, '16'],
  ['at a limit', `insert into play_limit (player_id, kind, period, limit_pya) values ($1, 'stake', 'day', 10000)`, '16'],
  ['at a product in maintenance', 'update provider set is_in_maintenance = true where id = $2', '2000'],
  ['at a product that is switched off', 'update provider set is_active = false where id = $2', '2000'],
] as const;

const STATE: Case[] = BARRED.flatMap(([state, sql, code]): Case[] => {
  const own = { has: 1000, product: 'is_hot = false' };
  const first = [['bet', BET, '0 900.00'], { sql }] as const;
  return [
    {
      ...own,
      name: `a player ${state} cannot bet`,
      steps: [...first, ['bet', { wager: 'b', amount: -1 }, `${code} 900.00`]],
      purse: 900,
      wagers: ['a open 100/100/0'],
      rows: 1,
    },
    {
      ...own,
      name: `a player ${state} is paid, and paid again`,
      steps: [...first, ['result', WON, '0 1150.00'], ['result', { wager: 'a', amount: 5 }, '0 1155.00']],
      purse: 1155,
    },
    {
      ...own,
      name: `a player ${state} gets a bet back`,
      steps: [...first, ['rollback', { wager: 'a', amount: 100 }, '0 1000.00']],
      purse: 1000,
    },
    { ...own, name: `a player ${state} gets a bonus`, steps: [...first, ['bonus', { amount: 7 }, '0 907.00']], purse: 907 },
    {
      ...own,
      name: `a player ${state} loses what a rollback takes`,
      steps: [...first, ['result', WON, '0'], ['rollback', { wager: 'a', amount: -250 }, '0 900.00']],
      purse: 900,
    },
  ];
});

const SESSION: Case[] = [
  {
    name: 'a main purse below zero bars bets and nothing else',
    has: 1000,
    steps: [
      ['bet', BET, '0 900.00'],
      { sql: `update purse set balance = -1, overdrawn_at = product_now() where player_id = $1 and kind = 'main'` },
      ['bet', { wager: 'b', amount: -1 }, '1001 900.00'],
      ['result', WON, '0 1150.00'],
      { sql: `update purse set balance = 0, overdrawn_at = null where player_id = $1 and kind = 'main'` },
      ['bet', { wager: 'b', amount: -1 }, '0 1149.00'],
    ],
    purse: 1149,
  },
  {
    name: 'a player who logged out is still served',
    has: 1000,
    steps: [
      { sql: 'update player_session set ended_at = product_now() where player_id = $1' },
      ['bet', BET, '0 900.00'],
      ['result', WON, '0 1150.00'],
    ],
    purse: 1150,
  },
  {
    name: 'a limit is kept to the pya',
    has: 1000,
    steps: [
      { sql: `insert into play_limit (player_id, kind, period, limit_pya) values ($1, 'stake', 'day', 15000)` },
      ['bet', { wager: 'a', amount: '-150.01' }, '16 1000.00'],
      ['bet', { wager: 'a', amount: -150 }, '0 850.00'],
      ['bet', { wager: 'b', amount: '-0.01' }, '16 850.00'],
    ],
    purse: 850,
  },
];

play(stage, 'player state', STATE);
play(stage, 'sessions and limits', SESSION);
end(stage);
