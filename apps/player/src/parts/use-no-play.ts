import { useCall } from '../house/query.ts';
import { useWholeWords } from './use-whole-words.ts';

/** The flag's value that says maintenance. */
const MAINTENANCE = '1';

/** Why the house takes no bet and no cash-in from anybody now, in its own words; empty while it does. */
export function useNoPlay(): string {
  return useWholeWords(useCall('GET /api/app-setting').data?.data.no_play_reason ?? '');
}

/** The same while the house is under maintenance, when nothing is claimed either; empty also where only a licence has ended. */
export function useMaintenance(): string {
  const says = useNoPlay();
  return useCall('GET /api/app-setting').data?.data.is_maintain === MAINTENANCE ? says : '';
}
