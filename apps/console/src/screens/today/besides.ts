import { kyatOf } from '@shwekan/ui';
import type { PlayDays } from './today.ts';

const NOTHING = '0.00';

/** What of a result is neither a stake nor a payout, as it came to the house or went from it: with these the three add up. Empty on most days. */
export function besidesOf({ refunds, corrections, laid_off }: PlayDays['today']): string {
  const refunded = signed(refunds, -1);
  const corrected = signed(corrections);
  const sold = signed(laid_off);
  const some = [
    refunds !== NOTHING && `refunds ${refunded}`,
    corrections !== NOTHING && `corrections ${corrected}`,
    laid_off !== NOTHING && `laid off ${sold}`,
  ];
  return some.filter((it) => it !== false).join(', ');
}

function signed(wire: string, sign = 1): string {
  const size = kyatOf(wire.replace('-', ''));
  return `${wire.startsWith('-') === sign < 0 ? '+' : '-'}${size}`;
}
