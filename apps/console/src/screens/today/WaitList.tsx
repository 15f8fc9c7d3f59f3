import { Anchor, Badge, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { say } from '../../app/say.tsx';
import { kindShown } from '../../parts/alert-kind.ts';
import { Age } from '../../parts/Moment.tsx';
import { Section } from '../../parts/Page.tsx';
import { LATE_AFTER_MS } from '../../parts/RequestCells.tsx';
import { Failed } from '../../parts/States.tsx';
import { subjectLink } from '../../parts/subject-link.ts';
import { type WaitingKind, waiting } from './today.ts';

const NAMES: Record<WaitingKind, string> = {
  cash_in: 'Cash-ins',
  cash_out: 'Cash-outs',
  level_two: 'Level 2',
  conversation: 'Conversations',
  case: 'Cases',
  result: 'Results',
  weekly_run: 'Weekly promotion',
  deed: 'To confirm',
  alert: 'Alerts',
};
const PAGES = {
  cash_in: '/cash-ins',
  cash_out: '/cash-outs',
  level_two: '/level-two',
  conversation: '/conversations',
  case: '/cases',
  result: '/draws',
  weekly_run: '/weekly',
  deed: '/deeds',
  alert: '/alerts',
} as const satisfies Record<WaitingKind, string>;

/** What waits for this operator: how much of each kind, and the longest first. */
export function WaitList() {
  const { data, error, isFetching, refetch } = useQuery(waiting);
  const count = data?.counts.reduce((sum, it) => sum + it.count, 0) ?? 0;
  return (
    <Section title={data ? `Waits for a person: ${count}` : 'Waits for a person'}>
      {!data && !error && <Skeleton height={28} />}
      {error && !data && <Failed error={error} retry={() => refetch()} isRetrying={isFetching} />}
      <Group gap={6} mb={count > 0 ? 'sm' : 0}>
        {data?.counts
          .filter((it) => it.count > 0)
          .map((it) => (
            <Badge
              key={it.kind}
              variant="default"
              size="lg"
              tt="none"
              style={{ cursor: 'pointer' }}
              renderRoot={(props) => <Link to={PAGES[it.kind]} {...props} />}
            >
              {NAMES[it.kind]}: {it.count}
            </Badge>
          ))}
      </Group>
      {data && count === 0 && <Text size="sm">Nothing waits for you.</Text>}
      <Stack gap={6} component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {data?.data.map((it) => (
          <Group key={`${it.kind} ${it.id}`} component="li" justify="space-between" wrap="nowrap" gap="sm">
            <Anchor size="sm" renderRoot={(props) => <Link {...(linkOf(it.kind, it.id) ?? { to: PAGES[it.kind] })} {...props} />}>
              {shown(it.kind, it)}
            </Anchor>
            <Text size="xs" c="dimmed" flex="none">
              <Age since={it.since} old_after_ms={LATE_AFTER_MS} />
            </Text>
          </Group>
        ))}
      </Stack>
    </Section>
  );
}

function linkOf(kind: WaitingKind, id: number) {
  return subjectLink(`${kind === 'result' ? 'draw' : kind}:${id}`);
}

function shown(kind: WaitingKind, { id, detail }: { id: number; detail: string }): string {
  if (kind === 'alert') return kindShown(detail);
  if (kind === 'result') return `Result of ${detail}`;
  if (kind === 'deed') {
    const deed = say(detail.replaceAll('_', ' '));
    return `To confirm: ${deed}`;
  }
  if (kind === 'weekly_run') return 'The weekly promotion is counted';
  return `${{ cash_in: 'Cash-in', cash_out: 'Cash-out', level_two: 'Level 2', conversation: 'Conversation', case: 'Case' }[kind]} #${id}`;
}
