import { NumberInput, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Confirm } from '../../parts/Confirm.tsx';
import { SaveButtons } from '../../parts/SaveButtons.tsx';
import { useAction } from '../../parts/use-action.ts';
import type { AppSettings } from './house.ts';

/** Maintenance and versions; asks once more before every app is told. */
export function AppForm({ saved }: { saved: AppSettings }) {
  const form = useForm<AppSettings>({ initialValues: saved });
  const [is_asking, setAsking] = useState(false);
  const change = useAction('POST /api/console/app-setting', {
    done: 'The settings are changed.',
    refreshes: ['GET /api/console/app-setting'],
    onDone: () => setAsking(false),
  });
  return (
    <form onSubmit={form.onSubmit(() => setAsking(true))}>
      <Stack gap="sm">
        <Switch
          label="Maintenance"
          description="Players are told that the house is under maintenance."
          {...form.getInputProps('is_maintain', { type: 'checkbox' })}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <NumberInput label="Version code" min={1} allowDecimal={false} {...form.getInputProps('version_code')} />
          <TextInput label="Version name" maxLength={20} {...form.getInputProps('version_name')} />
        </SimpleGrid>
        <Switch
          label="Older apps must update"
          description="An app with a lower version code asks to be updated before it goes on."
          {...form.getInputProps('force_update', { type: 'checkbox' })}
        />
        <SaveButtons isDirty={form.isDirty()} undo={form.reset} />
      </Stack>
      {is_asking && (
        <Confirm
          title="Tell every app?"
          action="Save"
          isRunning={change.isPending}
          close={() => setAsking(false)}
          confirm={() => change.mutate({ body: { ...form.values, version_code: Number(form.values.version_code) } })}
        >
          {form.values.is_maintain ? 'Players will be told that the house is under maintenance.' : 'The house is open.'}
        </Confirm>
      )}
    </form>
  );
}
