import type { AnswerRow } from '@shwekan/contract';
import { addDays, type LotteryCode, yangonDay } from '@shwekan/rules';
import { keepPreviousData } from '@tanstack/react-query';
import { z } from 'zod';
import { clock } from '../app/call.ts';
import { ask, live } from '../app/queries.ts';
import { dayText } from '../app/search.ts';
import { FIRST_LOTTERY, lotterySearch } from './lottery-choice.ts';

export type Draw = AnswerRow<'GET /api/console/draws'>;

/** Without a day: today. Without a lottery: 2D. */
export const drawsSearch = z.object({ day: dayText, lottery: lotterySearch });

// 3D is drawn about twice a month: a single day is nearly always empty.
const DAYS_AROUND_3D = 31;

/** Today in Yangon, by the product's clock. */
export function today(): string {
  return yangonDay(new Date(clock.now()));
}

/** The draws of a lottery on a day, of 3D in the month before and after it. */
export function drawsOfDay({ day = today(), lottery = FIRST_LOTTERY }: z.output<typeof drawsSearch>) {
  const around = lottery === '3D' ? DAYS_AROUND_3D : 0;
  return { ...drawsBetween(lottery, addDays(day, -around), addDays(day, around)), placeholderData: keepPreviousData };
}

function drawsBetween(lottery: LotteryCode, from: string, to: string) {
  return live(ask('GET /api/console/draws', { query: { lottery, from, to } }), 'draws', 'money', 'trail');
}

/** The draws of a lottery that the first page looks at: bets are taken for days ahead. */
export function drawsAround(lottery: LotteryCode) {
  return drawsBetween(lottery, addDays(today(), -7), addDays(today(), 7));
}

/** True when a proposed result waits for somebody to confirm or reject it. */
export function waitsForDecision(draw: Draw): boolean {
  return draw.result === null && draw.void_reason === null && draw.proposals.some((it) => it.state === 'proposed');
}

/** What became of a slip or of one of its numbers, by the word of the server, and its colour. */
export const SLIP_STATES = {
  0: ['open', 'yellow'],
  1: ['won', 'green'],
  2: ['lost', 'gray'],
  3: ['refunded', 'blue'],
} as const;
