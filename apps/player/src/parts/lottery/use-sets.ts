import type { Digits } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../house/query.ts';
import { tellFailure } from '../../house/send.ts';
import { useSession } from '../../house/session.ts';
import { withOverlay } from '../../phone/overlay.ts';
import { askSets, dropSet, keepSet, type NumberSet, readSets, sendSet, unsendSet } from './number-sets.ts';

/** "My numbers", to read and to change: a player's lie with the account, a visitor's on this phone. */
export function useSets(digits: Digits) {
  const player_id = useSession()?.id ?? null;
  // Its name ends with the session, as those of all answers to a player do.
  const queryKey = ['GET /api/user/number_sets', player_id, digits];
  const queryFn = async () => (player_id === null ? readSets(null, digits) : askSets(player_id, digits));
  const { data } = useQuery({ queryKey, queryFn });
  const change = async (sets: Promise<NumberSet[]>): Promise<boolean> => {
    try {
      queryClient.setQueryData(queryKey, await withOverlay(sets));
      return true;
    } catch (error) {
      tellFailure(error);
      return false;
    }
  };
  return {
    sets: data ?? [],
    keep: (set: NumberSet) => change(player_id === null ? Promise.resolve(keepSet(digits, set)) : sendSet(digits, set)),
    drop: (name: string) => change(player_id === null ? Promise.resolve(dropSet(digits, name)) : unsendSet(digits, name)),
  };
}
