import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Deed } from '../../parts/Deed.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import type { Draw } from '../../parts/draws.ts';
import { kyatNumber } from '../../parts/format.ts';
import { DRAW_CALLS, drawName } from './draw.ts';
import { type WrittenNumbers as Written, writtenNumbers } from './written-numbers.ts';

const SHOWN_UNCLEAR = 5;

/** Chooses numbers, or gives them caps, as players write their bets. What is not understood stands there and chooses nothing. */
export function WrittenNumbers({ draw, add }: { draw: Draw; add: (bet_numbers: readonly string[]) => void }) {
  const [text, setText] = useState('');
  const written = writtenNumbers(text, draw.lottery);
  const named = [...written.numbers, ...written.caps.map((it) => it.bet_number)];
  const choose = () => {
    add(named);
    setText('');
  };
  return (
    <Stack gap={4}>
      <Textarea
        size="xs"
        label="Numbers as players write them"
        description="12R 34.56 5B: chosen together. 12R=500000 on a line of its own: their caps."
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={written.unclear.length > 0 && `Not understood: ${written.unclear.slice(0, SHOWN_UNCLEAR).join(' ')}`}
        autosize
        minRows={1}
        maxRows={6}
        maw={480}
      />
      {text.trim() !== '' && (
        <Group gap="sm">
          <Button size="xs" variant="default" disabled={named.length === 0} onClick={choose}>
            Choose {named.length}
          </Button>
          {written.caps.length > 0 && (
            <DialogButton
              label={`Set ${written.caps.length} caps`}
              disabled={written.unclear.length > 0}
              dialog={(close) => <WrittenCaps draw={draw} caps={written.caps} close={close} done={() => setText('')} />}
            />
          )}
        </Group>
      )}
    </Stack>
  );
}

/** Gives each of the numbers the cap that was written with it. */
function WrittenCaps({ draw, caps, close, done }: { draw: Draw; caps: Written['caps']; close: () => void; done: () => void }) {
  const most_kyat = kyatNumber(draw.cap);
  const above = caps.filter((it) => it.cap_kyat > most_kyat).map((it) => it.bet_number);
  return (
    <Deed<'POST /api/console/draws/:id/numbers', Record<string, never>>
      call="POST /api/console/draws/:id/numbers"
      title={`Give caps of their own: ${drawName(draw)}`}
      action="Set the caps"
      values={{}}
      fields={[]}
      sent={() => ({ params: { id: draw.id }, body: { numbers: caps.map(({ bet_number, cap_kyat }) => ({ bet_number, cap: cap_kyat })) } })}
      done="The caps are set."
      refreshes={DRAW_CALLS}
      close={close}
      onAnswer={done}
    >
      <Text size="sm">Most that all players together may stake. Bets already taken stay, also above it.</Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {caps.map((it) => `${it.bet_number}: ${it.cap_kyat.toLocaleString('en')}`).join(', ')}
      </Text>
      {above.length > 0 && (
        <Text size="sm" c="red">
          Above the cap of the draw, {most_kyat.toLocaleString('en')}: {above.join(' ')}
        </Text>
      )}
    </Deed>
  );
}
