import { Text } from '@mantine/core';
import { Deed } from '../../parts/Deed.tsx';
import { type NumberRule, RULE_CALLS } from './rules.ts';

/** Ends a standing rule: the list and the trail keep it. */
export function EndRule({ rule, close }: { rule: NumberRule; close: () => void }) {
  return (
    <Deed
      call="POST /api/console/number-rules/:id/end"
      title="End the rule"
      action="End"
      color="red"
      values={{ reason: '' }}
      fields={[{ kind: 'reason', name: 'reason' }]}
      sent={(body) => ({ params: { id: rule.id }, body })}
      done="The rule is ended."
      refreshes={RULE_CALLS}
      close={close}
    >
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        The rule <strong>{rule.text}</strong> of {rule.lottery}, {rule.section ?? 'every section'}. Draws that follow it now: {rule.draws}.
        What was set in a draw itself, and other rules, go on.
      </Text>
    </Deed>
  );
}
