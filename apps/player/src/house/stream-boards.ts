import type { EventData } from '@shwekan/contract';
import type { LotteryCode } from '@shwekan/rules';
import { type Answer, noteChange, withChange, withRecent } from './board-changes.ts';
import { queryClient } from './query.ts';
import { TODAY_CALLS } from './results.ts';
import type { StreamEvent } from './stream.ts';
import { put } from './stream-cache.ts';

/** The calls for each number of a draw. */
const NUMBERS_CALLS: Record<LotteryCode, string> = {
  '1D': 'POST /api/new_one_d',
  '2D': 'POST /api/new_two_d',
  '3D': 'GET /api/three_d',
  C1D: 'POST /api/crypto_one_d',
  C2D: 'POST /api/crypto_two_d',
};

/** The calls for a lottery's sections that are ahead. */
const SECTIONS_CALLS: Record<LotteryCode, string> = {
  '1D': 'GET /api/section_1d',
  '2D': 'GET /api/section',
  '3D': 'GET /api/section_3d',
  C1D: 'GET /api/section_crypton1d',
  C2D: 'GET /api/section_crypton2d',
};

/** Whether a call tells of the draws of a lottery that are open or will be, and of today's, of which one may be called off. */
export function isOfDraws(call: string, lottery: LotteryCode): boolean {
  const today = lottery === '3D' ? '' : TODAY_CALLS[lottery];
  return ['GET /api/lottery/list', NUMBERS_CALLS[lottery], SECTIONS_CALLS[lottery], today].includes(call);
}

/** Takes what the stream tells of a board: into the one that is shown, and into an answer that is on its way. */
export function noteBoard(data: EventData<'board'>, { id }: StreamEvent): void {
  const change = noteChange(data, id ?? '');
  const queryKey = [NUMBERS_CALLS[data.lottery], { date: data.date, section: data.section }];
  const answer = queryClient.getQueryData<Answer>(queryKey);
  if (answer !== undefined) put(queryKey, withChange(answer, change));
}

// A board that was asked for before something was told of it takes that when it is there. The screens need no code for it.
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
  const [name, draw] = event.query.queryKey;
  const [lottery] = Object.entries(NUMBERS_CALLS).find(([, it]) => it === name) ?? [];
  if (lottery === undefined) return;
  const answer = event.query.state.data as Answer;
  const known = withRecent(answer, lottery, draw as { date: string; section: string });
  if (known !== answer) put(event.query.queryKey, known);
});
