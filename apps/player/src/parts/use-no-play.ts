import { useCall } from '../house/query.ts';
import { useWholeWords } from './use-whole-words.ts';

/** Why the house takes no bet and no cash-in from anybody now, in its own words; empty while it does. */
export function useNoPlay(): string {
  return useWholeWords(useCall('GET /api/app-setting').data?.data.no_play_reason ?? '');
}
