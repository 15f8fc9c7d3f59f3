import { Button, Group, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { Callout } from '../../parts/Callout.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { FilePicker } from '../../parts/FilePicker.tsx';
import { useAction } from '../../parts/use-action.ts';
import { CATEGORIES_CALL, countsShown, GAMES_CALL, type GameImport, IMPORTS_CALL, PROVIDERS_CALL, type Provider } from './games.ts';

const LISTS = [PROVIDERS_CALL, GAMES_CALL, IMPORTS_CALL, CATEGORIES_CALL] as const;

/** Brings in a product's list: from its aggregator, or from a file. */
export function ImportDialog({ provider, close }: { provider: Provider; close: () => void }) {
  const [hides_missing, setHides] = useState(false);
  const [done, setDone] = useState<GameImport | null>(null);
  const ask = useAction('POST /api/console/game-providers/:id/import', { refreshes: LISTS });
  const send = useAction('POST /api/console/game-providers/:id/import-list', { refreshes: LISTS });
  const params = { id: provider.id };
  const read = async (file: File) => {
    send.mutate({ params, body: { text: await file.text(), hides_missing } }, { onSuccess: ({ data }) => setDone(data) });
  };
  return (
    <Dialog close={close} title={`The list of ${provider.name}`}>
      <Stack gap="md">
        <Text size="sm">
          The aggregator is asked every day by itself. What is gone from its list is hidden; what operators switched stays as it is.
        </Text>
        <Button
          loading={ask.isPending}
          disabled={send.isPending}
          onClick={() => ask.mutate({ params }, { onSuccess: ({ data }) => setDone(data) })}
        >
          Ask the aggregator now
        </Button>
        <Group justify="space-between" gap="sm">
          <FilePicker
            choose={(file) => void read(file)}
            accept=".json,.csv,application/json,text/csv"
            loading={send.isPending}
            disabled={ask.isPending}
          >
            Send a file, JSON or CSV
          </FilePicker>
          <Switch label="Hide what it lacks" checked={hides_missing} onChange={(event) => setHides(event.currentTarget.checked)} />
        </Group>
        {done && (
          <Callout
            color={done.state === 'done' ? 'green' : 'red'}
            icon={done.state === 'done' ? 'page' : 'alert'}
            title={done.state === 'done' ? 'Brought in' : 'Nothing changed'}
            role="status"
          >
            {done.error ?? countsShown(done)}
          </Callout>
        )}
      </Stack>
    </Dialog>
  );
}
