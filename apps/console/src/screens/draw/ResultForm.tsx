import { Alert, Button, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { latinDigits, lotteryOf, numberFrom, numberValue } from '@shwekan/rules';
import { type FormEvent, useState } from 'react';
import { Confirm } from '../../parts/Confirm.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { useAction } from '../../parts/use-action.ts';
import type { Draw } from '../draws/draws.ts';
import { DRAW_CALLS, drawName, refuseResult } from './draw.ts';

type Way = 'source' | 'number';

/** Enters a result: from the exchange's values, whose number is shown while typing, or as a bare number. */
export function ResultForm({ draw }: { draw: Draw }) {
  const [way, setWay] = useState<Way>('source');
  const [set, setSet] = useState('');
  const [value, setValue] = useState('');
  const [bare, setBare] = useState('');
  const [isAsking, setAsking] = useState(false);
  const clear = () => {
    setAsking(false);
    setSet('');
    setValue('');
    setBare('');
  };
  const enter = useAction('POST /api/console/draws/:id/results', {
    done: 'The result is proposed. A second operator has to confirm it.',
    refreshes: DRAW_CALLS,
    onDone: clear,
    onConflict: clear,
  });
  const refusal = refuseResult(draw);
  if (refusal !== null)
    return (
      draw.result === null && (
        <Text c="dimmed" size="sm">
          {refusal}
        </Text>
      )
    );

  const source = { set: latinDigits(set.trim()), value: latinDigits(value.trim()) };
  const typed = latinDigits(bare.trim());
  const { digits } = lotteryOf(draw.lottery);
  const number = way === 'source' ? numberFrom(draw.lottery, source) : numberValue(typed, digits) < 0 ? null : typed;
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
                { value: 'source', label: 'From SET and value' },
                { value: 'number', label: 'Number only' },
              ]}
            />
          </Group>
          <Group align="flex-end" gap="sm">
            {way === 'source' ? (
              <>
                <Typed label="SET index" placeholder="1,338.91" value={set} change={setSet} />
                <Typed label="Value, million baht" placeholder="32,345.64" value={value} change={setValue} />
              </>
            ) : (
              <Typed label="Number" placeholder={'0'.repeat(digits)} value={bare} change={setBare} />
            )}
            <Derived number={number} />
            <Button type="submit" disabled={number === null}>
              Propose
            </Button>
          </Group>
          {way === 'number' && (
            <Alert color="yellow" icon={<Icon name="alert" />} py="xs">
              A number without its source is marked as entered by hand, for ever.
            </Alert>
          )}
        </Stack>
      </form>
      {isAsking && (
        <Confirm
          title={`Propose ${number} for ${drawName(draw)}?`}
          action={`Propose ${number}`}
          isRunning={enter.isPending}
          close={() => setAsking(false)}
          confirm={() => enter.mutate({ params: { id: draw.id }, body: way === 'source' ? source : { number: typed } })}
        >
          <Text size="sm">{way === 'source' ? `SET ${source.set}, value ${source.value}.` : 'Entered by hand, without a source.'}</Text>
          <Text size="sm">A second operator has to confirm it before anything is paid.</Text>
        </Confirm>
      )}
    </>
  );
}

type TypedProps = { label: string; placeholder: string; value: string; change: (text: string) => void };

function Typed({ label, placeholder, value, change }: TypedProps) {
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
