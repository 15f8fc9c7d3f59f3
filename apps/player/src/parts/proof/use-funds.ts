import type { FundsVerdict } from '@shwekan/proof';
import { Refused } from '@shwekan/ui';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { call } from '../../house/call.ts';
import { trustedLogKey } from './log-key.ts';

/** A player's own money in what the house said it owes, verified on this phone; and the file that proves it. */
export type OwnFunds = { verdict: FundsVerdict; is_proven: boolean; text: string };

/** Asks for the proof of the last day that is over, and verifies it; null while no day is. */
export function useFunds(user_code: string): UseQueryResult<OwnFunds | null> {
  return useQuery({
    queryKey: ['funds', user_code],
    queryFn: () => fundsOf(user_code),
    staleTime: 600_000,
    retry: false,
  });
}

async function fundsOf(user_code: string): Promise<OwnFunds | null> {
  try {
    const text = JSON.stringify(await call('GET /api/funds/proof'));
    const [key, { fundsVerification }] = await Promise.all([trustedLogKey(), import('./verification.ts')]);
    const made = await fundsVerification(text, key?.key ?? null);
    if (made === null) return null;
    // A leaf that is another player's proves nothing to this one.
    const is_proven = made.proof.player === user_code && Object.values(made.verdict.checks).every((it) => it === 'true');
    return { verdict: made.verdict, is_proven, text };
  } catch (error) {
    if (error instanceof Refused && error.code === 'not_found') return null;
    throw error;
  }
}
