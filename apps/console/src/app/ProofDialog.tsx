import { Button, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Callout } from '../parts/Callout.tsx';
import { Choices } from '../parts/Choices.tsx';
import { CodeInput } from '../parts/CodeInput.tsx';
import { useFocusBack } from '../parts/use-focus-back.ts';
import { call, isSessionEnd, sentenceOf } from './call.ts';

/** Above the dialog whose call asks for it, below the one that logs in again. */
const ABOVE_DIALOGS = 900;

/** Asks whoever sits there to say that it is still them: what they were about to do goes on by itself afterwards. */
export function ProofDialog({ hasSecondFactor, end }: { hasSecondFactor: boolean; end: (isProved: boolean) => void }) {
  useFocusBack();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (proof: string) => call('POST /api/console/proof', { body: { proof } }),
    onSuccess: () => end(true),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A form around it, in the tree of components, is not meant.
    event.stopPropagation();
    mutate(String(new FormData(event.currentTarget).get('proof')));
  };
  return (
    <Modal
      opened
      onClose={() => end(false)}
      title="Is it still you?"
      zIndex={ABOVE_DIALOGS}
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
    >
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm">
            Money and rights ask for it when the last time is more than a quarter of an hour ago. What you began goes on.
          </Text>
          {error && !isSessionEnd(error) && (
            <Callout color="red" role="alert">
              {sentenceOf(error)}
            </Callout>
          )}
          {hasSecondFactor ? (
            <CodeInput name="proof" />
          ) : (
            <PasswordInput name="proof" label="Password" autoComplete="current-password" required data-autofocus />
          )}
          <Choices>
            <Button variant="default" onClick={() => end(false)}>
              Cancel
            </Button>
            <Button type="submit" loading={isPending}>
              It is me
            </Button>
          </Choices>
        </Stack>
      </form>
    </Modal>
  );
}
