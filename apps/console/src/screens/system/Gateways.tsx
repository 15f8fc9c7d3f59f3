import { Table, Text } from '@mantine/core';
import { FactTable } from '../../parts/FactTable.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { spanShown } from '../../parts/time.ts';
import { WholeLine } from '../../parts/WholeLine.tsx';
import type { Gateway } from './system.ts';

const KINDS = { sms: 'Text messages', push: 'Notifications', feed: 'Results', games: 'Games' } as const satisfies Record<
  Gateway['kind'],
  string
>;
const STATES = {
  works: { label: 'in order', color: 'green' },
  failing: { label: 'failing', color: 'red' },
  unheard: { label: 'nothing heard yet', color: 'gray' },
  demo: { label: 'for a demo only', color: 'yellow' },
  off: { label: 'switched off', color: 'gray' },
  missing: { label: 'not set up', color: 'gray' },
} as const satisfies Record<Gateway['state'], { label: string; color: string }>;

/** Whom outside the house works with, and how that fares. */
export function Gateways({ data }: { data: readonly Gateway[] }) {
  return (
    <FactTable label="Gateways" layout="fixed">
      <Table.Tbody>
        {data.map((it) => (
          <Table.Tr key={`${it.kind} ${it.name} ${it.lottery}`}>
            <Table.Th scope="row">
              {nameOf(it)}
              <Text size="xs" c="dimmed" fw={400} style={{ overflowWrap: 'anywhere' }}>
                {it.state === 'off' ? null : it.name}
                {it.host && ` · ${it.host}`}
              </Text>
            </Table.Th>
            <Table.Td ta="right">
              <State gateway={it} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </FactTable>
  );
}

function nameOf({ kind, lottery }: Gateway): string {
  return lottery === null ? KINDS[kind] : `${KINDS[kind]} ${lottery}`;
}

function State({ gateway }: { gateway: Gateway }) {
  const { state, heard_ms_ago, failed_ms_ago, error } = gateway;
  const { label, color } = STATES[state];
  return (
    <>
      <Tag color={color}>{label}</Tag>
      {error && state === 'failing' ? (
        <WholeLine of={nameOf(gateway)} error={error}>
          {error}
        </WholeLine>
      ) : (
        <Text size="xs" c="dimmed">
          {heard_ms_ago !== null && `heard ${spanShown(heard_ms_ago)} ago`}
          {heard_ms_ago !== null && failed_ms_ago !== null && ' · '}
          {failed_ms_ago !== null && `failed last ${spanShown(failed_ms_ago)} ago`}
        </Text>
      )}
    </>
  );
}
