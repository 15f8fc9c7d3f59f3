import { Stack, Text } from '@mantine/core';
import { textIn } from '@shwekan/phrases/per-language';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm } from '../../parts/Confirm.tsx';
import { columnsOf } from '../../parts/DataTable.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { doneOrAsked } from '../../parts/deed-notice.ts';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { PagedTable } from '../../parts/PagedTable.tsx';
import { PlayerCell } from '../../parts/RequestCells.tsx';
import { Empty } from '../../parts/States.tsx';
import { useAction } from '../../parts/use-action.ts';
import { CAMPAIGNS_CALL, type Campaign, campaignWinners, WINNERS_PER_PAGE, type Winner } from './pocket.ts';

/** Asks for a campaign to run, or stops it. */
export function SwitchCampaign({ what, campaign, close }: { what: 'start' | 'stop'; campaign: Campaign; close: () => void }) {
  const after = { refreshes: [CAMPAIGNS_CALL, 'GET /api/console/deeds'], onDone: close, onConflict: close } as const;
  const start = useAction('POST /api/console/pocket-campaigns/:id/start', { done: doneOrAsked('The campaign runs.'), ...after });
  const stop = useAction('POST /api/console/pocket-campaigns/:id/stop', { done: 'The campaign is stopped.', ...after });
  const sent = { params: { id: campaign.id } };
  return (
    <Confirm
      title={`${what === 'start' ? 'Start' : 'Stop'} ${textIn('en', campaign.name)}?`}
      action={what === 'start' ? 'Ask to start it' : 'Stop'}
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

/** Who won in a campaign. */
export function Winners({ campaign, close }: { campaign: Campaign; close: () => void }) {
  const [page, setPage] = useState(1);
  const query = useQuery(campaignWinners(campaign.id, page));
  return (
    <Dialog close={close} title={textIn('en', campaign.name)} size="lg">
      <Stack gap="sm">
        <PagedTable
          label="Winners"
          columns={WINNER_COLUMNS}
          query={query}
          per_page={WINNERS_PER_PAGE}
          page={page}
          goTo={setPage}
          empty={<Empty title="Nobody drew yet" hint="Who draws appears here." />}
        />
      </Stack>
    </Dialog>
  );
}
