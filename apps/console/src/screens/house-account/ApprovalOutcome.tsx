import { List, Text } from '@mantine/core';
import { Callout } from '../../parts/Callout.tsx';

export type Outcome = { cash_in_id: number; line_id: number; outcome: 'approved' | 'asked' | 'refused'; message: string; player: string };

/** What became of a list that was approved: how many, and each that was refused with its sentence. */
export function ApprovalOutcome({ outcomes }: { outcomes: readonly Outcome[] }) {
  if (outcomes.length === 0) return null;
  const count = (outcome: Outcome['outcome']) => outcomes.filter((it) => it.outcome === outcome).length;
  const refused = outcomes.filter((it) => it.outcome === 'refused');
  const [approved, asked] = [count('approved'), count('asked')];
  return (
    <Callout color={refused.length > 0 ? 'yellow' : 'green'} icon={refused.length > 0 ? 'alert' : 'page'} role="status">
      <Text size="sm" fw={600}>
        {approved} approved, {asked} wait for a second person, {refused.length} refused.
      </Text>
      {refused.length > 0 && (
        <List size="sm" mt={4}>
          {refused.map((it) => (
            <List.Item key={it.line_id}>{`#${it.cash_in_id} ${it.player}: ${it.message}`}</List.Item>
          ))}
        </List>
      )}
    </Callout>
  );
}
