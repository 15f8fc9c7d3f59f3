import { Button, Fieldset, Group, Stack } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import type { CallInput } from '../app/call.ts';
import { Deed } from './Deed.tsx';
import { FieldRows } from './FieldRows.tsx';
import { type FieldRow, isComplete, withoutSpace, writtenIn, wrongIn } from './fields.ts';
import { type ActionOptions, isAsked, type PostName, useAction } from './use-action.ts';
import { useActsHere } from './use-acts-here.ts';
import { useDraft } from './use-draft.ts';
import { useFields } from './use-fields.ts';

type PageFormProps<N extends PostName, V extends object> = Pick<ActionOptions<N>, 'done' | 'refreshes' | 'onDone' | 'onConflict'> & {
  call: N;
  /** What the server has. Remount the form (by `key`) when that has changed. */
  values: V;
  fields: readonly FieldRow<V>[];
  sent: (values: V) => CallInput<N>;
  /** What the button of a form that adds something says: it waits until every required field is filled, and then begins anew. */
  adds?: string;
  /** An operator who may not change the form reads it. */
  mayChange?: boolean;
  /** What is read once more before it is sent. */
  ask?: { title: string; action: string; about: (values: V) => ReactNode };
};

/**
 * A form that stands on a page: it waits until something was changed. What waits for a second person is as it was before. When a colleague's change
 * takes its place, the operator gets back what was typed.
 */
export function PageForm<N extends PostName, V extends object>(props: PageFormProps<N, V>) {
  const { call, values, fields, sent, adds, ask, done, refreshes, onDone, onConflict } = props;
  const acts = useActsHere();
  const mayChange = acts && props.mayChange !== false;
  const form = useFields(values, fields);
  const [asked, setAsked] = useState<V | null>(null);
  const here = useRef<HTMLFormElement>(null);
  // One that stands in a dialog goes with it, as its operator wants.
  const end = useDraft({ typed: here.current?.closest('[role="dialog"]') ? [] : writtenIn(fields, form) });
  const onAnswer = (answer: unknown) => (adds !== undefined || isAsked(answer) ? form.reset() : end());
  const onWrongFields = (errors: Record<string, string>) => form.setErrors(wrongIn(fields, errors));
  const action = { ...(done ? { done } : {}), refreshes, onDone, onConflict, onAnswer, onWrongFields };
  const { mutate, isPending } = useAction(call, action);
  const submit = form.onSubmit((now) => (ask ? setAsked(now) : mutate(sent(withoutSpace(now)))));
  return (
    <form ref={here} onSubmit={submit} autoComplete="off">
      <Fieldset disabled={!mayChange} variant="unstyled" m={0} p={0}>
        <Stack gap="sm">
          <FieldRows form={form} rows={fields} />
          {mayChange && (
            <Group justify="flex-end">
              {adds === undefined && (
                <Button variant="default" disabled={!form.isDirty()} onClick={form.reset}>
                  Undo
                </Button>
              )}
              <Button type="submit" disabled={adds === undefined ? !form.isDirty() : !isComplete(fields, form)} loading={isPending}>
                {adds ?? 'Save'}
              </Button>
            </Group>
          )}
        </Stack>
      </Fieldset>
      {ask && asked && (
        <Deed
          call={call}
          title={ask.title}
          action={ask.action}
          {...action}
          sent={() => sent(withoutSpace(asked))}
          close={() => setAsked(null)}
          stays
        >
          {ask.about(asked)}
        </Deed>
      )}
    </form>
  );
}
