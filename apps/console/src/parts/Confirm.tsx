import { Button, Group, Modal, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useFocusBack } from './use-focus-back.ts';

type ConfirmProps = {
  title: string;
  /** What the button says: the deed itself, never "OK". */
  action: string;
  color?: string;
  /** Wider than most dialogs, for what needs the room. */
  size?: 'lg';
  isRunning: boolean;
  /** Why it cannot be done yet; the button waits. */
  isBlocked?: boolean;
  close: () => void;
  confirm: () => void;
  children: ReactNode;
};

/** Asks before a deed. The dialog stays until the server has answered. */
export function Confirm({ title, action, color, size, isRunning, isBlocked = false, close, confirm, children }: ConfirmProps) {
  const form = useId();
  useFocusBack();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isRunning && !isBlocked) confirm();
  };
  return (
    <Modal opened onClose={close} title={title} size={size} closeOnClickOutside={!isRunning} closeOnEscape={!isRunning} centered>
      <form id={form} onSubmit={submit}>
        <Stack gap="md">
          {children}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={close} disabled={isRunning}>
              Cancel
            </Button>
            <Button type="submit" color={color} loading={isRunning} disabled={isBlocked}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
