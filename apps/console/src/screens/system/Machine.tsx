import { Table, Text } from '@mantine/core';
import { dayShown } from '@shwekan/rules';
import type { ReactNode } from 'react';
import { FactTable } from '../../parts/FactTable.tsx';
import { Age, Moment } from '../../parts/Moment.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { WholeLine } from '../../parts/WholeLine.tsx';
import type { System } from './system.ts';

const OUTBOXES = { sms: 'Text messages waiting', push: 'Notifications waiting', alert: 'Alert messages waiting' } as const;
const WAITS_LONG_MS = 180_000;
const MB_PER_GB = 1024;

/** What waits to leave, who listens, the last audit and rehearsal, versions and disks. */
export function Machine({ data: { outbox, stream_count, audit, rehearsal, versions, disks, machine } }: { data: System }) {
  return (
    <FactTable label="Machine" layout="fixed">
      <Table.Tbody>
        <Row name="Players listening">{stream_count}</Row>
        {outbox.map((it) => (
          <Row key={it.name} name={OUTBOXES[it.name]}>
            {it.waiting_count}
            {it.oldest_at && (
              <>
                , the oldest <Age since={it.oldest_at} old_after_ms={WAITS_LONG_MS} />
              </>
            )}
          </Row>
        ))}
        <Row name="Last audit">
          <LastAudit audit={audit} />
        </Row>
        <Row name="Last rehearsal of a restore">
          <LastRehearsal rehearsal={rehearsal} />
        </Row>
        {disks.map((it) => (
          <Row key={it.folder} name="Disk">
            <Text span inherit {...(it.is_low ? { c: 'red', fw: 600 } : {})}>
              {roomShown(it.free_mb)} GB, {it.free_percent} % free
            </Text>
            <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {machine} {it.folder}
            </Text>
          </Row>
        ))}
        <Row name="Versions">{`${versions.product} (Node ${versions.node}, PostgreSQL ${versions.postgres})`}</Row>
      </Table.Tbody>
    </FactTable>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Table.Tr>
      <Table.Th scope="row" w="42%">
        {name}
      </Table.Th>
      <Table.Td ta="right">{children}</Table.Td>
    </Table.Tr>
  );
}

function LastAudit({ audit }: { audit: System['audit'] }) {
  if (audit === null) return <None />;
  const { at, check_count, after_day, difference } = audit;
  const reach =
    after_day === null ? `${check_count} checks over all of it` : `${check_count} checks over what came after ${dayShown(after_day)}`;
  return (
    <>
      <Tag color={difference === null ? 'green' : 'red'}>{difference === null ? 'the books are right' : 'the books are wrong'}</Tag>
      <WholeLine of="Last audit" {...(difference ? { error: difference } : { c: 'dimmed' })}>
        <Moment at={at} /> · {difference ?? reach}
      </WholeLine>
    </>
  );
}

function LastRehearsal({ rehearsal }: { rehearsal: System['rehearsal'] }) {
  if (rehearsal === null) return <None />;
  const { at, backup_at, newest_at, trouble } = rehearsal;
  return (
    <>
      <Tag color={trouble === null ? 'green' : 'red'}>{trouble === null ? 'the backup is good' : 'the backup is not good'}</Tag>
      <WholeLine of="Last rehearsal of a restore" {...(trouble ? { error: trouble } : { c: 'dimmed' })}>
        <Moment at={at} /> · {trouble ?? <Reach backup_at={backup_at} newest_at={newest_at} />}
      </WholeLine>
    </>
  );
}

/** How far a backup that was put back came. */
function Reach({ backup_at, newest_at }: Pick<NonNullable<System['rehearsal']>, 'backup_at' | 'newest_at'>) {
  return (
    <>
      {backup_at && (
        <>
          Backup of <Moment at={backup_at} />
        </>
      )}{' '}
      {newest_at && (
        <>
          with all up to <Moment at={newest_at} />
        </>
      )}
    </>
  );
}

function None() {
  return (
    <Text span inherit c="dimmed">
      none was written down
    </Text>
  );
}

function roomShown(free_mb: number): string {
  return (free_mb / MB_PER_GB).toFixed(1);
}
