import { Button, Group, Table, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Answer } from '@shwekan/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ask, live } from '../app/queries.ts';
import { FactTable } from './FactTable.tsx';
import { Section } from './Page.tsx';
import { Failed } from './States.tsx';
import { Tag } from './Tag.tsx';
import { spanShown } from './time.ts';

type Ages = Answer<'GET /api/console/health'>;

/** How old feeds, jobs and the archive were when it was asked. */
const health = live(ask('GET /api/console/health', {}), 'alerts', 'draws');

/** A feed is asked every second, and again after half a minute at most. */
const FEED_LATE_MS = 60_000;
/** So many turns a job may be behind, and so long in any case: some work takes its time. */
const TURNS_LATE = 5;
const JOB_LATE_MS = 60_000;
const ARCHIVE_LATE_MS = 3_600_000;

/** How old everything is that comes by itself: what is late stands on top and is named. */
export function Health() {
  const { data, error, isFetching, refetch } = useQuery(health);
  const [isAll, all] = useDisclosure();
  const late = data?.jobs.filter(isLate) ?? [];
  const jobs = (isAll ? data?.jobs : late) ?? [];
  return (
    <Section
      title="Feeds, jobs, backup"
      aside={
        <Button size="compact-sm" variant="subtle" onClick={all.toggle} aria-expanded={isAll}>
          {isAll ? 'Only late jobs' : 'All jobs'}
        </Button>
      }
    >
      {error && !data && <Failed error={error} retry={() => refetch()} isRetrying={isFetching} />}
      {data && (
        <FactTable label="Feeds, jobs, backup">
          <Table.Tbody>
            {data.feeds.map((it) => (
              <Row key={it.market} name={`Feed ${it.market}`}>
                {it.in_vain_ms !== null && it.in_vain_ms > FEED_LATE_MS ? (
                  <Tag color="red">in vain for {spanShown(it.in_vain_ms)}</Tag>
                ) : it.answered_ms_ago === null ? (
                  'not asked yet'
                ) : (
                  spanShown(it.answered_ms_ago)
                )}
              </Row>
            ))}
            <Row name={`Jobs: ${data.jobs.length}`}>{late.length === 0 ? 'all on time' : <Tag color="red">{late.length} late</Tag>}</Row>
            {jobs.map((it) => (
              <Row key={it.name} name={it.name} isPart>
                <Group gap={6} justify="flex-end" wrap="nowrap">
                  {it.has_failed && <Tag color="red">failed</Tag>}
                  {it.ended_ms_ago === null ? 'under way' : `${spanShown(it.ended_ms_ago)}`}
                </Group>
              </Row>
            ))}
            <Row name="Backup">{archiveShown(data.archive)}</Row>
          </Table.Tbody>
        </FactTable>
      )}
    </Section>
  );
}

function Row({ name, isPart = false, children }: { name: string; isPart?: boolean; children: ReactNode }) {
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={isPart ? 400 : 600} pl={isPart ? 'md' : 6}>
        {name}
      </Table.Th>
      <Table.Td ta="right">{children}</Table.Td>
    </Table.Tr>
  );
}

function isLate({ every_ms, ended_ms_ago, has_failed }: Ages['jobs'][number]): boolean {
  return has_failed || (ended_ms_ago ?? 0) > Math.max(JOB_LATE_MS, TURNS_LATE * every_ms);
}

/** The write-ahead log is what a database is put back from to the last second. */
function archiveShown({ archived_ms_ago, has_failed }: Ages['archive']): ReactNode {
  if (has_failed) return <Tag color="red">the last part of the log was not kept</Tag>;
  if (archived_ms_ago === null)
    return (
      <Text inherit c="dimmed">
        this database keeps no archive of its log
      </Text>
    );
  return <Old isOld={archived_ms_ago > ARCHIVE_LATE_MS}>log kept {spanShown(archived_ms_ago)} ago</Old>;
}

function Old({ isOld, children }: { isOld: boolean; children: ReactNode }) {
  return (
    <Text span inherit {...(isOld ? { c: 'red', fw: 600 } : {})}>
      {children}
    </Text>
  );
}
