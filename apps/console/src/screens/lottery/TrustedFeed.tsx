import { NativeSelect, Text } from '@mantine/core';
import { lotteryOf } from '@shwekan/rules';
import type { Lottery } from './lottery.ts';

type TrustedFeedProps = { lottery: Lottery; label: string; value: string; onChange: (feed: string) => void };

/** Which feed is believed without an operator; a lottery that follows another has its number from there. */
export function TrustedFeed({ lottery, label, value, onChange }: TrustedFeedProps) {
  const { follows } = lotteryOf(lottery.code);
  if (follows !== null)
    return (
      <Text size="sm" c="dimmed">
        Its number follows from {follows}: there is the trusted feed chosen.
      </Text>
    );
  return (
    <NativeSelect
      label={label}
      description="Its result counts by itself. Without one, an operator confirms, or two feeds that agree."
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[{ value: '', label: 'none' }, ...lottery.feeds]}
      maw={420}
    />
  );
}
