import { Anchor, Button, Center, Group, Paper, PasswordInput, Stack, TextInput, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { houseLogo, houseName } from '../../app/house-name.ts';
import { LanguageChoice } from '../../app/LanguageChoice.tsx';
import { queries } from '../../app/queries.ts';
import { useLogIn } from '../../app/use-log-in.ts';
import { Callout } from '../../parts/Callout.tsx';
import { CodeInput } from '../../parts/CodeInput.tsx';

const route = getRouteApi('/login');

/** Opens an operator's session and returns to the page that was wanted. */
export function LoginScreen() {
  useDocumentTitle(`Log in · ${houseName} console`);
  const { to } = route.useSearch();
  const router = useRouter();
  const { logIn, asksCode, isPending, refusal } = useLogIn(() => {
    // Nothing of an earlier operator may be shown to this one.
    queries.clear();
    router.history.push(to ?? '/');
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const field = (name: string) => String(form.get(name) ?? '');
    logIn({ username: field('username'), password: field('password'), code: field('code') });
  };
  return (
    <Center mih="100dvh" p="md" component="main">
      <Paper withBorder shadow="sm" p="xl" w="100%" maw={380}>
        <form onSubmit={submit}>
          <Stack>
            <Group gap="sm">
              <img src={houseLogo} alt="" width={36} height={36} />
              <Title order={1} size="h3">
                {houseName} console
              </Title>
            </Group>
            {refusal !== null && (
              <Callout color="red" role="alert">
                {refusal}
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
            {asksCode && <CodeInput name="code" />}
            <Button type="submit" loading={isPending} fullWidth>
              Log in
            </Button>
            <Group justify="space-between">
              <Anchor size="sm" renderRoot={(props) => <Link to="/join" {...props} />}>
                I was invited
              </Anchor>
              <LanguageChoice />
            </Group>
          </Stack>
        </form>
      </Paper>
    </Center>
  );
}
