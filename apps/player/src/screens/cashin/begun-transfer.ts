import { useState } from 'react';
import { cashinDraft } from '../../parts/cash/draft.ts';
import { isCard, type Method, type PayMethod } from './use-cashin.ts';

/**
 * What a player began to pay, as it was shown to them: the account whose number they read. It outlives that account: the house may close it
 * meanwhile. `is_paid`: they have said that the money was sent before.
 */
export type BegunTransfer = { method: PayMethod; account_number: string; is_paid?: boolean };

/** What was begun, kept until it is sent or another is begun. */
export function useBegunTransfer(): [BegunTransfer | null, (next: BegunTransfer) => void] {
  const [begun, setBegun] = useState(readBegun);
  const begin = (next: BegunTransfer) => {
    if (begun?.method === next.method && begun.account_number === next.account_number && begun.is_paid === next.is_paid) return;
    setBegun(next);
    cashinDraft.keep({ begun: next });
  };
  return [begun, begin];
}

/** The account that was begun with, where the house offers it no more. */
export function closedAccount(method: Method, begun: BegunTransfer | null) {
  if (begun === null || isCard(method) || begun.method.id !== method.id) return null;
  const isBegun = (it: { account_number: string }) => it.account_number === begun.account_number;
  return method.payment_account_numbers.some(isBegun) ? null : (begun.method.payment_account_numbers.find(isBegun) ?? null);
}

/** What was begun and not sent, as it is kept. */
export function readBegun(): BegunTransfer | null {
  const kept = cashinDraft.read().begun as BegunTransfer | undefined;
  return typeof kept?.account_number === 'string' && Array.isArray(kept.method?.payment_account_numbers) ? kept : null;
}
