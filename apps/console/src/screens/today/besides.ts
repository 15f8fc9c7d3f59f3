import { kyatOf } from '@shwekan/ui';
import type { PlayDays } from './today.ts';

const NOTHING = '0.00';

type Beside = { figure: 'refunds' | 'corrections' | 'laid_off'; shown: string };

/** What of a result is neither a stake nor a payout, as it came to the house or went from it: with these the three add up. Empty on most days. */
export function besidesOf({ refunds, corrections, laid_off }: PlayDays['today']): Beside[] {
  const refunded = signed(refunds, -1);
  const corrected = signed(corrections);
  const sold = signed(laid_off);
  const all: Beside[] = [
    { figure: 'refunds', shown: `refunds ${refunded}` },
    { figure: 'corrections', shown: `corrections ${corrected}` },
    { figure: 'laid_off', shown: `laid off ${sold}` },
  ];
  const told = { refunds, corrections, laid_off };
  return all.filter((it) => told[it.figure] !== NOTHING);
}

function signed(wire: string, sign = 1): string {
  const size = kyatOf(wire.replace('-', ''));
  return `${wire.startsWith('-') === sign < 0 ? '+' : '-'}${size}`;
}
