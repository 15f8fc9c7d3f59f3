import { Text } from '@mantine/core';
import { textHere } from '../../app/say.tsx';
import type { Columns } from '../../parts/DataTable.tsx';
import { Deed } from '../../parts/Deed.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { DialogList } from '../../parts/DialogList.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { PlayerCell } from '../../parts/RequestCells.tsx';
import { CAMPAIGNS_CALL, type Campaign, campaignWinners, type Winner } from './pocket.ts';

type DialogProps = { campaign: Campaign; close: () => void };

/** Asks for a campaign to run. */
export function StartCampaign({ campaign, close }: DialogProps) {
  return (
    <Deed
      call="POST /api/console/pocket-campaigns/:id/start"
      title={`Start ${textHere(campaign.name)}?`}
      action="Ask to start it"
      sent={() => ({ params: { id: campaign.id } })}
      done="The campaign runs."
      refreshes={[CAMPAIGNS_CALL]}
      close={close}
    >
      <SpentSoFar campaign={campaign} />
    </Deed>
  );
}

/** Stops a campaign. */
export function StopCampaign({ campaign, close }: DialogProps) {
  return (
    <Deed
      call="POST /api/console/pocket-campaigns/:id/stop"
      title={`Stop ${textHere(campaign.name)}?`}
      action="Stop"
      color="red"
      sent={() => ({ params: { id: campaign.id } })}
      done="The campaign is stopped."
      refreshes={[CAMPAIGNS_CALL]}
      close={close}
    >
      <SpentSoFar campaign={campaign} />
    </Deed>
  );
}

function SpentSoFar({ campaign }: { campaign: Campaign }) {
  return (
    <Text size="sm">
      It has given <Money kyat={campaign.spent} fw={600} /> of <Money kyat={campaign.budget} fw={600} /> kyat
      {campaign.level > 1 && ', to players of level 2'}.
    </Text>
  );
}

const WINNER_COLUMNS: Columns<Winner> = [
  { header: 'When', sorts: 'created_at', cell: (row) => <Moment at={row.created_at} /> },
  { header: 'Player', cell: (row) => <PlayerCell player={row.player} /> },
  { header: 'Won', align: 'right', sorts: 'amount', cell: (row) => <Money kyat={row.amount} fw={600} /> },
];

/** The winners of a campaign. */
export function Winners({ campaign, close }: DialogProps) {
  return (
    <Dialog close={close} title={textHere(campaign.name)} size="lg">
      <DialogList
        label="Winners"
        columns={WINNER_COLUMNS}
        from={(page) => campaignWinners(campaign.id, page)}
        empty={{ title: 'Nobody drew yet', hint: 'Who draws appears here.' }}
      />
    </Dialog>
  );
}
