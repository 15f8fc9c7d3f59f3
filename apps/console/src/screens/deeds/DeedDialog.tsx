import { Button, Group, Stack, Table, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { sayOfFigures, sayOfServer } from '../../app/say-of-server.ts';
import { Choices } from '../../parts/Choices.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { FieldRows } from '../../parts/FieldRows.tsx';
import { type FieldRow, type Form, writtenIn } from '../../parts/fields.ts';
import { Moment } from '../../parts/Moment.tsx';
import { Subject } from '../../parts/Subject.tsx';
import { useAction } from '../../parts/use-action.ts';
import { useDraft } from '../../parts/use-draft.ts';
import { useFields } from '../../parts/use-fields.ts';
import { leadToNext } from '../../parts/use-queue-keys.ts';
import classes from './BeforeAndAfter.module.css';
import { DeedValue } from './DeedValue.tsx';
import { DEEDS_CALL, type DeedRow, STATES } from './deeds.ts';

type Refusal = { reason: string };
type AnswersProps = { deed: DeedRow; form: Form<Refusal>; close: () => void };

/** Why it is refused. */
function reasonOf({ asked_by }: DeedRow): FieldRow<Refusal>[] {
  return [{ kind: 'reason', name: 'reason', description: `${asked_by} reads it.` }];
}

/** A deed as it is before and after, with what this operator may say to it. */
export function DeedDialog({ deed, close }: { deed: DeedRow; close: () => void }) {
  const form = useFields({ reason: '' });
  const end = useDraft({ title: deed.title, typed: writtenIn(reasonOf(deed), form) });
  const leave = () => {
    end();
    close();
  };
  return (
    <Dialog title={sayOfServer(deed.title)} size="lg" close={leave}>
      <Stack gap="md">
        <div>
          <Text size="sm" c="dimmed">
            Asked by {deed.asked_by}, <Moment at={deed.asked_at} />
          </Text>
          <Text size="sm" c="dimmed">
            About <Subject subject={deed.subject} />
          </Text>
        </div>
        <BeforeAndAfter deed={deed} />
        {deed.state === 'asked' ? <Answers deed={deed} form={form} close={leave} /> : <Ending deed={deed} />}
      </Stack>
    </Dialog>
  );
}

/** What is confirmed is in sight on a phone too: nothing scrolls sideways, and what is only new has no empty column beside it. */
function BeforeAndAfter({ deed }: { deed: DeedRow }) {
  const isNew = deed.lines.every(({ before }) => before === null);
  return (
    <Table layout="fixed" horizontalSpacing="xs" tabularNums className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>What</Table.Th>
          {!isNew && <Table.Th>Before</Table.Th>}
          <Table.Th>{isNew ? 'As asked' : 'After'}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {deed.lines.map(({ field, before, after, is_typed: isTyped = false }) => (
          <Table.Tr key={field}>
            <Table.Td>{sayOfFigures(field)}</Table.Td>
            {!isNew && <Table.Td c="dimmed">{before === null ? '–' : <DeedValue text={before} isTyped={isTyped} />}</Table.Td>}
            <Table.Td {...(before === after ? { c: 'dimmed' } : { fw: 600 })}>
              {after === null ? '–' : <DeedValue text={after} isTyped={isTyped} />}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Answers({ deed, form, close }: AnswersProps) {
  if (deed.is_own) return <Own deed={deed} close={close} />;
  if (deed.may_decide) return <Decide deed={deed} form={form} close={close} />;
  return <Text size="sm">Your roles see this, and do not decide it.</Text>;
}

function Own({ deed, close }: { deed: DeedRow; close: () => void }) {
  const withdraw = useAction('POST /api/console/deeds/:id/withdraw', {
    done: 'It is withdrawn.',
    refreshes: [DEEDS_CALL],
    onDone: close,
    onConflict: close,
  });
  return (
    <Group justify="space-between">
      <Text size="sm">You asked for this. A second person has to confirm it.</Text>
      <Button variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate({ params: { id: deed.id } })}>
        Withdraw
      </Button>
    </Group>
  );
}

function Decide({ deed, form, close }: AnswersProps) {
  const [isRefusing, setRefusing] = useState(false);
  const params = { id: deed.id };
  const decided = () => {
    leadToNext(deed.id);
    close();
  };
  const ends = { refreshes: [DEEDS_CALL], onDone: decided, onConflict: decided } as const;
  const confirm = useAction('POST /api/console/deeds/:id/confirm', { done: 'Confirmed and done.', ...ends });
  const refuse = useAction('POST /api/console/deeds/:id/refuse', { done: 'It is refused.', ...ends });
  const reason = form.values.reason.trim();
  const isRunning = confirm.isPending || refuse.isPending;
  const send = (event: FormEvent) => {
    event.preventDefault();
    refuse.mutate({ params, body: { reason } });
  };
  if (!isRefusing)
    return (
      <Choices>
        <Button variant="default" disabled={isRunning} onClick={() => setRefusing(true)}>
          Refuse
        </Button>
        <Button loading={confirm.isPending} onClick={() => confirm.mutate({ params, body: { digest: deed.digest } })}>
          Confirm
        </Button>
      </Choices>
    );
  return (
    <Stack component="form" gap="sm" onSubmit={send}>
      <FieldRows form={form} rows={reasonOf(deed)} />
      <Choices>
        <Button variant="default" disabled={isRunning} onClick={() => setRefusing(false)}>
          Back
        </Button>
        <Button type="submit" color="red" disabled={reason === ''} loading={refuse.isPending}>
          Refuse it
        </Button>
      </Choices>
    </Stack>
  );
}

function Ending({ deed }: { deed: DeedRow }) {
  return (
    <Text size="sm">
      {STATES[deed.state].label}
      {deed.decided_by && ` by ${deed.decided_by}`}
      {deed.decided_at && (
        <>
          , <Moment at={deed.decided_at} />
        </>
      )}
      {deed.reason && `: ${deed.reason}`}
    </Text>
  );
}
