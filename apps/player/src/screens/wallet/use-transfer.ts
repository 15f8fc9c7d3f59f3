import { amountTyped, pyaOf } from '@shwekan/ui';
import { useState } from 'react';
import { call } from '../../house/call.ts';
import { useT } from '../../house/language.ts';
import { refreshCalls } from '../../house/query.ts';
import { refreshChangedProfile } from '../../house/refresh.ts';
import type { Session } from '../../house/session.ts';
import { createMoneyCall } from '../../parts/cash/money-calls.ts';
import type { Direction } from '../../parts/cash/TransferList.tsx';
import { useMoneyCall } from '../../parts/cash/use-money-call.ts';
import { submitting, wrongFields } from '../../parts/form.ts';
import { useForfeit } from './use-forfeit.ts';

type Transfer = { direction: Direction; amount: string };

const transfers = createMoneyCall({
  kind: 'transfer',
  send: ({ direction, amount }: Transfer, key) => call(`POST /api/user/transfer_${direction}`, { body: { transfer_balance: amount }, key }),
  settled: () => {
    refreshCalls(
      'GET /api/user/transfer_out_parts',
      'GET /api/user/transfer_in_his',
      'GET /api/user/transfer_out_his',
      'GET /api/user/statement',
    );
    void refreshChangedProfile();
  },
});

/** A transfer between main and game: checked against the purse it leaves, sent with one key until the answer is known. */
export function useTransfer(player: Session) {
  const { transfer: t } = useT('wallet');
  const [chosen, setDirection] = useState<Direction | null>(null);
  const [amount, setAmount] = useState('');
  const parts = useForfeit(player);
  // A player who stopped play has only the way out of the games.
  const direction = chosen ?? (parts === null ? 'in' : 'out');
  const forfeit = direction === 'out' ? parts : null;
  const from = direction === 'in' ? player.balance : (forfeit?.deposit ?? player.game_balance);
  const sending = useMoneyCall(transfers, {
    fields: ['transfer_balance'],
    tell: ({ is }) => {
      if (is === 'accepted') setAmount('');
      return false;
    },
  });

  const submit = submitting(
    () => wrongFields({ transfer_balance: wrongAmount() }),
    sending.setErrors,
    () => sending.ask({ direction, amount: amountTyped(amount) ?? '' }),
  );

  function wrongAmount(): string | null {
    const typed = amountTyped(amount);
    if (typed === null) return t.wrong;
    return pyaOf(typed) > pyaOf(from) ? t.too_much : null;
  }

  return { ...sending, submit, direction, setDirection, amount, setAmount, from, forfeit };
}
