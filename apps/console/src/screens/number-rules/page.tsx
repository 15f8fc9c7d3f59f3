import { Text } from '@mantine/core';
import { countShown } from '@shwekan/rules';
import { z } from 'zod';
import { listPage } from '../../app/page.tsx';
import { ask } from '../../app/queries.ts';
import { pageNumber } from '../../app/search.ts';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { LotteryChoice } from '../../parts/LotteryChoice.tsx';
import { FIRST_LOTTERY, lotterySearch } from '../../parts/lottery-choice.ts';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { AddRule } from './AddRule.tsx';
import { EndRule } from './EndRule.tsx';
import { daysOf, type NumberRule } from './rules.ts';

const LIMIT = 50;
const ruleSearch = z.object({ lottery: lotterySearch, page: pageNumber });

/** Caps and blocks that hold in every draw of a section between two days. */
export const numberRulesPage = listPage('/number-rules', {
  title: 'Standing rules',
  hint: 'Numbers that are capped or blocked in every draw of a section, between two days: in draws that are open at once, in others as soon as they are made. Of several rules the strictest counts.',
  search: ruleSearch,
  load: ({ lottery = FIRST_LOTTERY, page = 1 }) => ask('GET /api/console/number-rules', { query: { lottery, page, limit: LIMIT } }),
  filters: ({ search: { lottery = FIRST_LOTTERY }, go }) => (
    <div>
      <LotteryChoice lottery={lottery} choose={(chosen) => go({ lottery: chosen })} />
    </div>
  ),
  actions: ({ search: { lottery = FIRST_LOTTERY } }) => (
    <DialogButton
      key={lottery}
      label="Add a rule"
      size="sm"
      variant="filled"
      dialog={(close) => <AddRule lottery={lottery} close={close} />}
    />
  ),
  columns: [
    { header: 'Numbers', cell: (row) => <Numbers rule={row} /> },
    { header: 'Rule', cell: (row) => <Ruled cap={row.cap} /> },
    { header: 'Section', cell: (row) => row.section ?? 'every section' },
    { header: 'Days', cell: (row) => daysOf(row) },
    { header: 'Draws now', align: 'right', cell: (row) => countShown(row.draws) },
    { header: 'Reason', cell: (row) => row.reason },
    { header: 'By', cell: (row) => <By rule={row} /> },
    { header: null, align: 'right', cell: (row) => <RuleDeeds rule={row} /> },
  ],
  empty: { title: 'No rules', hint: 'Add one, and every draw of the section follows it.' },
});

function Numbers({ rule }: { rule: NumberRule }) {
  return (
    <div style={{ maxWidth: 260, overflowWrap: 'anywhere' }}>
      <strong>{rule.text}</strong>
      <Text size="xs" c="dimmed" lineClamp={2} title={rule.numbers.join(' ')}>
        {rule.numbers.length}: {rule.numbers.join(' ')}
      </Text>
    </div>
  );
}

function Ruled({ cap }: { cap: string | null }) {
  if (cap === null) return <Tag color="red">blocked</Tag>;
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      at most <Money kyat={cap} />
    </span>
  );
}

function By({ rule }: { rule: NumberRule }) {
  return (
    <>
      {rule.added_by} <Moment at={rule.added_at} />
      {rule.ended_at !== null && (
        <Text size="xs" c="dimmed">
          ended by {rule.ended_by} <Moment at={rule.ended_at} />
        </Text>
      )}
    </>
  );
}

function RuleDeeds({ rule }: { rule: NumberRule }) {
  if (rule.ended_at !== null) return <Tag color="gray">ended</Tag>;
  if (!rule.is_standing) return <Tag color="gray">over</Tag>;
  return <DialogButton label="End" name={`End the rule ${rule.text}`} dialog={(close) => <EndRule rule={rule} close={close} />} />;
}
