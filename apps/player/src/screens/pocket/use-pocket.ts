import { useState } from 'react';
import { call } from '../../house/call.ts';
import { refreshCalls } from '../../house/query.ts';
import { refreshChangedProfile } from '../../house/refresh.ts';
import { createMoneyCall } from '../../parts/cash/money-calls.ts';
import { useMoneyCall } from '../../parts/cash/use-money-call.ts';
import { toast } from '../../phone/toast.ts';

const draws = createMoneyCall({
  kind: 'pocket',
  send: (_: null, key) => call('POST /api/pocket/money/claim', { key }),
  // Where it is celebrated the balance moves when that is over. What was drawn stands in the lists below it before they are seen again.
  settled: (_, isShown) => {
    refreshLists();
    if (!isShown) refresh();
  },
});

/** Draws pocket money with one key until the answer is known. `won` is the amount that is being celebrated. */
export function usePocket() {
  const [won, setWon] = useState<{ amount: string; message: string } | null>(null);
  const { way, ask, askAgain } = useMoneyCall(draws, {
    tell: (state) => {
      if (state.is !== 'accepted') return false;
      // The toast comes when the amount is counted up, not before.
      setWon(state.answer);
      return true;
    },
  });
  return {
    way,
    won: won?.amount ?? null,
    askAgain,
    draw: () => ask(null),
    seen: () => {
      if (won !== null) toast('success', won.message);
      setWon(null);
      refresh();
    },
  };
}

function refresh(): void {
  void refreshChangedProfile();
  refreshCalls('GET /api/pocket/money/available');
}

function refreshLists(): void {
  refreshCalls('GET /api/pocket/money/history/user_only', 'GET /api/pocket/money/winner');
}
