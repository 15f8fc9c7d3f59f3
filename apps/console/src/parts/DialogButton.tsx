import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { NEXT_DEED } from './queue-marks.ts';
import { useActsHere } from './use-acts-here.ts';

type DialogButtonProps = Pick<ButtonProps, 'size' | 'variant' | 'color' | 'disabled' | 'mt'> & {
  label: string;
  /** What it is called where the label alone does not say of what. */
  name?: string;
  /** Which of the list's rows it leads to, where J and K lead from one to the next. */
  nth?: number;
  dialog: (close: () => void) => ReactNode;
};

/**
 * A button that opens a dialog of its own: in a row unless its size says otherwise. The dialog is that of the label that was pressed:
 * when what can be done has changed, it goes, and never becomes another. Who only reads the page has none.
 */
export function DialogButton({ label, name, nth, dialog, size = 'xs', variant = 'default', ...button }: DialogButtonProps) {
  const [opened, setOpened] = useState<string | null>(null);
  if (!useActsHere()) return null;
  return (
    <>
      <Button
        {...button}
        size={size}
        variant={variant}
        onClick={() => setOpened(label)}
        aria-label={name}
        {...(nth !== undefined && { [NEXT_DEED]: nth })}
      >
        {label}
      </Button>
      {/* Its code may come only when it is opened. */}
      {opened === label && <Suspense>{dialog(() => setOpened(null))}</Suspense>}
    </>
  );
}
