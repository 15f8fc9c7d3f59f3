import { newKey } from '@shwekan/ui';
import { useState } from 'react';
import { call } from '../../app/call.ts';
import { refreshCalls } from '../../app/query.ts';
import { refreshProfile } from '../../app/refresh.ts';
import { useOnce } from '../../parts/cash/use-once.ts';

/** Draws pocket money with one key until the answer is known. `won` is the amount that is being celebrated. */
export function usePocket() {
  const [won, setWon] = useState<string | null>(null);
  const refresh = () => {
    void refreshProfile();
    refreshCalls('GET /api/pocket/money/available', 'GET /api/pocket/money/history/user_only', 'GET /api/pocket/money/winner');
  };
  const { way, ask, askAgain } = useOnce({
    name: 'pocket',
    send: async (sent: { key: string }) => {
      const answer = await call('POST /api/pocket/money/claim', sent);
      setWon(answer.amount);
      return answer;
    },
    fields: [],
    // The balance moves when the celebration is over; a refusal is told at once.
    answered: (isAccepted) => {
      if (!isAccepted) refresh();
    },
  });
  return {
    way,
    won,
    askAgain,
    draw: () => void ask({ key: newKey() }),
    seen: () => {
      setWon(null);
      refresh();
    },
  };
}
