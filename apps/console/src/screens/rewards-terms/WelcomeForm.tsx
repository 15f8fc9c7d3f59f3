import { Fieldset, NativeSelect, SimpleGrid, Stack, Switch, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { countShown, PYA_PER_KYAT } from '@shwekan/rules';
import { pyaOf } from '@shwekan/ui';
import { useState } from 'react';
import { Confirm } from '../../parts/Confirm.tsx';
import { doneOrAsked } from '../../parts/deed-notice.ts';
import { KyatInput } from '../../parts/KyatInput.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { SaveButtons } from '../../parts/SaveButtons.tsx';
import { useAction } from '../../parts/use-action.ts';
import { NEEDS, type Welcome } from './terms.ts';

type Values = Pick<Welcome, 'is_open' | 'needs'> & { amount: number | string };

/** The bonus of new players; a change is read once more before it is sent. */
export function WelcomeForm({ saved, mayChange }: { saved: Welcome; mayChange: boolean }) {
  const form = useForm<Values>({
    initialValues: { is_open: saved.is_open, needs: saved.needs, amount: pyaOf(saved.amount) / PYA_PER_KYAT },
    validate: { amount: (value) => (Number(value) > 0 ? null : 'Enter an amount above zero.') },
  });
  const [isAsking, setAsking] = useState(false);
  const done = () => {
    setAsking(false);
    form.reset();
  };
  return (
    <>
      <form onSubmit={form.onSubmit(() => setAsking(true))}>
        <Fieldset disabled={!mayChange} variant="unstyled">
          <Stack gap="sm">
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <KyatInput label="Gives" {...form.getInputProps('amount')} />
              <NativeSelect
                label="After"
                data={Object.entries(NEEDS).map(([value, label]) => ({ value, label }))}
                {...form.getInputProps('needs')}
              />
            </SimpleGrid>
            <Switch label="Open" {...form.getInputProps('is_open', { type: 'checkbox' })} />
            {saved.is_open && saved.since !== null && (
              <Text size="sm" c="dimmed">
                For accounts opened since <Moment at={saved.since} />.
              </Text>
            )}
            {mayChange && <SaveButtons isDirty={form.isDirty()} undo={form.reset} />}
          </Stack>
        </Fieldset>
      </form>
      {isAsking && <Ask wanted={form.values} saved={saved} done={done} close={() => setAsking(false)} />}
    </>
  );
}

type AskProps = { wanted: Values; saved: Welcome; done: () => void; close: () => void };

function Ask({ wanted, saved, done, close }: AskProps) {
  const change = useAction('POST /api/console/reward-terms', {
    done: doneOrAsked('The welcome bonus is changed.'),
    refreshes: ['GET /api/console/reward-terms', 'GET /api/console/deeds'],
    onDone: done,
  });
  const who = saved.is_open ? 'Whoever opens an account' : 'Whoever opens an account after that';
  return (
    <Confirm
      title="Change the welcome bonus?"
      action="Change"
      isRunning={change.isPending}
      close={close}
      confirm={() => change.mutate({ body: { welcome: wanted } })}
    >
      <Text size="sm">
        {wanted.is_open
          ? `${who} gets ${countShown(Number(wanted.amount))} kyat after ${NEEDS[wanted.needs]}.`
          : 'Nobody gets it any more. Who has it keeps it.'}
      </Text>
    </Confirm>
  );
}
