import { Anchor, Button, Center, Group, Paper, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { call, sentenceOf } from '../../app/call.ts';
import { houseLogo, houseName } from '../../app/house-name.ts';
import { LanguageChoice } from '../../app/LanguageChoice.tsx';
import { Callout } from '../../parts/Callout.tsx';
import { forgetHalves, noteHalf, type Part, useHalves } from './halves.ts';

type JoinBody = { first: string; second: string; password: string };

/** Where an invited operator chooses a password, with the two halves that two owners gave: their links fill them in. */
export function JoinScreen() {
  useDocumentTitle(`Join · ${houseName} console`);
  const halves = useHalves();
  const join = useMutation({ mutationFn: (body: JoinBody) => call('POST /api/console/join', { body }), onSuccess: forgetHalves });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    join.mutate({ first: halves.first.trim(), second: halves.second.trim(), password });
  };
  return (
    <Center mih="100dvh" p="md" component="main">
      <Paper withBorder shadow="sm" p="xl" w="100%" maw={420}>
        <Stack>
          <Group gap="sm">
            <img src={houseLogo} alt="" width={36} height={36} />
            <Title order={1} size="h3">
              Join the house
            </Title>
            <LanguageChoice />
          </Group>
          {join.data ? (
            <Joined username={join.data.username} />
          ) : (
            <form onSubmit={submit}>
              <Stack>
                <Text size="sm">
                  Two owners have each given you a link with one half of an invitation: open both in this browser, or paste them here. With
                  both you choose a password that only you know.
                </Text>
                {join.error && (
                  <Callout color="red" role="alert">
                    {sentenceOf(join.error)}
                  </Callout>
                )}
                <Half part="first" label="First half" value={halves.first} />
                <Half part="second" label="Second half" value={halves.second} />
                <PasswordInput
                  name="password"
                  label="New password"
                  description="At least 12 characters, not easy to guess."
                  autoComplete="new-password"
                  minLength={12}
                  maxLength={200}
                  required
                />
                <Button type="submit" loading={join.isPending} fullWidth>
                  Join
                </Button>
              </Stack>
            </form>
          )}
        </Stack>
      </Paper>
    </Center>
  );
}

/** A half, or the link that has it. */
function Half({ part, label, value }: { part: Part; label: string; value: string }) {
  return (
    <TextInput
      name={part}
      label={label}
      value={value}
      onChange={(event) => noteHalf(part, event.currentTarget.value)}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={400}
      required
    />
  );
}

function Joined({ username }: { username: string }) {
  return (
    <Callout color="green" icon="user" role="status">
      The password is yours. Your name is <b>{username}</b>.{' '}
      <Anchor size="sm" renderRoot={(props) => <Link to="/login" {...props} />}>
        Log in
      </Anchor>
    </Callout>
  );
}
