import { Anchor, Button, Group, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { Callout } from '../parts/Callout.tsx';
import { CodeInput } from '../parts/CodeInput.tsx';
import { useFocusBack } from '../parts/use-focus-back.ts';
import { queries } from './queries.ts';
import { useLogIn } from './use-log-in.ts';

/** Above every other dialog: what stands open below goes on afterwards. */
const ABOVE_ALL = 1_000;
/** Escape is for this dialog, which stays, and not for the one below it. */
const STAYS = { 'data-mantine-stop-propagation': true };

/** Stands over a page whose session has ended, and opens a new one for the same operator; the page and what was typed in it stay. */
export function LogInAgain({ username }: { username: string }) {
  useFocusBack();
  const { logIn, asksCode, isPending, refusal } = useLogIn(() => queries.invalidateQueries());
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    logIn({ username, password: String(form.get('password')), code: String(form.get('code') ?? '') });
  };
  const stay = () => undefined;
  return (
    <Modal opened onClose={stay} withCloseButton={false} title="Your session has ended" zIndex={ABOVE_ALL} centered>
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm">Log in to go on where you were: what you typed is still there. What you sent last was not done.</Text>
          {refusal !== null && (
            <Callout color="red" role="alert">
              {refusal}
            </Callout>
          )}
          <TextInput label="Operator" value={username} autoComplete="username" readOnly {...STAYS} />
          <PasswordInput name="password" label="Password" autoComplete="current-password" required data-autofocus {...STAYS} />
          {asksCode && <CodeInput name="code" />}
          <Group justify="space-between">
            <Anchor size="sm" renderRoot={(props) => <Link to="/login" {...props} />} {...STAYS}>
              Log in as someone else
            </Anchor>
            <Button type="submit" loading={isPending} {...STAYS}>
              Log in
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
