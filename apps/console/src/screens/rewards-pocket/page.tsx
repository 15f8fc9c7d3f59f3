import { Group } from '@mantine/core';
import { countShown } from '@shwekan/rules';
import { listPage } from '../../app/page.tsx';
import { textHere } from '../../app/say.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { StartCampaign, StopCampaign, Winners } from './CampaignDialogs.tsx';
import { CampaignForm } from './CampaignForm.tsx';
import { type Campaign, pocketCampaigns, pocketSearch } from './pocket.ts';

const COLORS = { draft: 'yellow', running: 'green', stopped: 'gray' } as const;
const PERIODS = { once: 'once for ever', day: 'once a day', week: 'once a week' } as const;

/** Campaigns of pocket money: what they may give, what they gave, and who won. */
export const pocketPage = listPage('/pocket-money', {
  title: 'Pocket money',
  hint: 'A campaign gives each player one draw a period, and never more than its budget. It runs once one operator has asked for it and another has confirmed.',
  label: 'Campaigns',
  search: pocketSearch,
  load: pocketCampaigns,
  actions: () => (
    <DialogButton label="Add a campaign" size="sm" variant="filled" dialog={(close) => <CampaignForm campaign={null} close={close} />} />
  ),
  columns: [
    { header: 'Campaign', cell: (row) => <strong>{textHere(row.name)}</strong> },
    { header: 'From', cell: (row) => <Moment at={row.from_at} /> },
    { header: 'Until', cell: (row) => <Moment at={row.until_at} /> },
    {
      header: 'A draw',
      align: 'right',
      cell: (row) => (
        <>
          <Money kyat={row.smallest} /> to <Money kyat={row.largest} />, {PERIODS[row.period]}
        </>
      ),
    },
    {
      header: 'Given of budget',
      align: 'right',
      cell: (row) => (
        <>
          <Money kyat={row.spent} fw={600} /> of <Money kyat={row.budget} />
        </>
      ),
    },
    { header: 'Draws', align: 'right', cell: (row) => countShown(row.winner_count) },
    {
      header: 'State',
      cell: (row) => (
        <Tag color={COLORS[row.state]} miw="max-content">
          {row.state}
        </Tag>
      ),
    },
    { header: null, align: 'right', cell: (row) => <CampaignDeeds campaign={row} /> },
  ],
  empty: { title: 'No campaigns', hint: 'A campaign that was written appears here.' },
});

function CampaignDeeds({ campaign }: { campaign: Campaign }) {
  const name = textHere(campaign.name);
  const isRunning = campaign.state === 'running';
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      {!isRunning && (
        <DialogButton label="Change" name={`Change ${name}`} dialog={(close) => <CampaignForm campaign={campaign} close={close} />} />
      )}
      <DialogButton label="Winners" name={`Winners of ${name}`} dialog={(close) => <Winners campaign={campaign} close={close} />} />
      {isRunning ? (
        <DialogButton label="Stop" name={`Stop ${name}`} dialog={(close) => <StopCampaign campaign={campaign} close={close} />} />
      ) : (
        <DialogButton
          label="Start"
          name={`Start ${name}`}
          variant="filled"
          dialog={(close) => <StartCampaign campaign={campaign} close={close} />}
        />
      )}
    </Group>
  );
}
