import { countShown } from '@shwekan/rules';
import { lazy } from 'react';
import { z } from 'zod';
import { listPage } from '../../app/page.tsx';
import { ask } from '../../app/queries.ts';
import { pageNumber } from '../../app/search.ts';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { LotteryChoice } from '../../parts/LotteryChoice.tsx';
import { FIRST_LOTTERY, lotterySearch } from '../../parts/lottery-choice.ts';
import { Moment } from '../../parts/Moment.tsx';
import { Short } from '../../parts/Short.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { AddRule } from './AddRule.tsx';
import { EndRule } from './EndRule.tsx';
import { Ruled } from './Ruled.tsx';
import { daysOf, type NumberRule } from './rules.ts';

const RuleDrawer = lazy(() => import('./RuleDrawer.tsx').then((it) => ({ default: it.RuleDrawer })));

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
  story: {
    name: (row) => row.text,
    draw: (row, close) => <RuleDrawer rule={row} close={close} />,
  },
  columns: [
    { header: 'Numbers', opens: true, cell: (row) => <Numbers rule={row} /> },
    { header: 'Rule', cell: (row) => <Ruled cap={row.cap} /> },
    { header: 'Section', cell: (row) => row.section ?? 'every section' },
    { header: 'Days', cell: (row) => <Short miw={100}>{daysOf(row)}</Short> },
    { header: 'Draws now', align: 'right', cell: (row) => countShown(row.draws) },
    { header: 'Reason', cell: (row) => <Short>{row.reason}</Short> },
    { header: 'By', cell: (row) => <By rule={row} /> },
    { header: null, align: 'right', cell: (row) => <RuleDeeds rule={row} /> },
  ],
  empty: { title: 'No rules', hint: 'Add one, and every draw of the section follows it.' },
});

function Numbers({ rule }: { rule: NumberRule }) {
  return (
    <div style={{ maxWidth: 260 }}>
      <Short lines={1} fw={700}>
        {rule.text}
      </Short>
      <Short lines={1} c="dimmed">
        {rule.numbers.length}: {rule.numbers.join(' ')}
      </Short>
    </div>
  );
}

function By({ rule }: { rule: NumberRule }) {
  return (
    <>
      <Short lines={1} miw={190}>
        {rule.added_by} <Moment at={rule.added_at} />
      </Short>
      {rule.ended_at !== null && (
        <Short lines={1} c="dimmed">
          ended by {rule.ended_by} <Moment at={rule.ended_at} />
        </Short>
      )}
    </>
  );
}

function RuleDeeds({ rule }: { rule: NumberRule }) {
  if (rule.ended_at !== null) return <Tag color="gray">ended</Tag>;
  if (!rule.is_standing) return <Tag color="gray">over</Tag>;
  return <DialogButton label="End" name={`End the rule ${rule.text}`} dialog={(close) => <EndRule rule={rule} close={close} />} />;
}
