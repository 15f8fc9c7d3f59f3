import { Anchor, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { excessOver, writeBets } from '@shwekan/rules';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { clock } from '../../app/call.ts';
import { CopyValue } from '../../parts/CopyValue.tsx';
import type { Draw } from '../../parts/draws.ts';
import { counted } from '../../parts/format.ts';
import { KyatInput } from '../../parts/KyatInput.tsx';
import { useActsHere } from '../../parts/use-acts-here.ts';
import { drawName, leftKyat, type NumberRow } from './draw.ts';

import type { ExcessPicture } from './excess-image.ts';

const ROWS_MAX = 10;

/** What is staked on numbers above a limit that the operator types and is not sold yet, as the trade writes it: to be sold, copied or sent as a picture. */
export function Excess({ draw, numbers }: { draw: Draw; numbers: readonly NumberRow[] }) {
  const [limit, setLimit] = useState<number | string>('');
  const over =
    typeof limit === 'number'
      ? excessOver(
          numbers.map((it) => [it.bet_number, leftKyat(it)] as const),
          limit,
        )
      : [];
  const text = writeBets(over);
  const sum = over.reduce((all, [, kyat]) => all + kyat, 0).toLocaleString('en');
  const said = `${counted(over.length, 'number')}, ${sum} kyat`;
  const title = drawName(draw);
  return (
    <Stack gap="sm" maw={480}>
      <KyatInput size="xs" label="Limit of each number" value={limit} onChange={setLimit} />
      {typeof limit === 'number' && over.length === 0 && (
        <Text size="sm" c="dimmed">
          No number is above the limit.
        </Text>
      )}
      {over.length > 0 && (
        <>
          <Group gap="xs">
            <Text size="sm">{said}</Text>
            <CopyValue value={text} name="list" />
            <Button size="compact-xs" variant="subtle" onClick={() => void sendPicture({ title, sum: said, lines: over })}>
              As a picture
            </Button>
            <Sell draw={draw} limit={Number(limit)} />
          </Group>
          <Textarea size="xs" aria-label="List above the limit" value={text} readOnly autosize minRows={1} maxRows={ROWS_MAX} />
        </>
      )}
    </Stack>
  );
}

/** What draws it comes when it is asked for. */
async function sendPicture(excess: ExcessPicture): Promise<void> {
  const { sendExcess } = await import('./excess-image.ts');
  await sendExcess(excess);
}

/** The way to sell it, until the draw is held. */
function Sell({ draw, limit }: { draw: Draw; limit: number }) {
  const actsHere = useActsHere();
  if (!actsHere || Date.parse(draw.draws_at) <= clock.now()) return null;
  return (
    <Anchor size="sm" renderRoot={(props) => <Link to="/takers" search={{ draw: draw.id, limit }} {...props} />}>
      Sell to a house
    </Anchor>
  );
}
