import { Anchor, Group, Text } from '@mantine/core';
import { mayDo } from '@shwekan/contract/rights';
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
import { type Taker, takers } from '../../parts/lay-off.ts';
import { Money } from '../../parts/Money.tsx';
import { Owed } from '../../parts/Owed.tsx';
import { Page, Section } from '../../parts/Page.tsx';
import { Short } from '../../parts/Short.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { SalesList } from './SalesList.tsx';
import { SellOfDraw } from './SellOfDraw.tsx';
import { ShutTaker } from './ShutTaker.tsx';
import { TakerDialog } from './TakerDialog.tsx';

const LIMIT = 50;
const someId = z.coerce.number().int().positive().optional().catch(undefined);
const takersSearch = z.object({
  taker: someId,
  draw: someId,
  // With a draw: what of it is above this, in kyat, is to be sold.
  limit: z.coerce.number().int().nonnegative().optional().catch(undefined),
  page: pageNumber,
});

/** The other houses that take what this one lays off: their terms, what is owed, and what was sold. */
export const takersPage = page('/takers', { search: takersSearch, load: () => takers, screen: Takers });

const COLUMNS: Columns<Taker> = [
  { header: 'House', cell: (row) => <HouseLink taker={row} /> },
  { header: 'State', cell: (row) => <Tag color={row.is_open ? 'green' : 'gray'}>{row.is_open ? 'open' : 'shut'}</Tag> },
  { header: 'Terms', cell: (row) => <Terms taker={row} /> },
  { header: 'Two people above', align: 'right', cell: (row) => <Money kyat={row.second_above} /> },
  { header: 'In open draws', align: 'right', cell: (row) => <Money kyat={row.open_stakes} /> },
  { header: 'Owed', align: 'right', cell: (row) => <Owed owed={row.owed} /> },
  { header: null, align: 'right', cell: (row) => <TakerDeeds taker={row} /> },
];

function Takers({ search: { taker, draw, limit, page = 1 }, change }: Address<typeof takersSearch>) {
  const { data } = useQuery(takers);
  const { roles } = useOperator();
  const sales = askList('GET /api/console/lay-offs', { query: { taker_id: taker, draw_id: draw, page, limit: LIMIT } });
  return (
    <Page
      title="Other houses"
      hint="Who takes what is above a limit, at which odds and commission. What is sold keeps the terms of its moment."
      aside={
        mayDo(roles, 'draws') && (
          <DialogButton label="Add a house" size="sm" variant="filled" dialog={(close) => <TakerDialog close={close} />} />
        )
      }
    >
      {draw !== undefined && limit !== undefined && data && (
        <SellOfDraw key={draw} draw_id={draw} limit={limit} takers={data.data} close={() => change({ limit: undefined })} />
      )}
      <List
        label="Other houses"
        columns={COLUMNS}
        from={takers}
        empty={{ title: 'No other house', hint: 'Add one to sell it what is above a limit.' }}
      />
      <Section title="Sold" {...(taker === undefined && draw === undefined ? {} : { aside: <AllSales /> })}>
        <SalesList from={sales} goTo={(next) => change({ page: next })} />
      </Section>
    </Page>
  );
}

function AllSales() {
  return (
    <Anchor size="sm" renderRoot={(props) => <Link to="/takers" {...props} />}>
      All sales
    </Anchor>
  );
}

/** In a line or two; the dialog that changes them has all of them below each other. */
function Terms({ taker: { terms } }: { taker: Taker }) {
  if (terms.length === 0) return <Text size="sm">takes nothing</Text>;
  const shown = terms.map((it) => `${it.lottery} x${it.odd}${it.tot_odd === null ? '' : ` / x${it.tot_odd}`}, ${it.commission_percent} %`);
  return (
    <div title={shown.join('\n')}>
      <Short miw={110}>{shown.join(' · ')}</Short>
    </div>
  );
}

/** Leads to its statement, where payments are booked. */
function HouseLink({ taker: { id, name } }: { taker: Taker }) {
  return (
    <div>
      <Anchor size="sm" fw={700} renderRoot={(props) => <Link to="/takers/$id" params={{ id: String(id) }} {...props} />}>
        {name}
      </Anchor>
      <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
        statement, payments
      </Text>
    </div>
  );
}

function TakerDeeds({ taker }: { taker: Taker }) {
  const mayChange = mayDo(useOperator().roles, 'draws');
  return (
    <Group gap="xs" justify="flex-end" wrap="nowrap">
      <Anchor
        size="sm"
        aria-label={`What was sold to ${taker.name}`}
        style={{ whiteSpace: 'nowrap' }}
        renderRoot={(props) => <Link to="/takers" search={{ taker: taker.id }} {...props} />}
      >
        Sales
      </Anchor>
      {mayChange && <ChangeButtons taker={taker} />}
    </Group>
  );
}

function ChangeButtons({ taker }: { taker: Taker }) {
  return (
    <>
      <DialogButton label="Change" name={`Change ${taker.name}`} dialog={(close) => <TakerDialog taker={taker} close={close} />} />
      {taker.is_open ? (
        <DialogButton label="Shut" name={`Shut ${taker.name}`} color="red" dialog={(close) => <ShutTaker taker={taker} close={close} />} />
      ) : (
        <DialogButton label="Open again" name={`Open ${taker.name} again`} dialog={(close) => <ShutTaker taker={taker} close={close} />} />
      )}
    </>
  );
}
