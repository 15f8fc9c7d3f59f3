import { Radio, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { say } from '../app/say.tsx';

const OTHER = 'other';

type ReasonChoiceProps = { reasons: readonly string[]; change: (reason: string) => void };

/** A reason that the player reads: one of those used most, or the operator's own. Empty while their own is not typed. */
export function ReasonChoice({ reasons, change }: ReasonChoiceProps) {
  const [chosen, setChosen] = useState<string>(reasons[0] ?? OTHER);
  const [own, setOwn] = useState('');
  const choose = (next: string) => {
    setChosen(next);
    change(next === OTHER ? own.trim() : next);
  };
  const type = (text: string) => {
    setOwn(text);
    change(text.trim());
  };
  return (
    <>
      <Radio.Group label="Reason" description="The player reads it." value={chosen} onChange={choose}>
        <Stack gap="xs" mt="xs">
          {reasons.map((it) => (
            <Radio key={it} value={it} label={say(it)} />
          ))}
          <Radio value={OTHER} label="Another reason" />
        </Stack>
      </Radio.Group>
      {chosen === OTHER && (
        <Textarea
          label="Reason for the player"
          value={own}
          onChange={(event) => type(event.currentTarget.value.replace(/\n/g, ' '))}
          maxLength={200}
          autosize
          minRows={2}
          required
        />
      )}
    </>
  );
}
