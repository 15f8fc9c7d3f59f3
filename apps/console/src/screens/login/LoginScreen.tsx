import { Anchor, Button, Center, Group, Paper, PasswordInput, Stack, TextInput, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { call, sentenceOf } from '../../app/call.ts';
import { queries } from '../../app/queries.ts';
import { noteOpened } from '../../app/session.ts';
import { Callout } from '../../parts/Callout.tsx';

const route = getRouteApi('/login');

/** Opens an operator's session and returns to the page that was wanted. */
export function LoginScreen() {
  useDocumentTitle('Log in · Shwekan console');
  const { to } = route.useSearch();
  const router = useRouter();
  const login = useMutation({
    mutationFn: (body: { username: string; password: string }) => call('POST /api/console/login', { body }),
    onSuccess: () => {
      // Nothing of an earlier operator may be shown to this one.
      queries.clear();
      noteOpened();
      router.history.push(to ?? '/');
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    login.mutate({ username: String(form.get('username')), password: String(form.get('password')) });
  };
  return (
    <Center mih="100dvh" p="md" component="main">
      <Paper withBorder shadow="sm" p="xl" w="100%" maw={380}>
        <form onSubmit={submit}>
          <Stack>
            <Group gap="sm">
              <img src="/icon.svg" alt="" width={36} height={36} />
              <Title order={1} size="h3">
                Shwekan console
              </Title>
            </Group>
            {login.error && (
              <Callout color="red" role="alert">
                {sentenceOf(login.error)}
              </Callout>
            )}
            <TextInput
              name="username"
              label="Operator"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
              autoFocus
            />
            <PasswordInput name="password" label="Password" autoComplete="current-password" required />
            <Button type="submit" loading={login.isPending} fullWidth>
              Log in
            </Button>
            <Anchor size="sm" renderRoot={(props) => <Link to="/join" {...props} />}>
              I was invited
            </Anchor>
          </Stack>
        </form>
      </Paper>
    </Center>
  );
}
