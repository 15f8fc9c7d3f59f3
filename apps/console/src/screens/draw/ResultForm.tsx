import { Button, Group, Stack, Text } from '@mantine/core';
import { latinDigits, lotteryOf, numberValue } from '@shwekan/rules';
import { type FormEvent, useState } from 'react';
import { Callout } from '../../parts/Callout.tsx';
import { Choices } from '../../parts/Choices.tsx';
import { Deed } from '../../parts/Deed.tsx';
import type { Draw } from '../../parts/draws.ts';
import { FieldRows } from '../../parts/FieldRows.tsx';
import type { FormField } from '../../parts/fields.ts';
import { useFields } from '../../parts/use-fields.ts';
import { DRAW_CALLS, drawName, entrySentence, refuseResult } from './draw.ts';
import { FollowsNote } from './FollowsNote.tsx';
import { derivedFrom, enteredOf, type SourceFields, sourceOf, sourceShown } from './source.ts';

type Way = 'source' | 'number';
/** What an operator types: the values of the source, or the bare number. */
type ResultDraft = SourceFields & { way: Way; bare: string };

const NOTHING: ResultDraft = { way: 'source', set: '', value: '', bare: '' };

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
  const form = useFields(NOTHING);
  const [isAsking, setAsking] = useState(false);
  const { way } = form.values;
  const { number, source, body } = entryOf(draw, form.values);
  const reversed = draw.proposals.find((it) => it.state === 'reversed' && it.number === number);
  const clear = () => {
    setAsking(false);
    for (const name of ['set', 'value', 'bare'] as const) form.setFieldValue(name, '');
  };
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
            <FieldRows form={form} rows={[wayOf(draw)]} />
          </Group>
          <Group align="flex-end" gap="sm">
            <FieldRows form={form} rows={valuesOf(draw, way)} />
            <Derived number={number} />
            <Choices>
              <Button type="submit" disabled={number === null}>
                Enter
              </Button>
            </Choices>
          </Group>
          {way === 'number' && (
            <Callout color="yellow" py="xs">
              A number without its source is marked as entered by hand, for ever.
            </Callout>
          )}
        </Stack>
      </form>
      {isAsking && (
        <Deed
          call="POST /api/console/draws/:id/results"
          title={`Enter ${number} for ${drawName(draw)}?`}
          action={`Enter ${number}`}
          sent={() => ({ params: { id: draw.id }, body })}
          done={({ outcome }) => entrySentence(draw, outcome)}
          refreshes={DRAW_CALLS}
          close={() => setAsking(false)}
          onDone={clear}
          focus
        >
          {reversed && (
            <Callout color="red" py="xs">
              This is the number that was reversed: {reversed.reason}
            </Callout>
          )}
          <Text size="sm">From: {sourceShown(draw.lottery, source)}.</Text>
          <Text size="sm">
            It is paid when a second operator says the same number, or a feed: not a feed alone where others disagree and it pays out much.
            Nobody is shown yours before. It replaces what you entered.
          </Text>
        </Deed>
      )}
    </>
  );
}

function wayOf({ lottery }: Draw): FormField<ResultDraft> {
  const data = [
    { value: 'source', label: sourceOf(lottery).way },
    { value: 'number', label: 'Number only' },
  ];
  return { kind: 'either', name: 'way', 'aria-label': 'How', size: 'xs', data };
}

function valuesOf({ lottery }: Draw, way: Way): FormField<ResultDraft>[] {
  // Two beside one another on a phone, whose keyboard has digits and goes on by its own key.
  const input = { kind: 'text', inputMode: 'decimal', enterKeyHint: 'go', maxLength: 30, flex: '1 1 7.5rem', maw: 170 } as const;
  if (way === 'source') return sourceOf(lottery).fields.map((it) => ({ ...input, ...it }));
  return [{ ...input, inputMode: 'numeric', name: 'bare', label: 'Number', placeholder: '0'.repeat(lotteryOf(lottery).digits) }];
}

/** The number that follows from what was typed, or null, with what is sent and where it comes from. */
function entryOf({ lottery }: Draw, { way, set, value, bare }: ResultDraft) {
  if (way === 'source') {
    const source = { set: latinDigits(set.trim()), value: latinDigits(value.trim()) };
    return { number: derivedFrom(lottery, source), source, body: enteredOf(lottery, source) };
  }
  const typed = latinDigits(bare.trim());
  const number = numberValue(typed, lotteryOf(lottery).digits) < 0 ? null : typed;
  return { number, source: { set: null, value: null }, body: { number: typed } };
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
