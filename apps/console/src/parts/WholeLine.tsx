import { Drawer, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { CopyValue } from './CopyValue.tsx';
import { useFocusBack } from './use-focus-back.ts';

/** Seen to lead to more, and as it stands in its row. */
const OPENER = { textAlign: 'inherit', textDecoration: 'underline', textDecorationStyle: 'dotted' } as const;
const WHOLE = { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' } as const;

type WholeLineProps = {
  /** What it is said of. */
  of: string;
  /** What went wrong, as a machine said it: it is copied to be looked for. */
  error?: string;
  c?: 'dimmed';
  children: ReactNode;
};

/** A line of a row, as far as there is room for it; it opens to all of it beside the page. For a table whose columns have a width: it gives them none. */
export function WholeLine({ children, c, ...whole }: WholeLineProps) {
  const [isOpen, open] = useDisclosure();
  return (
    <>
      <UnstyledButton onClick={open.open} display="block" w="100%" style={OPENER} aria-haspopup="dialog">
        <Text size="xs" lh={1.5} truncate {...(c && { c })}>
          {children}
        </Text>
      </UnstyledButton>
      {isOpen && (
        <Whole {...whole} close={open.close}>
          {children}
        </Whole>
      )}
    </>
  );
}

function Whole({ of, error, close, children }: Omit<WholeLineProps, 'c'> & { close: () => void }) {
  useFocusBack();
  return (
    <Drawer opened onClose={close} position="right" size="lg" title={of} closeButtonProps={{ 'aria-label': 'Close' }}>
      <Text size="sm" style={WHOLE}>
        {children}
      </Text>
      {error && <CopyValue value={error} name="error" />}
    </Drawer>
  );
}
