import { Button, Group, NumberInput, PasswordInput, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { doneOrAsked } from '../../parts/deed-notice.ts';
import { useAction } from '../../parts/use-action.ts';
import { DIALECTS_CALL, type Dialect, listTyped } from './dialects.ts';

const SECRETS = {
  none: 'There is none yet.',
  machine: "The machine's settings have one.",
  console: 'One was entered here.',
} as const;

/** Changes a dialect; only what was changed is sent, so that the machine's settings go on holding for the rest. */
export function DialectForm({ dialect }: { dialect: Dialect }) {
  const [is_on, setOn] = useState(dialect.is_on);
  const [operator_code, setCode] = useState(dialect.operator_code);
  const [secret, setSecret] = useState('');
  const [base_url, setUrl] = useState(dialect.base_url);
  const [allowed, setAllowed] = useState(dialect.allow_list.join('\n'));
  const [freshness, setFreshness] = useState<number | string>(dialect.freshness_s);
  const change = useAction('POST /api/console/game-dialects/:dialect', {
    done: doneOrAsked('The dialect is changed.'),
    refreshes: [DIALECTS_CALL, 'GET /api/console/deeds'],
  });
  const allow_list = listTyped(allowed);
  const freshness_s = freshness === '' ? dialect.freshness_s : Number(freshness);
  const body = {
    ...(is_on === dialect.is_on ? {} : { is_on }),
    ...(operator_code.trim() === dialect.operator_code ? {} : { operator_code: operator_code.trim() }),
    ...(secret === '' ? {} : { secret }),
    ...(base_url.trim() === dialect.base_url ? {} : { base_url: base_url.trim() }),
    ...(allow_list.join() === dialect.allow_list.join() ? {} : { allow_list }),
    ...(freshness_s === dialect.freshness_s ? {} : { freshness_s }),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ params: { dialect: dialect.dialect }, body });
  };
  return (
    <form onSubmit={submit} autoComplete="off">
      <Stack gap="sm">
        <Switch label="On: calls are made and taken" checked={is_on} onChange={(event) => setOn(event.currentTarget.checked)} />
        <TextInput
          label="Operator code"
          description="Empty: the machine's setting."
          value={operator_code}
          onChange={(event) => setCode(event.currentTarget.value)}
          maxLength={60}
        />
        <PasswordInput
          label="New secret"
          description={SECRETS[dialect.secret]}
          value={secret}
          onChange={(event) => setSecret(event.currentTarget.value)}
          maxLength={200}
          autoComplete="new-password"
        />
        <TextInput
          label="Address that we call"
          description="Empty: the machine's setting."
          value={base_url}
          onChange={(event) => setUrl(event.currentTarget.value)}
          maxLength={300}
        />
        <Textarea
          label="Addresses and networks that may call us"
          description="One a line. Empty: the machine's setting."
          value={allowed}
          onChange={(event) => setAllowed(event.currentTarget.value)}
          autosize
          minRows={2}
          styles={{ input: { fontFamily: 'monospace' } }}
        />
        <NumberInput
          label="How old a request may be"
          description="By its own time and this machine's clock. 0: never too old, so a signature that was heard once holds for ever."
          suffix=" s"
          min={0}
          max={86_400}
          allowDecimal={false}
          value={freshness}
          onChange={setFreshness}
          hideControls
        />
        <Group justify="space-between">
          {dialect.secret === 'console' ? (
            <Button
              variant="subtle"
              color="red"
              disabled={change.isPending}
              onClick={() => change.mutate({ params: { dialect: dialect.dialect }, body: { secret: '' } })}
            >
              Remove the secret
            </Button>
          ) : (
            <Text />
          )}
          <Button type="submit" disabled={Object.keys(body).length === 0} loading={change.isPending}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
