import { Anchor, Group, Text } from '@mantine/core';
import { mayDo } from '@shwekan/contract/rights';
import { dayShown } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { z } from 'zod';
import { useOperator } from '../../app/operator.ts';
import { type Address, page } from '../../app/page.tsx';
import { askList } from '../../app/queries.ts';
import { pageNumber } from '../../app/search.ts';
import type { Columns } from '../../parts/DataTable.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { List } from '../../parts/List.tsx';
import { takers } from '../../parts/lay-off.ts';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { Owed } from '../../parts/Owed.tsx';
import { Page } from '../../parts/Page.tsx';
import { SaleDraw } from '../../parts/SaleDraw.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { PaymentDialog, TakeBackDialog } from './PaymentDialogs.tsx';
import type { Move } from './taker.ts';

const LIMIT = 50;
const takerSearch = z.object({ page: pageNumber });

/** What stands between this house and another one: every sale, what came of it, and every payment, with the balance after each. */
export const takerPage = page('/takers/$id', { search: takerSearch, load: () => takers, screen: Shown });

const KINDS: Readonly<Record<Move['kind'], { label: string; color: string }>> = {
  sale: { label: 'sale', color: 'blue' },
  win: { label: 'its number won', color: 'green' },
  refund: { label: 'draw called off', color: 'yellow' },
  take_back: { label: 'result taken back', color: 'orange' },
  paid_in: { label: 'it paid us', color: 'teal' },
  paid_out: { label: 'we paid it', color: 'grape' },
  payment_taken_back: { label: 'payment taken back', color: 'red' },
};
const WAYS: Readonly<Record<NonNullable<Move['way']>, string>> = { app: 'by payment app', bank: 'by bank', cash: 'in cash' };

const COLUMNS: Columns<Move> = [
  { header: 'When', cell: (row) => <Moment at={row.at} /> },
  { header: 'What', cell: (row) => <What move={row} /> },
  { header: 'Of', cell: (row) => <Of move={row} /> },
  { header: 'By', cell: (row) => <By move={row} /> },
  { header: 'Amount', align: 'right', cell: (row) => <Money kyat={row.amount} /> },
  { header: 'Owed after it', align: 'right', cell: (row) => <Owed owed={row.balance} /> },
  { header: null, align: 'right', cell: (row) => <TakeBack move={row} /> },
];

function Shown({ params, search: { page: at = 1 }, change }: Address<typeof takerSearch, '/takers/$id'>) {
  const id = Number(params.id);
  const taker = useQuery(takers).data?.data.find((it) => it.id === id);
  const mayPay = mayDo(useOperator().roles, 'cash');
  const statement = askList('GET /api/console/takers/:id/statement', { params: { id }, query: { page: at, limit: LIMIT } });
  return (
    <Page
      title={taker?.name ?? `House ${params.id}`}
      hint="What is sold to it and what comes of that, and what was paid. An amount above zero is one that we owe."
      aside={
        taker !== undefined &&
        mayPay && (
          <DialogButton
            label="Book a payment"
            size="sm"
            variant="filled"
            dialog={(close) => <PaymentDialog taker={taker} close={close} />}
          />
        )
      }
    >
      <Group justify="space-between" align="flex-start">
        <Anchor size="sm" renderRoot={(props) => <Link to="/takers" {...props} />}>
          Other houses
        </Anchor>
        {taker !== undefined && (
          <div style={{ textAlign: 'right' }}>
            <Text size="xs" c="dimmed">
              Owed now
            </Text>
            <Owed owed={taker.owed} />
          </div>
        )}
      </Group>
      <List
        label="Statement"
        columns={COLUMNS}
        from={statement}
        goTo={(next) => change({ page: next })}
        empty={{ title: 'Nothing yet', hint: 'What is sold to it stands here, and what is paid.' }}
      />
    </Page>
  );
}

function What({ move: { kind, is_taken_back } }: { move: Move }) {
  const { label, color } = KINDS[kind];
  return (
    <>
      <Tag color={color}>{label}</Tag>
      {is_taken_back && (
        <Text size="xs" c="dimmed">
          taken back since
        </Text>
      )}
    </>
  );
}

/** The draw of a sale; the day, the way and the reference of a payment. */
function Of({ move }: { move: Move }) {
  const { draw_id, lottery, section, day, way, reference, account, note } = move;
  if (draw_id !== null && lottery !== null && section !== null)
    return <SaleDraw draw_id={draw_id} lottery={lottery} date={day} section={section} />;
  return (
    <div style={{ maxWidth: 260, overflowWrap: 'anywhere' }}>
      <Text size="sm">
        {reference}, {dayShown(day)}
      </Text>
      <Text size="xs" c="dimmed">
        {account ?? (way === null ? '' : WAYS[way])}
      </Text>
      {note !== null && (
        <Text size="xs" c="dimmed">
          {note}
        </Text>
      )}
    </div>
  );
}

function By({ move: { by, confirmed_by } }: { move: Move }) {
  if (by === null) return null;
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      {confirmed_by === null ? by : `${by}, ${confirmed_by}`}
    </Text>
  );
}

function TakeBack({ move }: { move: Move }) {
  const mayPay = mayDo(useOperator().roles, 'cash');
  const { kind, payment_id, is_taken_back, reference } = move;
  if (!mayPay || payment_id === null || is_taken_back || kind === 'payment_taken_back') return null;
  return (
    <DialogButton
      label="Take back"
      name={`Take back ${reference}`}
      color="red"
      dialog={(close) => <TakeBackDialog move={move} payment_id={payment_id} close={close} />}
    />
  );
}
