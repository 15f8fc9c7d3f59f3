import { Text } from '@mantine/core';
import { lotteryOf } from '@shwekan/rules';
import { useState } from 'react';
import { DataTable, type TableSource } from '../../parts/DataTable.tsx';
import { Deed } from '../../parts/Deed.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { FieldRows } from '../../parts/FieldRows.tsx';
import { changesIn, type FormField } from '../../parts/fields.ts';
import { Empty } from '../../parts/States.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { CLOSE_BEFORE_MAX_MINUTES, ODD_MAX, type SectionRow } from './lottery.ts';

type SectionsTableProps = { query: TableSource; rows: readonly SectionRow[]; lottery_odd: number };

/** The draw times of a day, each with its closing time, its switch and perhaps odds of its own. */
export function SectionsTable({ query, rows, lottery_odd }: SectionsTableProps) {
  return (
    <DataTable
      label="Sections"
      columns={[
        { header: 'Section', cell: (row) => <strong>{row.section}</strong> },
        { header: 'State', cell: (row) => <OpenBadge is_open={row.is_open} /> },
        { header: 'Betting closes', cell: (row) => `${row.close_before_minutes} min before` },
        { header: 'Odds', cell: (row) => `x${row.odd}${row.has_own_odd ? ' (its own)' : ''}` },
        {
          header: null,
          align: 'right',
          cell: (row) => (
            <DialogButton label="Change" dialog={(close) => <SectionForm section={row} lottery_odd={lottery_odd} close={close} />} />
          ),
        },
      ]}
      rows={rows}
      rowId={(row) => row.id}
      from={query}
      empty={<Empty title="No sections" hint="A lottery without sections has no draws." />}
    />
  );
}

function OpenBadge({ is_open }: { is_open: boolean }) {
  return <Tag color={is_open ? 'green' : 'red'}>{is_open ? 'open' : 'switched off'}</Tag>;
}

type SectionDraft = Pick<SectionRow, 'is_open' | 'has_own_odd'> & Record<'close_before_minutes' | 'odd', number | string>;

function SectionForm({ section, lottery_odd, close }: { section: SectionRow; lottery_odd: number; close: () => void }) {
  const [opened] = useState((): SectionDraft => {
    const { is_open, has_own_odd, close_before_minutes, odd } = section;
    return { is_open, has_own_odd, close_before_minutes, odd };
  });
  return (
    <Deed<'POST /api/console/sections/:id', SectionDraft>
      call="POST /api/console/sections/:id"
      title={`Section ${section.section}`}
      action="Save"
      values={opened}
      fields={[
        { kind: 'switch', name: 'is_open', label: 'Takes bets' },
        {
          kind: 'number',
          name: 'close_before_minutes',
          label: 'Betting closes before the draw',
          suffix: ' min',
          // The price of crypto is visible live: betting never closes at the draw itself.
          min: lotteryOf(section.lottery).source === 'btc_bid' ? 1 : 0,
          max: CLOSE_BEFORE_MAX_MINUTES,
          allowDecimal: false,
          hideControls: false,
          required: true,
        },
        { kind: 'switch', name: 'has_own_odd', label: 'Odds of its own' },
        (form) => (form.values.has_own_odd ? <FieldRows form={form} rows={[OWN_ODD]} /> : <LotteryOdd odd={lottery_odd} />),
      ]}
      sent={(draft) => {
        if (draft.has_own_odd && Number(draft.odd) < 1) return null;
        const body = changesIn(sentOf(opened), sentOf(draft));
        return body && { params: { id: section.id }, body };
      }}
      done={`Section ${section.section} is changed.`}
      refreshes={['GET /api/console/lotteries/:lottery', 'GET /api/console/draws']}
      close={close}
      stays
    >
      <Text size="sm" c="dimmed">
        The switch counts at once. When betting closes and the odds wait for a second person.
      </Text>
    </Deed>
  );
}

const OWN_ODD: FormField<SectionDraft> = {
  kind: 'number',
  name: 'odd',
  label: 'Odds',
  prefix: 'x',
  min: 1,
  max: ODD_MAX,
  decimalScale: 2,
  required: true,
};

function LotteryOdd({ odd }: { odd: number }) {
  return (
    <Text size="sm" c="dimmed">
      The lottery's odds count: x{odd}.
    </Text>
  );
}

function sentOf({ is_open, close_before_minutes, has_own_odd, odd }: SectionDraft) {
  return { is_open, close_before_minutes: Number(close_before_minutes), odd: has_own_odd ? Number(odd) : null };
}
