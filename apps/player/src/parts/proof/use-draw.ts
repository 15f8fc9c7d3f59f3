import { Lost } from '@shwekan/ui';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type VerifiedDraw, verifiedDraw } from './verified-draw.ts';

/** What the house's log says of a draw, asked now and verified on this phone; null when it says nothing. */
export function useDraw(draw: string): UseQueryResult<VerifiedDraw | null> {
  return useQuery({
    queryKey: ['log', 'draw', draw],
    queryFn: async () => {
      const text = await logText(`/log/draw/${encodeURIComponent(draw)}`);
      return text === null ? null : await verifiedDraw(text, true);
    },
    staleTime: 10_000,
  });
}

/** A draw of a day, by its place. */
export type LoggedDraw = { draw: string; lottery: string; section: string };

/** The draws of a day that the house's log tells of. */
export function useDraws(day: string): UseQueryResult<LoggedDraw[]> {
  return useQuery({
    queryKey: ['log', 'draws', day],
    queryFn: async () => {
      const text = await logText(`/log/draws/${day}`);
      return text === null ? [] : (JSON.parse(text) as { draws: LoggedDraw[] }).draws;
    },
    staleTime: 10_000,
  });
}

/** Null for what the log does not have. */
async function logText(path: string): Promise<string | null> {
  const answer = await fetch(path);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Lost(`the log answered ${answer.status}`);
  return answer.text();
}
