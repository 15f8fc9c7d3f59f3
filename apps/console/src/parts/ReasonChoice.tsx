import { Radio, Stack } from '@mantine/core';
import { writtenReason } from '@shwekan/phrases/reasons';
import { useState } from 'react';
import { say } from '../app/say.tsx';
import { LineInput } from './LineInput.tsx';

const OTHER = 'other';
/** The longest reason that the server takes. */
const REASON_MAX = 200;

type ReasonChoiceProps = { reasons: readonly string[]; change: (reason: string) => void };

/**
 * A reason that the player reads in their language: one of those used most, to which the operator may add in their own words; or those words
 * alone. Empty while they are not typed. A dialog begins at it: the arrows choose, Enter goes on.
 */
export function ReasonChoice({ reasons, change }: ReasonChoiceProps) {
  const [chosen, setChosen] = useState<string>(reasons[0] ?? OTHER);
  const [own, setOwn] = useState('');
  const isOther = chosen === OTHER;
  const tell = (next: string, text: string) => change(writtenReason(next === OTHER ? null : next, text));
  const choose = (next: string) => {
    setChosen(next);
    tell(next, own);
  };
  const type = (text: string) => {
    setOwn(text);
    tell(chosen, text);
  };
  return (
    <>
      <Radio.Group label="Reason" description="The player reads it in their language." value={chosen} onChange={choose}>
        <Stack gap="xs" mt="xs">
          {reasons.map((it) => (
            <Radio key={it} value={it} label={say(it)} data-autofocus={it === chosen || undefined} />
          ))}
          <Radio value={OTHER} label="Another reason" data-autofocus={isOther || undefined} />
        </Stack>
      </Radio.Group>
      <LineInput
        label={isOther ? 'Reason for the player' : 'Add in your own words'}
        description={isOther ? undefined : 'The player reads it after the reason, as the words of the house.'}
        value={own}
        onChange={type}
        maxLength={isOther ? REASON_MAX : REASON_MAX - chosen.length - 1}
        required={isOther}
      />
    </>
  );
}
