import { Drawer, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFocusBack } from './use-focus-back.ts';

/** All of a row, beside its list. */
export function RowDrawer({ title, close, children }: { title: string; close: () => void; children: ReactNode }) {
  useFocusBack();
  return (
    <Drawer opened onClose={close} position="right" size="lg" title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack gap="lg">{children}</Stack>
    </Drawer>
  );
}
