import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useActsHere } from './use-acts-here.ts';

type DialogButtonProps = Pick<ButtonProps, 'size' | 'variant' | 'color' | 'disabled' | 'mt'> & {
  label: string;
  /** What it is called where the label alone does not say of what. */
  name?: string;
  dialog: (close: () => void) => ReactNode;
};

/**
 * A button that opens a dialog of its own: in a row unless its size says otherwise. The dialog is that of the label that was pressed:
 * when what can be done has changed, it goes, and never becomes another. Who only reads the page has none.
 */
export function DialogButton({ label, name, dialog, size = 'xs', variant = 'default', ...button }: DialogButtonProps) {
  const [opened, setOpened] = useState<string | null>(null);
  if (!useActsHere()) return null;
  return (
    <>
      <Button {...button} size={size} variant={variant} onClick={() => setOpened(label)} aria-label={name}>
        {label}
      </Button>
      {opened === label && dialog(() => setOpened(null))}
    </>
  );
}
