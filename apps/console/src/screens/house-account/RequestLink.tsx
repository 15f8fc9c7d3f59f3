import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Acting } from '../../parts/Acting.tsx';
import { kyatNumber } from '../../parts/format.ts';
import { pasted } from '../cash-ins/use-pasted.ts';
import type { Match } from './house-account.ts';

/** The request of a pair, opened with the transaction and the amount that came typed already. */
export function RequestLink({ match }: { match: Pick<Match, 'cash_in_id' | 'digits' | 'transaction_id' | 'amount'> }) {
  const { cash_in_id, digits, transaction_id, amount } = match;
  return (
    <div>
      <Anchor
        size="sm"
        renderRoot={(props) => (
          <Link
            to="/cash-ins"
            search={{ id: cash_in_id }}
            {...props}
            onClick={() => pasted.keep(cash_in_id, transaction_id ?? '', kyatNumber(amount))}
          />
        )}
      >
        #{cash_in_id}
      </Anchor>
      <Acting>
        <Text size="xs" c="dimmed" ff="monospace" style={{ whiteSpace: 'nowrap' }}>
          … {digits}
        </Text>
      </Acting>
    </div>
  );
}
