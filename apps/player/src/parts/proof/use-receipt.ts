import { Refused } from '@shwekan/ui';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { call } from '../../house/call.ts';
import { keepReceipt, keptReceipt } from './kept-receipts.ts';
import { type Verified, verified } from './verified.ts';

/** A slip's receipt as it stands now, verified on this phone. `kept_at`: the house could not be asked, or no longer knows it. */
export type SlipProof = Verified & { kept_at: string | null };

/** Asks for a slip's receipt, keeps it on the phone, and verifies it. What was kept before is what counts where the house answers nothing. */
export function useReceipt(voucher: string): UseQueryResult<SlipProof | null> {
  return useQuery({
    queryKey: ['receipt', voucher],
    queryFn: () => proofOf(voucher),
    staleTime: 10_000,
    networkMode: 'always',
    retry: false,
  });
}

async function proofOf(voucher: string): Promise<SlipProof | null> {
  const kept = keptReceipt(voucher);
  try {
    const text = JSON.stringify(await call('GET /api/slips/:voucher/receipt', { params: { voucher } }));
    const fresh = await verified(text, true);
    // A house promises a slip once, and always in the same words, whatever its log is called: another promise never takes the place of the one that is kept.
    if (fresh !== null && kept !== null && slipIn(fresh.receipt.promise) !== slipIn(promiseOf(kept.text))) {
      const old = await verified(kept.text);
      if (old !== null && old.name !== 'foreign') return { ...old, name: 'broken', kept_at: kept.at };
    }
    if (fresh !== null && fresh.name !== 'foreign' && fresh.name !== 'renamed') keepReceipt(voucher, text);
    return fresh && { ...fresh, kept_at: null };
  } catch (error) {
    const old = kept && (await verified(kept.text));
    if (old !== null && kept !== null) return { ...old, kept_at: kept.at };
    if (error instanceof Refused && error.code === 'not_found') return null;
    throw error;
  }
}

function promiseOf(text: string): string {
  return String((JSON.parse(text) as { promise?: unknown }).promise);
}

/** What a promise promises: its second line, below the name under which it was signed. */
function slipIn(promise: string): string {
  return promise.split('\n')[1] ?? promise;
}
