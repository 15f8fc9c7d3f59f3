import { pyaOf } from '@shwekan/ui';
import { useState } from 'react';
import { cashinDraft } from '../../parts/cash/draft.ts';
import { isCard, type Method, type PayMethod } from './use-cashin.ts';

/**
 * What a player began to pay, as it was shown to them: the account whose number they read. It outlives that account: the house may close it
 * meanwhile. `gives_way`: nothing but an amount was typed, and while it is typed another account with room for it may take its place. `is_paid`: they
 * have said that the money was sent before.
 */
export type BegunTransfer = { method: PayMethod; account_number: string; gives_way?: boolean; is_paid?: boolean };

const FIELDS = ['account_number', 'gives_way', 'is_paid'] as const;

/** What was begun, kept until it is sent or another is begun. */
export function useBegunTransfer(): [BegunTransfer | null, (next: BegunTransfer) => void] {
  const [begun, setBegun] = useState(readBegun);
  const begin = (next: BegunTransfer) => {
    if (begun?.method === next.method && FIELDS.every((it) => begun[it] === next[it])) return;
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

type Paying = { begun: BegunTransfer | null; last: string | undefined; amount_pya: number };

/**
 * Where among our accounts the one is that is paid now: the one that was begun with, whatever its room is by now, for its number may have been read. Else
 * the one for what is typed.
 */
export function placeToPay(method: PayMethod, paying: Paying): number {
  const begunAt = placeBegun(method, paying.begun);
  return begunAt >= 0 ? begunAt : placeAsTyped(method, paying);
}

/**
 * The same while an amount is typed: one that gives way does so to one with room for the amount, or for any while it is none that can be paid: the one begun
 * with, the one of last time if it takes any amount, or the first. Without such, the first: it has most room.
 */
export function placeAsTyped(method: PayMethod, { begun, last, amount_pya }: Paying): number {
  const accounts = method.payment_account_numbers;
  const begunAt = placeBegun(method, begun);
  if (begunAt >= 0 && begun?.gives_way !== true) return begunAt;
  const most_pya = pyaOf(method.maximum);
  const isRoomy = (place: number, pya: number) => {
    const account = accounts[place];
    // A server of the version before says nothing of it.
    const room = account?.room ?? null;
    return account !== undefined && (room === null || pyaOf(room) >= pya);
  };
  const lastAt = placeOf(method, last);
  const places = [begunAt, isRoomy(lastAt, most_pya) ? lastAt : -1, ...accounts.keys()];
  const needed_pya = amount_pya < pyaOf(method.minimum) ? most_pya : amount_pya;
  return places.find((it) => isRoomy(it, needed_pya)) ?? 0;
}

function placeBegun(method: PayMethod, begun: BegunTransfer | null): number {
  return begun?.method.id === method.id ? placeOf(method, begun.account_number) : -1;
}

function placeOf(method: PayMethod, account_number: string | undefined): number {
  return method.payment_account_numbers.findIndex((it) => it.account_number === account_number);
}

/** What was begun and not sent, as it is kept. */
export function readBegun(): BegunTransfer | null {
  const kept = cashinDraft.read().begun as BegunTransfer | undefined;
  return typeof kept?.account_number === 'string' && Array.isArray(kept.method?.payment_account_numbers) ? kept : null;
}
