import { Anchor, DataList, Drawer, Stack, Table } from '@mantine/core';
import type { Answer } from '@shwekan/contract';
import { mayRead } from '@shwekan/contract/rights';
import { dayShown } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useOperator } from '../app/operator.ts';
import { ask } from '../app/queries.ts';
import { SLIP_STATES } from './draws.ts';
import { Fact } from './Fact.tsx';
import { Moment } from './Moment.tsx';
import { Money } from './Money.tsx';
import { QueryView } from './QueryView.tsx';
import { PlayerLink } from './RequestCells.tsx';
import { Tag } from './Tag.tsx';
import { useFocusBack } from './use-focus-back.ts';
import { WideTable } from './WideTable.tsx';

type WholeSlip = Answer<'GET /api/console/slips/:voucher'>['data'];

/** A slip beside its list, with every number that is on it: what was staked, at which odds, what became of it. */
export function SlipDrawer({ voucher, close }: { voucher: string; close: () => void }) {
  useFocusBack();
  const query = useQuery(ask('GET /api/console/slips/:voucher', { params: { voucher } }));
  return (
    <Drawer opened onClose={close} position="right" size="lg" title={`Slip ${voucher}`} closeButtonProps={{ 'aria-label': 'Close' }}>
      <QueryView query={query} height={240}>
        {({ data }) => (
          <Stack gap="lg">
            <Facts slip={data} />
            <Lines slip={data} />
          </Stack>
        )}
      </QueryView>
    </Drawer>
  );
}

function Facts({ slip }: { slip: WholeSlip }) {
  return (
    <DataList>
      <Fact label="Player">
        <Whose slip={slip} />
      </Fact>
      <Fact label="Draw">
        <OfDraw slip={slip} />
      </Fact>
      <Fact label="Accepted">
        <Moment at={slip.created_at} />
      </Fact>
      <Fact label="Staked">
        <Money kyat={slip.total_amount} fw={600} />
      </Fact>
      <Fact label="Result">{slip.lucky_number ?? '–'}</Fact>
      <Fact label="State">
        <SlipState win={slip.win} />
      </Fact>
      {slip.paid_at !== null && (
        <Fact label="Paid">
          <Money kyat={slip.paid_amount} fw={600} />, <Moment at={slip.paid_at} />
        </Fact>
      )}
    </DataList>
  );
}

function Whose({ slip: { player } }: { slip: WholeSlip }) {
  const { roles } = useOperator();
  return mayRead(roles, ['support', 'cash', 'risk']) ? <PlayerLink player={player} /> : player.name;
}

function OfDraw({ slip: { draw_id, lottery, date, section } }: { slip: WholeSlip }) {
  const { roles } = useOperator();
  const name = `${lottery} ${dayShown(date)} ${section}`;
  if (!mayRead(roles, ['draws', 'risk'])) return name;
  return (
    <Anchor size="sm" renderRoot={(props) => <Link to="/draws/$draw_id" params={{ draw_id: String(draw_id) }} {...props} />}>
      {name}
    </Anchor>
  );
}

/** Its numbers in the order in which the player wrote them. */
function Lines({ slip: { lines } }: { slip: WholeSlip }) {
  return (
    <WideTable label="Numbers" minWidth={300} tabularNums verticalSpacing={5} horizontalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Number</Table.Th>
          <Table.Th scope="col" ta="right">
            Staked
          </Table.Th>
          <Table.Th scope="col" ta="right">
            Odds
          </Table.Th>
          <Table.Th scope="col">State</Table.Th>
          <Table.Th scope="col" ta="right">
            Paid
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map((line) => (
          <Table.Tr key={line.bet_number}>
            <Table.Th scope="row" ff="monospace">
              {line.bet_number}
            </Table.Th>
            <Table.Td ta="right">
              <Money kyat={line.amount} />
            </Table.Td>
            <Table.Td ta="right">{line.odd}</Table.Td>
            <Table.Td>
              <SlipState win={line.win} />
            </Table.Td>
            <Table.Td ta="right">{Number(line.paid_amount) > 0 && <Money kyat={line.paid_amount} />}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}

/** What became of a slip, or of a number on it. */
function SlipState({ win }: { win: WholeSlip['win'] }) {
  const [text, color] = SLIP_STATES[win];
  return <Tag color={color}>{text}</Tag>;
}
