import { ScrollArea, Stack, Table, Text } from '@mantine/core';
import { counted } from '../../parts/format.ts';
import { Money } from '../../parts/Money.tsx';
import { instantShown } from '../../parts/time.ts';
import { type Look, SKIPPED } from './house-account.ts';

const SHOWN = 12;

/** What was read of a statement, before it is kept: its first lines, and what was skipped and why. */
export function LookTable({ look }: { look: Look }) {
  const { lines, skipped, line_count, new_count, skipped_count } = look;
  return (
    <Stack gap="xs">
      <Text size="sm" role="status">
        {counted(line_count, 'line')}, {new_count} of them new, {skipped_count} skipped.
      </Text>
      {lines.length > 0 && (
        <ScrollArea type="auto">
          <Table aria-label="First lines" tabularNums fz="xs" miw={560}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Time</Table.Th>
                <Table.Th ta="right">Kyat</Table.Th>
                <Table.Th>Transaction ID</Table.Th>
                <Table.Th>Name</Table.Th>
                <Table.Th ta="right">Balance</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {lines.slice(0, SHOWN).map((it) => (
                <Table.Tr key={it.line_number} {...(it.is_known ? { c: 'dimmed' } : {})}>
                  <Table.Td>{instantShown(it.at)}</Table.Td>
                  <Table.Td ta="right">
                    <Money kyat={it.direction === 'in' ? it.amount : `-${it.amount}`} />
                  </Table.Td>
                  <Table.Td>{it.transaction_id ?? 'none'}</Table.Td>
                  <Table.Td>{it.party}</Table.Td>
                  <Table.Td ta="right">{it.balance && <Money kyat={it.balance} />}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollArea>
      )}
      {skipped.slice(0, 5).map((it) => (
        <Text key={`${it.line_number} ${it.reason}`} size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          Row {it.line_number}, {SKIPPED[it.reason]}: {it.said.slice(0, 120)}
        </Text>
      ))}
    </Stack>
  );
}
