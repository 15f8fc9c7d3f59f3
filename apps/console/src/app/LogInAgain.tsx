import { Anchor, Button, Group, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { Callout } from '../parts/Callout.tsx';
import { useFocusBack } from '../parts/use-focus-back.ts';
import { call, sentenceOf } from './call.ts';
import { queries } from './queries.ts';
import { noteOpened } from './session.ts';

/** Above every other dialog: what stands open below goes on afterwards. */
const ABOVE_ALL = 1_000;
/** Escape is for this dialog, which stays, and not for the one below it. */
const STAYS = { 'data-mantine-stop-propagation': true };

/** Stands over a page whose session has ended, and opens a new one for the same operator; the page and what was typed in it stay. */
export function LogInAgain({ username }: { username: string }) {
  useFocusBack();
  const login = useMutation({
    mutationFn: (password: string) => call('POST /api/console/login', { body: { username, password } }),
    onSuccess: async () => {
      noteOpened();
      await queries.invalidateQueries();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    login.mutate(String(new FormData(event.currentTarget).get('password')));
  };
  const stay = () => undefined;
  return (
    <Modal opened onClose={stay} withCloseButton={false} title="Your session has ended" zIndex={ABOVE_ALL} centered>
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm">Log in to go on where you were: what you typed is still there. What you sent last was not done.</Text>
          {login.error && (
            <Callout color="red" role="alert">
              {sentenceOf(login.error)}
            </Callout>
          )}
          <TextInput label="Operator" value={username} autoComplete="username" readOnly {...STAYS} />
          <PasswordInput name="password" label="Password" autoComplete="current-password" required data-autofocus {...STAYS} />
          <Group justify="space-between">
            <Anchor size="sm" renderRoot={(props) => <Link to="/login" {...props} />} {...STAYS}>
              Log in as someone else
            </Anchor>
            <Button type="submit" loading={login.isPending} {...STAYS}>
              Log in
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
