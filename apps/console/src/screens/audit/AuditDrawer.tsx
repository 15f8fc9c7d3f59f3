import { DataList, Group, Stack, Text } from '@mantine/core';
import { Fact } from '../../parts/Fact.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { RowDrawer } from '../../parts/RowDrawer.tsx';
import { changesOf } from '../../parts/readable.ts';
import { Subject } from '../../parts/Subject.tsx';
import { type AuditRow, deedShown } from './audit.ts';

/** A row of the trail with all that it changed. */
export function AuditDrawer({ row, close }: { row: AuditRow; close: () => void }) {
  return (
    <RowDrawer title={deedShown(row.action)} close={close}>
      <DataList>
        <Fact label="When">
          <Moment at={row.at} />
        </Fact>
        <Fact label="Operator">{row.operator}</Fact>
        <Fact label="Subject">
          <Subject subject={row.subject} />
        </Fact>
        {row.reason !== null && <Fact label="Reason">{row.reason}</Fact>}
      </DataList>
      <Stack gap={6} component="section" aria-label="What changed">
        {changesOf(row.before, row.after).map(({ name, before, after }) => (
          <div key={name}>
            <Text size="xs" c="dimmed">
              {name}
            </Text>
            <Group gap={6} style={{ overflowWrap: 'anywhere' }}>
              {before !== null && (
                <Text size="sm" td="line-through" component="del">
                  {before}
                </Text>
              )}
              {after !== null && (
                <Text size="sm" fw={600} component="ins" td="none">
                  {before === null ? after : `→ ${after}`}
                </Text>
              )}
            </Group>
          </div>
        ))}
      </Stack>
    </RowDrawer>
  );
}
