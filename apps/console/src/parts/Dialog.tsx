import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFocusBack } from './use-focus-back.ts';

type DialogProps = { title: string; size?: 'lg' | 'xl'; close: () => void; children: ReactNode };

/** A dialog to look at something, or with forms of its own; what asks before a deed is a `Deed`. */
export function Dialog({ title, size, close, children }: DialogProps) {
  useFocusBack();
  return (
    <Modal opened onClose={close} title={title} {...(size === undefined ? {} : { size })} centered>
      {children}
    </Modal>
  );
}
