import type { Translation } from '../translation.ts';

/** What is told of today: the moving number, the results, a player's slips and what became of them. */
export const phrases = {
  live: 'Live number',
  set: 'SET',
  value: 'Value',
  btc: 'BTC',
  first_prize: 'First prize',
  live_open: 'Moving',
  live_closed: 'Market closed',
  live_stale: 'Waiting for news',
  today: '2D today',
  none_today: 'No draw today. The next: {date}',
  open_2d: 'Play 2D',
  how: 'How {number} came: ',
  waiting: 'Waiting for the number',
  my_slips: 'My slips of today',
  log_in: 'Log in: your slips of today show here.',
  no_slips: 'No slip today yet.',
  last: 'Last bet',
  write: 'Write bets',
  opened: 'Waiting',
  won: 'Won',
  lost: 'Not this time',
  refunded: 'Refunded',
  slip: 'Slip {voucher}',
  ended: 'Last draw',
  you_won: 'You have won!',
  see_slips: 'See slips',
  more: 'and {count} more',
  feel: 'Sound and vibration',
  feel_hint: 'When the number of your draw comes, and when you win.',
};

export type MomentsPhrases = Translation<typeof phrases>;
