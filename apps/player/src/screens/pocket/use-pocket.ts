import { newKey } from '@shwekan/ui';
import { useState } from 'react';
import { call } from '../../house/call.ts';
import { refreshCalls } from '../../house/query.ts';
import { refreshProfile } from '../../house/refresh.ts';
import { useOnce, useShown } from '../../parts/cash/use-once.ts';
import { toast } from '../../phone/toast.ts';

/** Draws pocket money with one key until the answer is known. `won` is the amount that is being celebrated. */
export function usePocket() {
  const [won, setWon] = useState<{ amount: string; message: string } | null>(null);
  const isShown = useShown();
  const refresh = () => {
    void refreshProfile();
    refreshCalls('GET /api/pocket/money/available', 'GET /api/pocket/money/history/user_only', 'GET /api/pocket/money/winner');
  };
  const { way, ask, askAgain } = useOnce({
    name: 'pocket',
    send: async (sent: { key: string }) => {
      const answer = await call('POST /api/pocket/money/claim', sent);
      if (!isShown()) return answer;
      setWon(answer);
      // The toast comes when the amount is counted up, not before.
      return { message: null };
    },
    fields: [],
    // The balance moves when the celebration is over; a refusal is told at once.
    answered: (isAccepted) => {
      if (!isAccepted || !isShown()) refresh();
    },
  });
  return {
    way,
    won: won?.amount ?? null,
    askAgain,
    draw: () => void ask({ key: newKey() }),
    seen: () => {
      if (won !== null) toast('success', won.message);
      setWon(null);
      refresh();
    },
  };
}
