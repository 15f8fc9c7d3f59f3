import { Text } from '@mantine/core';
import { Money } from '../../parts/Money.tsx';

/** What an account lacks of what the books and waiting requests say (kyat, below 0), or has over. */
export function Difference({ kyat, size }: { kyat: string; size: 'xs' | 'sm' }) {
  const isMissing = kyat.startsWith('-');
  const isNone = Number(kyat) === 0;
  return (
    <Text size={size} {...(isMissing ? { c: 'red' } : { c: 'dimmed' })}>
      {isNone ? 'as booked' : <Money kyat={kyat.replace('-', '')} />}
      {isNone ? '' : isMissing ? ' missing' : ' over'}
    </Text>
  );
}
