import { Badge, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { countShown } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useOperator } from '../../app/operator.ts';
import { Confirm } from '../../parts/Confirm.tsx';
import { columnsOf, DataTable, NoHeader } from '../../parts/DataTable.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { Page } from '../../parts/Page.tsx';
import { Pages } from '../../parts/Pages.tsx';
import { PlayerCell } from '../../parts/RequestCells.tsx';
import { Empty } from '../../parts/States.tsx';
import { useAction } from '../../parts/use-action.ts';
import {
  CAMPAIGNS_PER_PAGE,
  type Campaign,
  campaignWinners,
  pocketCampaigns,
  refuseStart,
  WINNERS_PER_PAGE,
  type Winner,
} from './pocket.ts';

const route = getRouteApi('/shell/pocket-money');
const LIST = ['GET /api/console/pocket-campaigns'] as const;
const COLORS = { draft: 'yellow', running: 'green', stopped: 'gray' } as const;
const PERIODS = { once: 'once', day: 'a day', week: 'a week' } as const;
type Deed = { what: 'start' | 'stop' | 'winners'; id: number };
const column = columnsOf<Campaign>();

/** Campaigns of pocket money: what they may give, what they gave, and who won. */
export function PocketScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [deed, setDeed] = useState<Deed | null>(null);
  const query = useQuery(pocketCampaigns(search));
  const columns = useMemo(() => campaignColumns(setDeed), []);
  const campaign = query.data?.data.find((it) => it.id === deed?.id);
  const close = () => setDeed(null);
  return (
    <Page
      title="Pocket money"
      hint="A campaign gives each player one draw a period, and never more than its budget. Another operator than its writer starts it."
    >
      <DataTable
        label="Campaigns"
        columns={columns}
        rows={query.data?.data}
        rowId={(row) => row.id}
        from={query}
        empty={<Empty title="No campaigns" hint="A campaign that was written appears here." />}
      />
      {query.data && (
        <Pages
          total_count={query.data.total_count}
          limit={CAMPAIGNS_PER_PAGE}
          page={search.page ?? 1}
          goTo={(page) => navigate({ search: (old) => ({ ...old, page }) })}
        />
      )}
      {campaign && deed?.what === 'winners' && <Winners campaign={campaign} close={close} />}
      {campaign && (deed?.what === 'start' || deed?.what === 'stop') && <Switch what={deed.what} campaign={campaign} close={close} />}
    </Page>
  );
}

function campaignColumns(choose: (deed: Deed) => void) {
  return column.columns([
    column.accessor('name', { header: 'Campaign', cell: (cell) => <strong>{cell.getValue().en || cell.getValue().my}</strong> }),
    column.accessor('from_at', { header: 'From', cell: (cell) => <Moment at={cell.getValue()} /> }),
    column.accessor('until_at', { header: 'Until', cell: (cell) => <Moment at={cell.getValue()} /> }),
    column.accessor('smallest', {
      header: 'A draw',
      meta: { align: 'right' },
      cell: (cell) => (
        <>
          <Money kyat={cell.getValue()} /> to <Money kyat={cell.row.original.largest} />, {PERIODS[cell.row.original.period]}
        </>
      ),
    }),
    column.accessor('spent', {
      header: 'Given of budget',
      meta: { align: 'right' },
      cell: (cell) => (
        <>
          <Money kyat={cell.getValue()} fw={600} /> of <Money kyat={cell.row.original.budget} />
        </>
      ),
    }),
    column.accessor('winner_count', { header: 'Draws', meta: { align: 'right' }, cell: (cell) => countShown(cell.getValue()) }),
    column.accessor('state', {
      header: 'State',
      cell: (cell) => (
        <Badge color={COLORS[cell.getValue()]} variant="light" c="var(--mantine-color-text)" miw="max-content">
          {cell.getValue()}
        </Badge>
      ),
    }),
    column.display({
      id: 'deeds',
      header: NoHeader,
      meta: { align: 'right' },
      cell: (cell) => <Deeds campaign={cell.row.original} choose={choose} />,
    }),
  ]);
}

function Deeds({ campaign, choose }: { campaign: Campaign; choose: (deed: Deed) => void }) {
  const { username } = useOperator();
  const isRunning = campaign.state === 'running';
  const refusal = isRunning ? null : refuseStart(campaign, username);
  return (
    <div>
      <Group gap="xs" wrap="nowrap" justify="flex-end">
        <Button size="xs" variant="default" onClick={() => choose({ what: 'winners', id: campaign.id })}>
          Winners
        </Button>
        <Button
          size="xs"
          variant={isRunning ? 'default' : 'filled'}
          disabled={refusal !== null}
          onClick={() => choose({ what: isRunning ? 'stop' : 'start', id: campaign.id })}
        >
          {isRunning ? 'Stop' : 'Start'}
        </Button>
      </Group>
      {refusal && (
        <Text size="xs" c="dimmed" ta="right">
          {refusal}
        </Text>
      )}
    </div>
  );
}

function Switch({ what, campaign, close }: { what: 'start' | 'stop'; campaign: Campaign; close: () => void }) {
  const after = { refreshes: LIST, onDone: close, onConflict: close };
  const start = useAction('POST /api/console/pocket-campaigns/:id/start', { done: 'The campaign runs.', ...after });
  const stop = useAction('POST /api/console/pocket-campaigns/:id/stop', { done: 'The campaign is stopped.', ...after });
  const sent = { params: { id: campaign.id } };
  return (
    <Confirm
      title={`${what === 'start' ? 'Start' : 'Stop'} ${campaign.name.en || campaign.name.my}?`}
      action={what === 'start' ? 'Start' : 'Stop'}
      {...(what === 'stop' ? { color: 'red' } : {})}
      isRunning={start.isPending || stop.isPending}
      close={close}
      confirm={() => (what === 'start' ? start.mutate(sent) : stop.mutate(sent))}
    >
      <Text size="sm">
        It has given <Money kyat={campaign.spent} fw={600} /> of <Money kyat={campaign.budget} fw={600} /> kyat
        {campaign.level > 1 && ', to players of level 2'}.
      </Text>
    </Confirm>
  );
}

const winner = columnsOf<Winner>();
const WINNER_COLUMNS = winner.columns([
  winner.accessor('created_at', { header: 'When', cell: (cell) => <Moment at={cell.getValue()} /> }),
  winner.accessor('player', { header: 'Player', cell: (cell) => <PlayerCell player={cell.getValue()} /> }),
  winner.accessor('amount', { header: 'Won', meta: { align: 'right' }, cell: (cell) => <Money kyat={cell.getValue()} fw={600} /> }),
]);

function Winners({ campaign, close }: { campaign: Campaign; close: () => void }) {
  const [page, setPage] = useState(1);
  const query = useQuery(campaignWinners(campaign.id, page));
  return (
    <Modal opened onClose={close} title={campaign.name.en || campaign.name.my} size="lg" centered>
      <Stack gap="sm">
        <DataTable
          label="Winners"
          columns={WINNER_COLUMNS}
          rows={query.data?.data}
          rowId={(row) => row.id}
          from={query}
          empty={<Empty title="Nobody drew yet" hint="Who draws appears here." />}
        />
        {query.data && <Pages total_count={query.data.total_count} limit={WINNERS_PER_PAGE} page={page} goTo={setPage} />}
      </Stack>
    </Modal>
  );
}
