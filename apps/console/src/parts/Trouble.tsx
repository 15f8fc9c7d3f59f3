import { Drawer, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { CopyValue } from './CopyValue.tsx';
import { Short } from './Short.tsx';
import { useFocusBack } from './use-focus-back.ts';

/** Seen to lead to more, and as it stands in its row. */
const OPENER = { textAlign: 'inherit', textDecoration: 'underline', textDecorationStyle: 'dotted' } as const;

type TroubleProps = {
  /** What it befell. */
  of: string;
  /** As a machine said it. */
  said: string;
};

/** What went wrong, as far as a row has room for it; it opens to all of it beside the page, to be read and copied. */
export function Trouble({ of, said }: TroubleProps) {
  const [isOpen, open] = useDisclosure();
  return (
    <>
      <UnstyledButton onClick={open.open} display="block" w="100%" style={OPENER} aria-haspopup="dialog">
        <Short lines={1}>{said}</Short>
      </UnstyledButton>
      {isOpen && <WholeTrouble of={of} said={said} close={open.close} />}
    </>
  );
}

function WholeTrouble({ of, said, close }: TroubleProps & { close: () => void }) {
  useFocusBack();
  return (
    <Drawer opened onClose={close} position="right" size="lg" title={of} closeButtonProps={{ 'aria-label': 'Close' }}>
      <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {said}
      </Text>
      <CopyValue value={said} name="error" />
    </Drawer>
  );
}
