import { Anchor, Group, Text } from '@mantine/core';
import { mayRead } from '@shwekan/contract/rights';
import { kyatOf } from '@shwekan/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import { useOperator } from '../../app/operator.ts';
import { type Address, page } from '../../app/page.tsx';
import type { Columns } from '../../parts/DataTable.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { Page } from '../../parts/Page.tsx';
import { ReadOnList, useReadOn } from '../../parts/ReadOnList.tsx';
import { PlayerLink } from '../../parts/RequestCells.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { drawDetail, drawName, type NumberRow, takesLimits } from '../draw/draw.ts';
import { NumberDeeds } from '../draw/NumberDeeds.tsx';
import { type DrawSlip, slipsOfDraw, slipsSearch } from './draw-slips.ts';

/** The slips of a draw as they arrive: all, or who staked on a number. */
export const drawSlipsPage = page('/draws/$draw_id/slips', { search: slipsSearch, screen: DrawSlips });

const SlipDrawer = lazy(() => import('../../parts/SlipDrawer.tsx').then((it) => ({ default: it.SlipDrawer })));

/** More lines than these are counted: the slip opens to all of them. */
const LINES_SHOWN = 12;

function DrawSlips({ params: { draw_id }, search, change }: Address<typeof slipsSearch, '/draws/$draw_id/slips'>) {
  const draw = useQuery(drawDetail(draw_id)).data;
  const parts = useReadOn(slipsOfDraw(draw_id, search));
  const name = draw === undefined ? 'a draw' : drawName(draw.data);
  const row = draw?.numbers.find((it) => it.bet_number === search.number);
  return (
    <Page
      title={search.number ? `Who staked on ${search.number}` : 'Slips'}
      hint={`The slips of ${name}, newest first. New ones appear by themselves.`}
      aside={
        <Anchor size="sm" renderRoot={(props) => <Link to="/draws/$draw_id" params={{ draw_id }} {...props} />}>
          The draw
        </Anchor>
      }
    >
      <Group gap="sm">
        <SearchBox
          label="Number"
          placeholder="Number"
          value={search.number}
          search={(number) => change({ number, voucher: undefined }, true)}
          w={130}
        />
        <SearchBox
          label="Voucher"
          placeholder="Voucher"
          value={search.voucher}
          search={(voucher) => change({ voucher, number: undefined }, true)}
          w={190}
        />
        {row && <Taken row={row} />}
      </Group>
      {draw && row && takesLimits(draw.data) && (
        <Group gap="sm">
          <NumberDeeds key={row.bet_number} draw={draw.data} rows={[row]} />
        </Group>
      )}
      <ReadOnList
        label="Slips"
        columns={columns(search.number)}
        parts={parts}
        story={{ name: (it) => it.voucher, draw: (it, close) => <SlipDrawer voucher={it.voucher} close={close} /> }}
        empty={{ title: 'No slips', hint: search.voucher ? 'No slip of this draw has this voucher.' : 'Nobody has staked on it.' }}
        unfound={{ title: 'None found yet', hint: 'There are many slips: look further.' }}
        more="Look further"
      />
    </Page>
  );
}

function columns(number: string | undefined): Columns<DrawSlip> {
  return [
    { header: 'Accepted', cell: (row) => <Moment at={row.created_at} /> },
    { header: 'Slip', opens: true, cell: (row) => row.voucher },
    { header: 'Player', cell: (row) => <Player player={row.player} /> },
    { header: 'Lines', cell: (row) => <Lines slip={row} /> },
    ...(number ? [{ header: `On ${number}`, align: 'right' as const, cell: (row: DrawSlip) => <Money kyat={row.staked} fw={600} /> }] : []),
    { header: 'Staked', align: 'right', cell: (row) => <Money kyat={row.total_amount} /> },
  ];
}

function Player({ player }: { player: DrawSlip['player'] }) {
  const { roles } = useOperator();
  return mayRead(roles, ['support', 'cash', 'risk']) ? <PlayerLink player={player} /> : player.name;
}

function Lines({ slip: { lines } }: { slip: DrawSlip }) {
  const more = lines.length - LINES_SHOWN;
  return (
    <Text size="sm" style={{ maxWidth: 420 }}>
      {lines
        .slice(0, LINES_SHOWN)
        .map((it) => `${it.bet_number} ${kyatOf(it.amount)}`)
        .join(', ')}
      {more > 0 && ` and ${more} more`}
    </Text>
  );
}

function Taken({ row }: { row: NumberRow }) {
  return (
    <Text size="sm" data-number={row.bet_number} tabIndex={-1}>
      {kyatOf(row.taken)} of {kyatOf(row.cap)} taken{row.is_blocked && ', blocked'}. Would pay {kyatOf(row.would_pay)}.
    </Text>
  );
}
