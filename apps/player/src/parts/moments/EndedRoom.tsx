import type { Answer } from '@shwekan/contract';
import { serverClock } from '../../house/call.ts';
import { queryClient } from '../../house/query.ts';
import type { Game } from '../lottery/games.ts';
import { standsUntil_ms } from './stands-until.ts';

/** The room of the draw that ended last, while that is awaited: where the list of lotteries, which home has asked for, tells of one that still stands there. */
export function EndedRoom({ game }: { game: Game }) {
  const lotteries = queryClient.getQueryData<Answer<'GET /api/lottery/list'>>(['GET /api/lottery/list', null]);
  const last = lotteries?.find((it) => it.code === game.code)?.last_draw;
  return last && serverClock.now() < standsUntil_ms(last) ? <div className="min-h-13 border-on-brand-soft/20 border-t bg-brand" /> : null;
}
