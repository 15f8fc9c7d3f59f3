import { Button, Group } from '@mantine/core';
import { textIn } from '@shwekan/phrases/per-language';
import { countShown } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { columnsOf, NoHeader } from '../../parts/DataTable.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { Page } from '../../parts/Page.tsx';
import { PagedTable } from '../../parts/PagedTable.tsx';
import { Empty } from '../../parts/States.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { SwitchCampaign, Winners } from './CampaignDialogs.tsx';
import { CampaignForm } from './CampaignForm.tsx';
import { CAMPAIGNS_PER_PAGE, type Campaign, pocketCampaigns } from './pocket.ts';

const route = getRouteApi('/shell/pocket-money');
const COLORS = { draft: 'yellow', running: 'green', stopped: 'gray' } as const;
const PERIODS = { once: 'once', day: 'a day', week: 'a week' } as const;
type Deed = { what: 'change' | 'start' | 'stop' | 'winners'; id: number } | { what: 'add'; id: null };
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
      hint="A campaign gives each player one draw a period, and never more than its budget. It runs once one operator has asked for it and another has confirmed."
      aside={<Button onClick={() => setDeed({ what: 'add', id: null })}>Add</Button>}
    >
      <PagedTable
        label="Campaigns"
        columns={columns}
        query={query}
        per_page={CAMPAIGNS_PER_PAGE}
        page={search.page}
        goTo={(page) => navigate({ search: (old) => ({ ...old, page }) })}
        empty={<Empty title="No campaigns" hint="A campaign that was written appears here." />}
      />
      {deed?.what === 'add' && <CampaignForm campaign={null} close={close} />}
      {campaign && deed?.what === 'change' && <CampaignForm campaign={campaign} close={close} />}
      {campaign && deed?.what === 'winners' && <Winners campaign={campaign} close={close} />}
      {campaign && (deed?.what === 'start' || deed?.what === 'stop') && (
        <SwitchCampaign what={deed.what} campaign={campaign} close={close} />
      )}
    </Page>
  );
}

function campaignColumns(choose: (deed: Deed) => void) {
  return column.columns([
    column.accessor('name', { header: 'Campaign', cell: (cell) => <strong>{textIn('en', cell.getValue())}</strong> }),
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
        <Tag color={COLORS[cell.getValue()]} miw="max-content">
          {cell.getValue()}
        </Tag>
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
  const name = textIn('en', campaign.name);
  const isRunning = campaign.state === 'running';
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      {!isRunning && (
        <Button size="xs" variant="default" onClick={() => choose({ what: 'change', id: campaign.id })} aria-label={`Change ${name}`}>
          Change
        </Button>
      )}
      <Button size="xs" variant="default" onClick={() => choose({ what: 'winners', id: campaign.id })} aria-label={`Winners of ${name}`}>
        Winners
      </Button>
      <Button
        size="xs"
        variant={isRunning ? 'default' : 'filled'}
        onClick={() => choose({ what: isRunning ? 'stop' : 'start', id: campaign.id })}
        aria-label={`${isRunning ? 'Stop' : 'Start'} ${name}`}
      >
        {isRunning ? 'Stop' : 'Start'}
      </Button>
    </Group>
  );
}
