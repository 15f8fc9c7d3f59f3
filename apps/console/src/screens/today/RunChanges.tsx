import { Anchor, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useNow } from '../../app/operator.ts';
import { Moment } from '../../parts/Moment.tsx';
import { Section } from '../../parts/Page.tsx';
import { Failed } from '../../parts/States.tsx';
import { changesWithin } from '../running/running.ts';
import { useRuns } from '../running/use-runs.ts';

const DAYS = 7;
const LOADING_PX = 28;

/** What of the content and the rewards begins or ends within a week. */
export function RunChanges() {
  const now_ms = useNow();
  const { groups, failed } = useRuns(now_ms);
  const changes = groups && changesWithin(groups, now_ms, DAYS);
  return (
    <Section
      title="Begins or ends in 7 days"
      aside={
        <Anchor size="sm" renderRoot={(props) => <Link to="/running" {...props} />}>
          What runs when
        </Anchor>
      }
    >
      {failed && <Failed {...failed} />}
      {!changes && !failed && <Skeleton height={LOADING_PX} />}
      {changes?.length === 0 && <Text size="sm">Nothing begins or ends.</Text>}
      <Stack gap={6} component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {changes?.map(({ key, name, to, search, at_ms, begins }) => (
          <Group key={key} component="li" justify="space-between" gap="sm">
            <Anchor size="sm" renderRoot={(props) => <Link to={to} search={search as never} {...props} />}>
              {name}
            </Anchor>
            <Text size="xs" c="dimmed">
              {begins ? 'begins' : 'ends'} <Moment at={new Date(at_ms).toISOString()} />
            </Text>
          </Group>
        ))}
      </Stack>
    </Section>
  );
}
