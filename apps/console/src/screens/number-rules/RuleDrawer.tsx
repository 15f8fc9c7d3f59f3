import { DataList } from '@mantine/core';
import { countShown } from '@shwekan/rules';
import { Fact } from '../../parts/Fact.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { RowDrawer } from '../../parts/RowDrawer.tsx';
import { Ruled } from './Ruled.tsx';
import { daysOf, type NumberRule } from './rules.ts';

/** All of a standing rule: each of its numbers, and who made and ended it. */
export function RuleDrawer({ rule, close }: { rule: NumberRule; close: () => void }) {
  return (
    <RowDrawer title={rule.text} close={close}>
      <DataList>
        <Fact label="Rule">
          <Ruled cap={rule.cap} />
        </Fact>
        <Fact label="Numbers">
          {rule.numbers.length}: {rule.numbers.join(' ')}
        </Fact>
        <Fact label="Section">{rule.section ?? 'every section'}</Fact>
        <Fact label="Days">{daysOf(rule)}</Fact>
        <Fact label="Draws now">{countShown(rule.draws)}</Fact>
        <Fact label="Reason">{rule.reason}</Fact>
        <Fact label="By">
          {rule.added_by} <Moment at={rule.added_at} />
        </Fact>
        {rule.ended_at !== null && (
          <Fact label="Ended by">
            {rule.ended_by} <Moment at={rule.ended_at} />
          </Fact>
        )}
      </DataList>
    </RowDrawer>
  );
}
