import { type Caller, Refused } from '@shwekan/ui';
import { call } from '../../house/call.ts';
import type { Receipt } from './betting.ts';
import type { NumbersAnswer } from './board.ts';
import type { Game } from './games.ts';
import type { DrawRef } from './kinds.ts';
import type { SectionAhead } from './sections.ts';

// A lottery of several sections a day is asked by its section; 3D, drawn on dates of its own, by its date.

/** The sections of a lottery that are still ahead; none where the lottery has no draw to come. */
export async function askSections({ calls }: Game, by: Caller = call): Promise<readonly SectionAhead[]> {
  const name = calls.sections;
  if (name !== 'GET /api/section_3d') return (await by(name)).data;
  try {
    const { section, date_3d, ...draw } = await by(name);
    return [{ ...draw, time_section: section, date: date_3d }];
  } catch (error) {
    if (error instanceof Refused && error.code === 'no_digit_data') return [];
    throw error;
  }
}

/** Each number of a draw and what is left on it. */
export function askNumbers({ calls }: Game, { date, section }: DrawRef, by: Caller = call): Promise<NumbersAnswer> {
  const name = calls.numbers;
  return name === 'GET /api/three_d' ? by(name, { query: { date } }) : by(name, { body: { section, date } });
}

/** Places a bet; the key makes it one bet, however often it is sent. */
export function askBet(
  { calls }: Game,
  { date, section }: DrawRef,
  bet_obj: { bet_number: string; amount: number }[],
  key: string,
): Promise<Receipt> {
  const name = calls.bet;
  return name === 'POST /api/user/betting_3d'
    ? call(name, { body: { date_3d: date, bet_obj }, key })
    : call(name, { body: { section, date, bet_obj }, key });
}
