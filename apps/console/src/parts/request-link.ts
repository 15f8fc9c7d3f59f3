import { linkOptions } from '@tanstack/react-router';

type RequestAddress = { kind: 'cash_in' | 'cash_out'; id: string | number; player_id: number };

/** Where a request is shown: in its queue to who decides requests, else on the page of its player. */
export function requestLink({ kind, id, player_id }: RequestAddress, mayCash: boolean) {
  const search = { state: 'all', search: `#${id}` } as const;
  if (mayCash) return linkOptions(kind === 'cash_in' ? { to: '/cash-ins', search } : { to: '/cash-outs', search });
  const params = { player_id: String(player_id) };
  return linkOptions({ to: '/players/$player_id', params, search: { tab: 'cash', request: `${kind}:${id}` } });
}
