import type { Answer } from '@shwekan/contract';

/** A limit of the player as the server tells it. */
export type Limit = Answer<'GET /api/user/play_limits'>['data']['limits'][number];
/** Which of the nine limits. */
export type Place = Pick<Limit, 'kind' | 'period'>;
