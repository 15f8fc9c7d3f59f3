import { Group, Text } from '@mantine/core';
import { alertSeverity } from '@shwekan/contract/alert-kinds';
import { kindShown, SEVERITIES } from './alert-kind.ts';
import { Tag } from './Tag.tsx';

/** The kind of an alert as a sentence, with how grave it is. */
export function AlertKind({ kind }: { kind: string }) {
  const { label, color } = SEVERITIES[alertSeverity(kind)];
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start">
      <Tag color={color}>{label}</Tag>
      <Text size="sm">{kindShown(kind)}</Text>
    </Group>
  );
}
