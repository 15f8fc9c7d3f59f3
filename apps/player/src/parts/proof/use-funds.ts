import type { FundsVerdict } from '@shwekan/proof';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { call } from '../../house/call.ts';
import { type VerifiedFunds, verifiedFunds } from './verified-funds.ts';

/**
 * A player's own money in what the house said it owes, verified on this phone; and the file that says so. `none`: the house shows nothing of this player, which
 * nothing proves. `renamed`: the log has another name, which this phone does not trust yet.
 `day` is the one that was asked about, also where nothing is proven of it.
 */
export type OwnFunds = { day: string; verdict: FundsVerdict; shows: 'proven' | 'none' | 'broken' | 'renamed'; text: string };

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
  const { data } = await call('GET /api/funds/proof');
  if (data === null) return null;
  const text = JSON.stringify(data);
  const made = await verifiedFunds(text);
  return made && { day: made.proof.day, verdict: made.verdict, shows: shownBy(made, user_code), text };
}

function shownBy({ proof, verdict, name }: VerifiedFunds, user_code: string): OwnFunds['shows'] {
  if (name === 'renamed' && proof.player === user_code) return name;
  const { log_signed, in_total, whole } = verdict.checks;
  // A leaf that is another player's proves nothing to this one.
  if (proof.player !== user_code || log_signed !== 'true' || in_total === 'false') return 'broken';
  if (proof.parts.length === 0) return 'none';
  return in_total === 'true' && whole === 'true' ? 'proven' : 'broken';
}
