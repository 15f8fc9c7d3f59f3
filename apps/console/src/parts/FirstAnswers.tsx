import { SimpleGrid, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ask, live } from '../app/queries.ts';
import type { FirstAnswers as Answered } from './conversations.ts';
import { counted } from './format.ts';
import { Section } from './Page.tsx';
import { spanShown } from './time.ts';

const figures = live(ask('GET /api/console/conversation-figures', {}), 'conversations');

/** How long players wait for the first answer. */
export function FirstAnswers() {
  const { data } = useQuery(figures);
  return (
    <Section title="First answers">
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Figure days={7} of={data?.data.week} />
        <Figure days={30} of={data?.data.month} />
      </SimpleGrid>
    </Section>
  );
}

function Figure({ days, of }: { days: number; of: Answered | undefined }) {
  return (
    <div>
      <Text size="xs" c="dimmed">
        Last {days} days
      </Text>
      <Text size="sm" fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {of ? answeredIn(of) : ' '}
      </Text>
      <Text size="xs" c="dimmed">
        {of ? `${counted(of.opened_count, 'conversation')} opened, ${of.unanswered_count} without an answer` : ' '}
      </Text>
    </div>
  );
}

function answeredIn({ median_s, p90_s }: Answered): string {
  if (median_s === null || p90_s === null) return 'none answered yet';
  return `half within ${spanShown(median_s * 1000)}, nine of ten within ${spanShown(p90_s * 1000)}`;
}
