import { Button, Group, Skeleton, Table, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Answer } from '@shwekan/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ask, live } from '../app/queries.ts';
import { FactTable } from './FactTable.tsx';
import { isLate } from './late-job.ts';
import { Section } from './Page.tsx';
import { Failed } from './States.tsx';
import { Tag } from './Tag.tsx';
import { spanShown } from './time.ts';

type Ages = Answer<'GET /api/console/health'>;
type Worker = Ages['workers'][number];

/** How old feeds, jobs, archive and backup were when it was asked. */
const health = live(ask('GET /api/console/health', {}), 'alerts', 'draws');

/** A feed is asked every second, and again after half a minute at most. */
const FEED_LATE_MS = 60_000;
/** A process with jobs says every ten seconds how they fare. */
const WORKER_SILENT_MS = 60_000;
const ARCHIVE_LATE_MS = 3_600_000;
/** A base backup is taken every night, and known once its restore was rehearsed, which may take hours. */
const BACKUP_LATE_MS = 108_000_000;
const HEIGHT_PX = 200;

/** How old everything is that comes by itself: what is late stands on top and is named. */
export function Health() {
  const { data, error, isFetching, refetch } = useQuery(health);
  const [isAll, all] = useDisclosure();
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
      {!error && !data && <Skeleton height={HEIGHT_PX} />}
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
            {data.workers.length === 0 && (
              <Row name="Jobs">
                <Tag color="red">no process does any</Tag>
              </Row>
            )}
            {data.workers.map((it) => (
              <WorkerRows key={it.place} worker={it} isAll={isAll} />
            ))}
            <Row name="Log archive">{archiveShown(data.archive)}</Row>
            <Row name="Base backup">{backupShown(data.backup)}</Row>
          </Table.Tbody>
        </FactTable>
      )}
    </Section>
  );
}

/** A process with jobs: what of them is late stands below it, as long as it says anything. */
function WorkerRows({ worker: { place, told_ms_ago, jobs }, isAll }: { worker: Worker; isAll: boolean }) {
  const isSilent = told_ms_ago > WORKER_SILENT_MS;
  const late = jobs.filter(isLate);
  const shown = isAll ? jobs : isSilent ? [] : late;
  return (
    <>
      <Row name={`Jobs: ${jobs.length}`} besides={place}>
        {isSilent ? (
          <Tag color="red">silent for {spanShown(told_ms_ago)}</Tag>
        ) : late.length === 0 ? (
          'all on time'
        ) : (
          <Tag color="red">{late.length} late</Tag>
        )}
      </Row>
      {shown.map((it) => (
        <Row key={it.name} name={it.name} isPart>
          <Group gap={6} justify="flex-end" wrap="nowrap">
            {it.has_failed && <Tag color="red">failed</Tag>}
            {it.stands_by ? 'stands by' : it.has_ended ? spanShown(it.silent_ms) : <>under way for {spanShown(it.silent_ms)}</>}
          </Group>
        </Row>
      ))}
    </>
  );
}

type RowProps = { name: string; besides?: string; isPart?: boolean; children: ReactNode };

function Row({ name, besides, isPart = false, children }: RowProps) {
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={isPart ? 400 : 600} pl={isPart ? 'md' : 6}>
        {besides === undefined ? (
          name
        ) : (
          <Group gap={6} wrap="nowrap">
            <span style={{ whiteSpace: 'nowrap' }}>{name}</span>
            <Text span size="xs" c="dimmed" fw={400} truncate maw={160} title={besides}>
              {besides}
            </Text>
          </Group>
        )}
      </Table.Th>
      <Table.Td ta="right">{children}</Table.Td>
    </Table.Tr>
  );
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

/** What a database is put back from at all, as the last rehearsal of a restore found it. */
function backupShown(backup: Ages['backup']): ReactNode {
  if (backup === null)
    return (
      <Text inherit c="dimmed">
        no restore was rehearsed
      </Text>
    );
  if (backup.began_ms_ago === null || !backup.is_good) return <Tag color="red">the backup is not good</Tag>;
  return <Old isOld={backup.began_ms_ago > BACKUP_LATE_MS}>begun {spanShown(backup.began_ms_ago)} ago</Old>;
}

function Old({ isOld, children }: { isOld: boolean; children: ReactNode }) {
  return (
    <Text span inherit {...(isOld ? { c: 'red', fw: 600 } : {})}>
      {children}
    </Text>
  );
}
