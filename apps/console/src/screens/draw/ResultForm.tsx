import { Button, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { latinDigits, lotteryOf, numberValue } from '@shwekan/rules';
import { type FormEvent, useState } from 'react';
import { Callout } from '../../parts/Callout.tsx';
import { Confirm } from '../../parts/Confirm.tsx';
import { useAction } from '../../parts/use-action.ts';
import type { Draw } from '../draws/draws.ts';
import { DRAW_CALLS, drawName, entrySentence, refuseResult } from './draw.ts';
import { FollowsNote } from './FollowsNote.tsx';
import { derivedFrom, enteredOf, sourceOf, sourceShown } from './source.ts';

type Way = 'source' | 'number';

const NOTHING = { set: '', value: '' };

/** Where a result is entered, or why it is not: too early, decided, or because it follows from another draw. */
export function ResultForm({ draw }: { draw: Draw }) {
  const [isAlone, setAlone] = useState(false);
  const refusal = refuseResult(draw);
  if (refusal !== null)
    return (
      draw.result === null && (
        <Text c="dimmed" size="sm">
          {refusal}
        </Text>
      )
    );
  const { follows } = lotteryOf(draw.lottery);
  if (follows !== null && !isAlone) return <FollowsNote draw={draw} leader={follows} enter={() => setAlone(true)} />;
  return <EnterForm draw={draw} />;
}

/** Enters a result: from the values of its source, whose number is shown while typing, or as a bare number. */
function EnterForm({ draw }: { draw: Draw }) {
  const [way, setWay] = useState<Way>('source');
  const [values, setValues] = useState(NOTHING);
  const [bare, setBare] = useState('');
  const [isAsking, setAsking] = useState(false);
  const clear = () => {
    setAsking(false);
    setValues(NOTHING);
    setBare('');
  };
  const enter = useAction('POST /api/console/draws/:id/results', {
    done: ({ outcome }) => entrySentence(draw, outcome),
    refreshes: DRAW_CALLS,
    onDone: clear,
    onConflict: clear,
  });
  const { way: source_way, fields } = sourceOf(draw.lottery);
  const source = { set: latinDigits(values.set.trim()), value: latinDigits(values.value.trim()) };
  const entered = enteredOf(draw.lottery, source);
  const typed = latinDigits(bare.trim());
  const { digits } = lotteryOf(draw.lottery);
  const number = way === 'source' ? derivedFrom(draw.lottery, source) : numberValue(typed, digits) < 0 ? null : typed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (number !== null) setAsking(true);
  };
  return (
    <>
      <form onSubmit={submit} aria-label="Enter a result">
        <Stack gap="sm">
          <Group gap="sm">
            <Text fw={600}>Enter a result</Text>
            <SegmentedControl
              size="xs"
              aria-label="How"
              value={way}
              onChange={(to) => setWay(to as Way)}
              data={[
                { value: 'source', label: source_way },
                { value: 'number', label: 'Number only' },
              ]}
            />
          </Group>
          <Group align="flex-end" gap="sm">
            {way === 'source' ? (
              fields.map(({ name, label, placeholder }) => (
                <SourceFields
                  key={name}
                  label={label}
                  placeholder={placeholder}
                  value={values[name]}
                  change={(text) => setValues((old) => ({ ...old, [name]: text }))}
                />
              ))
            ) : (
              <SourceFields label="Number" placeholder={'0'.repeat(digits)} value={bare} change={setBare} />
            )}
            <Derived number={number} />
            <Button type="submit" disabled={number === null}>
              Enter
            </Button>
          </Group>
          {way === 'number' && (
            <Callout color="yellow" py="xs">
              A number without its source is marked as entered by hand, for ever.
            </Callout>
          )}
        </Stack>
      </form>
      {isAsking && (
        <Confirm
          title={`Enter ${number} for ${drawName(draw)}?`}
          action={`Enter ${number}`}
          isRunning={enter.isPending}
          close={() => setAsking(false)}
          confirm={() => enter.mutate({ params: { id: draw.id }, body: way === 'source' ? entered : { number: typed } })}
        >
          <Text size="sm">From: {sourceShown(draw.lottery, way === 'source' ? source : { set: null, value: null })}.</Text>
          <Text size="sm">
            It is paid when a feed or a second operator says the same number. Nobody is shown yours before. It replaces what you entered.
          </Text>
        </Confirm>
      )}
    </>
  );
}

type TypedProps = { label: string; placeholder: string; value: string; change: (text: string) => void };

function SourceFields({ label, placeholder, value, change }: TypedProps) {
  return (
    <TextInput
      label={label}
      placeholder={placeholder}
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
      inputMode="decimal"
      autoComplete="off"
      maxLength={30}
      w={170}
    />
  );
}

function Derived({ number }: { number: string | null }) {
  return (
    <div aria-live="polite">
      <Text size="xs" c="dimmed">
        Gives
      </Text>
      <Text fw={800} fz={28} lh="36px" miw={48} c={number === null ? 'dimmed' : undefined} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {number ?? '–'}
      </Text>
    </div>
  );
}
