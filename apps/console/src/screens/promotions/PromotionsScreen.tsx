import { Button, Text } from '@mantine/core';
import { countShown } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { columnsOf, DataTable, NoHeader } from '../../parts/DataTable.tsx';
import { Page } from '../../parts/Page.tsx';
import { Empty } from '../../parts/States.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { PromotionForm } from './PromotionForm.tsx';
import { type Promotion, promotions } from './promotions.ts';

const column = columnsOf<Promotion>();

/** The promotions that a player may choose with a cash-in. */
export function PromotionsScreen() {
  const query = useQuery(promotions);
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const columns = useMemo(() => promotionColumns(setEdited), []);
  // Looked up anew, so that an open dialog shows the picture that was sent.
  const promotion = query.data?.data.find((it) => it.id === edited);
  return (
    <Page
      title="Promotions"
      hint="More for a cash-in, paid into the game balance. Requests that wait keep what they were promised."
      aside={<Button onClick={() => setEdited('new')}>Add</Button>}
    >
      <DataTable
        label="Promotions"
        columns={columns}
        rows={query.data?.data}
        rowId={(row) => row.id}
        from={query}
        empty={
          <Empty
            title="No promotions"
            hint="Add one; once a second person has confirmed that it opens, players can choose it with their cash-in."
          />
        }
      />
      {edited === 'new' && <PromotionForm promotion={null} close={() => setEdited(null)} />}
      {promotion && <PromotionForm promotion={promotion} close={() => setEdited(null)} />}
    </Page>
  );
}

function promotionColumns(edit: (id: number) => void) {
  return column.columns([
    column.accessor('title', { header: 'Title', cell: (cell) => <strong>{cell.getValue()}</strong> }),
    column.accessor('code', { header: 'Code', cell: (cell) => <Text ff="monospace">{cell.getValue()}</Text> }),
    column.accessor('percent', { header: 'More', meta: { align: 'right' }, cell: (cell) => `${cell.getValue()} %` }),
    column.accessor('turnover', { header: 'Turnover', meta: { align: 'right' }, cell: (cell) => `x${cell.getValue()}` }),
    column.accessor('level', { header: 'Level', meta: { align: 'right' }, cell: (cell) => `from ${cell.getValue()}` }),
    column.accessor('used_count', { header: 'Used', meta: { align: 'right' }, cell: (cell) => countShown(cell.getValue()) }),
    column.accessor('is_open', {
      header: 'State',
      cell: (cell) => <Tag color={cell.getValue() ? 'green' : 'gray'}>{cell.getValue() ? 'open' : 'closed'}</Tag>,
    }),
    column.display({
      id: 'edit',
      header: NoHeader,
      meta: { align: 'right' },
      cell: (cell) => (
        <Button size="xs" variant="default" onClick={() => edit(cell.row.original.id)} aria-label={`Change ${cell.row.original.title}`}>
          Change
        </Button>
      ),
    }),
  ]);
}
