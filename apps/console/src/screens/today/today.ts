import type { Answer, AnswerRow } from '@shwekan/contract';
import { z } from 'zod';
import { WAITING_TOPICS } from '../../app/operator.ts';
import { ask, live } from '../../app/queries.ts';
import { oneOf } from '../../app/search.ts';

export type Today = Answer<'GET /api/console/today'>;
export type PlayDays = Today['play']['all'];
export type TodayDay = keyof PlayDays;

/** Which day it is. */
export function dayOf(data: Pick<Today, 'day' | 'yesterday' | 'week_ago'>, day: TodayDay): string {
  return day === 'today' ? data.day : data[day];
}

type WaitingRow = AnswerRow<'GET /api/console/waiting'>;
export type WaitingKind = WaitingRow['kind'];

const MONTH_REFRESH_MS = 60_000;

/** Of which day the tables are; without it of today. */
export const todaySearch = z.object({ day: oneOf(['yesterday', 'week_ago']) });

/** The house today, beside yesterday and a week ago. */
export const today = live(ask('GET /api/console/today', {}), 'money', 'draws', 'cash');

/** The last thirty days, of which only the last still changes. */
export const month = { ...ask('GET /api/console/today/month', {}), refetchInterval: MONTH_REFRESH_MS };

/** What waits for somebody with the operator's roles. */
export const waiting = live(ask('GET /api/console/waiting', {}), ...WAITING_TOPICS);
