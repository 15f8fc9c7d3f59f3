import type { Answer, CallName } from '@shwekan/contract';
import { ask } from '../../app/queries.ts';

type Settings = Answer<CallName['GET /api/console/lotteries/:lottery']>;
export type Lottery = Settings['data'];
export type SectionRow = Settings['sections'][number];
export type OffDay = Settings['off_days'][number];

/** The lottery that the console runs. */
export const LOTTERY = '2D';

/** The lottery with its sections and off days. */
export const lottery = ask('GET /api/console/lotteries/:lottery', { params: { lottery: LOTTERY } });

export const ODD_MAX = 1_000;
export const CLOSE_BEFORE_MAX_MINUTES = 600;
