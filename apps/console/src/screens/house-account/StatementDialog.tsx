import { Button, Group, NativeSelect, SegmentedControl, SimpleGrid, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../app/call.ts';
import { me } from '../../app/operator.ts';
import { Callout } from '../../parts/Callout.tsx';
import { Choices } from '../../parts/Choices.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { FilePicker } from '../../parts/FilePicker.tsx';
import { counted } from '../../parts/format.ts';
import { useAction } from '../../parts/use-action.ts';
import type { HouseAccount } from '../house-accounts/house-accounts.ts';
import { base64Of, CHANGED, type Look, MEANINGS } from './house-account.ts';
import { LookTable } from './LookTable.tsx';

/** What is sent of a statement. */
type Brought = { kind: 'file' | 'messages'; content: string; name?: string; columns?: Look['columns'] };
const KINDS = [
  { value: 'file', label: 'A file' },
  { value: 'messages', label: 'Messages' },
] as const;

/** Brings in a statement: it is looked at first, with its columns, and kept when what was read is right. */
export function StatementDialog({ account, close }: { account: HouseAccount; close: () => void }) {
  const [kind, setKind] = useState<Brought['kind']>('file');
  const [text, setText] = useState('');
  // What was looked at with what was seen of it: nothing else is kept.
  const [seen, setSeen] = useState<{ brought: Brought; look: Look } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const say = (sentence: string) => {
    setRefusal(sentence);
    return true;
  };
  const look = useAction('POST /api/console/house-accounts/:id/statements/look', { refreshes: [], onRefusal: say });
  const keep = useAction('POST /api/console/house-accounts/:id/statements', {
    refreshes: CHANGED,
    done: ({ data }) => `${counted(data.new_count, 'new line')} of ${data.line_count} are kept.`,
    onDone: close,
    onRefusal: say,
  });
  const params = { id: account.id };
  const brought = look.variables?.body;
  const read = (next: Brought) => {
    setRefusal(null);
    look.mutate({ params, body: next }, { onSuccess: ({ data }) => setSeen({ brought: next, look: data }), onError: () => setSeen(null) });
  };
  const readFile = async (file: File) => {
    // What was seen of another file is not kept in its place.
    setSeen(null);
    read({ kind: 'file', content: await base64Of(file), name: file.name.slice(0, 120) });
  };
  return (
    <Dialog close={close} title={`A statement of ${account.method} ${account.account_number}`} size="xl">
      <Stack gap="md">
        <SegmentedControl
          aria-label="What it is"
          data={[...KINDS]}
          value={kind}
          onChange={(next) => {
            setKind(next as Brought['kind']);
            setSeen(null);
            setRefusal(null);
          }}
        />
        {kind === 'file' ? (
          <Group gap="sm">
            <FilePicker choose={(file) => void readFile(file)} accept=".csv,.txt,.xlsx,text/csv" loading={look.isPending} data-autofocus>
              Choose a file, CSV or XLSX
            </FilePicker>
            <SampleButton account={account} read={read} />
            {brought?.kind === 'file' && <Text size="sm">{brought.name}</Text>}
          </Group>
        ) : (
          <Stack gap="xs" align="flex-start">
            <Textarea
              label="Messages of the payment app"
              description="KBZPay, Wave Pay or AYA Pay, as they came: one below the other. Each needs its date and time."
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              autosize
              minRows={4}
              maxRows={10}
              w="100%"
            />
            <Button variant="default" loading={look.isPending} disabled={text.trim() === ''} onClick={() => read({ kind, content: text })}>
              Read them
            </Button>
          </Stack>
        )}
        {refusal !== null && (
          <Callout color="red" role="alert">
            {refusal}
          </Callout>
        )}
        {seen !== null && seen.brought.kind === kind && (
          <>
            {seen.look.heads.length > 0 && <ColumnChoice look={seen.look} choose={(columns) => read({ ...seen.brought, columns })} />}
            <LookTable look={seen.look} />
            <Choices>
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
              <Button
                disabled={seen.look.line_count === 0 || look.isPending}
                loading={keep.isPending}
                onClick={() => keep.mutate({ params, body: seen.brought })}
              >
                Keep {counted(seen.look.new_count, 'new line')}
              </Button>
            </Choices>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

/** Which column means what: as the heads say, or as it is chosen. */
function ColumnChoice({ look, choose }: { look: Look; choose: (columns: Look['columns']) => void }) {
  const data = [{ value: '', label: '–' }, ...look.heads.map((head, nth) => ({ value: String(nth), label: head || `Column ${nth + 1}` }))];
  const isUnknown = look.line_count === 0;
  return (
    <details open={isUnknown}>
      <summary>
        <Text span size="sm">
          {isUnknown ? 'Its columns are not known: choose the date and the amount.' : 'Columns'}
        </Text>
      </summary>
      <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} spacing="sm" mt="xs">
        {MEANINGS.map(({ name, label }) => (
          <NativeSelect
            key={name}
            label={label}
            data={data}
            value={String(look.columns[name] ?? '')}
            onChange={(event) => {
              const chosen = event.currentTarget.value;
              choose({ ...look.columns, [name]: chosen === '' ? undefined : Number(chosen) });
            }}
          />
        ))}
      </SimpleGrid>
    </details>
  );
}

/** A demo has a statement to try with. */
function SampleButton({ account, read }: { account: HouseAccount; read: (brought: Brought) => void }) {
  const isDemo = useQuery({ ...me, enabled: false }).data?.is_demo === true;
  const sample = useMutation({
    mutationFn: () => call('GET /api/console/house-accounts/:id/sample-statement', { params: { id: account.id } }),
    onSuccess: async ({ data }) => read({ kind: 'file', content: await base64Of(new File([data.text], data.name)), name: data.name }),
  });
  if (!isDemo) return null;
  return (
    <Button variant="subtle" loading={sample.isPending} onClick={() => sample.mutate()}>
      Take the demo's sample
    </Button>
  );
}
