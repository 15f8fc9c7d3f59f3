import { Text } from '@mantine/core';
import { Deed } from '../../parts/Deed.tsx';
import type { Taker } from '../../parts/lay-off.ts';

/** Shuts another house, or asks for it to be open again. */
export function ShutTaker({ taker, close }: { taker: Taker; close: () => void }) {
  const { id, name, is_open } = taker;
  return (
    <Deed
      call="POST /api/console/takers/:id"
      title={is_open ? `Shut ${name}` : `Open ${name} again`}
      action={is_open ? 'Shut' : 'Ask for it'}
      color={is_open ? 'red' : undefined}
      sent={() => ({ params: { id }, body: { is_open: !is_open } })}
      done={`${name} is shut: nothing more is sold to it.`}
      refreshes={['GET /api/console/takers']}
      close={close}
    >
      <Text size="sm">
        {is_open
          ? 'Nothing more is sold to it from now on. What is sold stays, and is settled with its draws.'
          : 'A second person has to confirm it. Then it is sold to again, at its terms.'}
      </Text>
    </Deed>
  );
}
