import { Text } from '@mantine/core';
import { owedTo } from './lay-off.ts';

/** What is owed between this house and another one, and by whom. */
export function Owed({ owed }: { owed: string }) {
  const { kyat, is_ours } = owedTo({ owed });
  return (
    <div>
      <Text size="sm" fw={600} {...(is_ours ? { c: 'red' } : {})}>
        {kyat}
      </Text>
      {kyat !== '0' && (
        <Text size="xs" c="dimmed">
          {is_ours ? 'we owe it' : 'it owes us'}
        </Text>
      )}
    </div>
  );
}
