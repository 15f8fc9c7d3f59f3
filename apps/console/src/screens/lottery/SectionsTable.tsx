import { Button, NumberInput, Stack, Switch, Text } from '@mantine/core';
import { lotteryOf } from '@shwekan/rules';
import { useState } from 'react';
import { Confirm } from '../../parts/Confirm.tsx';
import { columnsOf, DataTable, NoHeader, type TableSource } from '../../parts/DataTable.tsx';
import { doneOrAsked } from '../../parts/deed-notice.ts';
import { Empty } from '../../parts/States.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { useAction } from '../../parts/use-action.ts';
import { CLOSE_BEFORE_MAX_MINUTES, ODD_MAX, type SectionRow } from './lottery.ts';

const column = columnsOf<SectionRow>();

/** The draw times of a day, each with its closing time, its switch and perhaps odds of its own. */
export function SectionsTable({ query, rows, lottery_odd }: { query: TableSource; rows: readonly SectionRow[]; lottery_odd: number }) {
  const [edited, setEdited] = useState<SectionRow | null>(null);
  const [columns] = useState(() =>
    column.columns([
      column.accessor('section', { header: 'Section', cell: (cell) => <strong>{cell.getValue()}</strong> }),
      column.accessor('is_open', { header: 'State', cell: (cell) => <OpenBadge is_open={cell.getValue()} /> }),
      column.accessor('close_before_minutes', { header: 'Betting closes', cell: (cell) => `${cell.getValue()} min before` }),
      column.accessor('odd', {
        header: 'Odds',
        cell: (cell) => `x${cell.getValue()}${cell.row.original.has_own_odd ? ' (its own)' : ''}`,
      }),
      column.display({
        id: 'edit',
        header: NoHeader,
        meta: { align: 'right' },
        cell: (cell) => (
          <Button size="xs" variant="default" onClick={() => setEdited(cell.row.original)}>
            Change
          </Button>
        ),
      }),
    ]),
  );
  return (
    <>
      <DataTable
        label="Sections"
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        from={query}
        empty={<Empty title="No sections" hint="A lottery without sections has no draws." />}
      />
      {edited && <SectionForm section={edited} lottery_odd={lottery_odd} close={() => setEdited(null)} />}
    </>
  );
}

function OpenBadge({ is_open }: { is_open: boolean }) {
  return <Tag color={is_open ? 'green' : 'red'}>{is_open ? 'open' : 'switched off'}</Tag>;
}

function SectionForm({ section, lottery_odd, close }: { section: SectionRow; lottery_odd: number; close: () => void }) {
  const [is_open, setOpen] = useState(section.is_open);
  const [minutes, setMinutes] = useState<number | string>(section.close_before_minutes);
  const [hasOwnOdd, setHasOwnOdd] = useState(section.has_own_odd);
  const [odd, setOdd] = useState<number | string>(section.odd);
  const change = useAction('POST /api/console/sections/:id', {
    done: doneOrAsked(`Section ${section.section} is changed.`),
    refreshes: ['GET /api/console/lotteries/:lottery', 'GET /api/console/draws', 'GET /api/console/deeds'],
    onDone: close,
  });
  const body = { is_open, close_before_minutes: Number(minutes), odd: hasOwnOdd ? Number(odd) : null };
  return (
    <Confirm
      title={`Section ${section.section}`}
      action="Save"
      isRunning={change.isPending}
      isBlocked={minutes === '' || (hasOwnOdd && Number(odd) < 1)}
      close={close}
      confirm={() => change.mutate({ params: { id: section.id }, body })}
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          The switch counts at once. When betting closes and the odds wait for a second person.
        </Text>
        <Switch label="Takes bets" checked={is_open} onChange={(event) => setOpen(event.currentTarget.checked)} />
        <NumberInput
          label="Betting closes before the draw"
          suffix=" min"
          // The price of crypto is visible live: betting never closes at the draw itself.
          min={lotteryOf(section.lottery).source === 'btc_bid' ? 1 : 0}
          max={CLOSE_BEFORE_MAX_MINUTES}
          allowDecimal={false}
          value={minutes}
          onChange={setMinutes}
          required
        />
        <Switch label="Odds of its own" checked={hasOwnOdd} onChange={(event) => setHasOwnOdd(event.currentTarget.checked)} />
        {hasOwnOdd ? (
          <NumberInput label="Odds" prefix="x" min={1} max={ODD_MAX} decimalScale={2} hideControls value={odd} onChange={setOdd} required />
        ) : (
          <Text size="sm" c="dimmed">
            The lottery's odds count: x{lottery_odd}.
          </Text>
        )}
      </Stack>
    </Confirm>
  );
}
