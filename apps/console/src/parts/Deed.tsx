import { Button, Modal, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { ActionInput } from '../app/call.ts';
import { Callout } from './Callout.tsx';
import { Choices } from './Choices.tsx';
import { FieldRows } from './FieldRows.tsx';
import { type FieldRow, isComplete, withoutSpace, writtenIn } from './fields.ts';
import { type ActionOptions, type PostName, useAction } from './use-action.ts';
import { useDraft } from './use-draft.ts';
import { useFields } from './use-fields.ts';
import { useFocusBack } from './use-focus-back.ts';

type DeedProps<N extends PostName, V extends object> = Omit<ActionOptions<N>, 'onConflict' | 'onRefusal'> & {
  call: N;
  title: string;
  /** What the button says: the deed itself, never "OK". */
  action: string | ((values: V) => string);
  color?: string | undefined;
  /** Wider than most dialogs, for what needs the room. */
  size?: 'lg' | undefined;
  /** What its fields begin with. */
  values?: V;
  fields?: readonly FieldRow<V>[];
  /** What is sent of what was filled in, or null while it cannot be sent: the button waits. */
  sent: (values: V) => ActionInput<N> | null;
  /** Leaves it undone. */
  close: () => void;
  /** It ends when somebody else was first; `stays` keeps it open, so that what was typed can be mended. */
  stays?: boolean | ((code: string) => boolean);
  /** Its button has the focus: whoever came here by a key goes on by Enter. */
  focus?: boolean;
  /** What the operator decides by. */
  children?: ReactNode;
};

/**
 * A deed of an operator: the dialog says what it is and what it comes to, asks what it needs, and calls. It stays until the server
 * has answered, says what came of it (done, asked of a second person, refused), has read anew what it changed, and gives the focus back.
 * It begins in its first field. A refusal stands above the button. When its row goes, as somebody else was first, the operator is told and gets back what was typed.
 */
export function Deed<N extends PostName, V extends object = Record<never, never>>(props: DeedProps<N, V>) {
  const {
    call,
    title,
    action,
    color,
    size,
    values,
    fields = [],
    sent,
    close,
    onDone = close,
    stays = false,
    focus,
    children,
    ...more
  } = props;
  const id = useId();
  useFocusBack();
  const form = useFields<V>(values ?? ({} as V));
  const { refusal, setRefusal, button } = useRefusal();
  const end = useDraft({ title, typed: writtenIn(fields, form), refusal });
  const ended = (next: () => void) => () => {
    end();
    next();
  };
  const staysAfter = (code: string) => (typeof stays === 'function' ? stays(code) : stays);
  const { mutate, isPending } = useAction(call, {
    ...more,
    onDone: ended(onDone),
    onConflict: (code) => staysAfter(code) || ended(onDone)(),
    onRefusal: (sentence, conflict) => {
      // A dialog that has gone, or goes now, says nothing itself.
      if (button.current === null || (conflict !== null && !staysAfter(conflict))) return false;
      setRefusal(sentence);
      return true;
    },
  });
  const input = isComplete(fields, form) ? sent(withoutSpace(form.values)) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form around the button that opened this is not meant.
    event.stopPropagation();
    if (isPending || input === null) return;
    setRefusal(null);
    mutate(input);
  };
  const leave = ended(close);
  return (
    <Modal
      opened
      onClose={leave}
      title={title}
      size={size}
      closeOnClickOutside={!isPending}
      closeOnEscape={!isPending}
      closeButtonProps={{ 'aria-label': 'Close', disabled: isPending }}
      centered
    >
      <form id={id} ref={beginInField} onSubmit={submit}>
        <Stack gap="md">
          {children}
          <FieldRows form={form} rows={fields} isLive />
          {refusal !== null && (
            <Callout color="red" role="alert">
              {refusal}
            </Callout>
          )}
          <Choices>
            <Button variant="default" onClick={leave} disabled={isPending}>
              Cancel
            </Button>
            <Button
              ref={button}
              data-autofocus={focus}
              type="submit"
              color={color}
              loading={isPending}
              aria-busy={isPending}
              disabled={input === null}
            >
              {typeof action === 'string' ? action : action(form.values)}
            </Button>
          </Choices>
        </Stack>
      </form>
    </Modal>
  );
}

/** A dialog begins, for those who use keys, in its first field in sight, but for one that is chosen already; unless something in it says that it begins there. */
function beginInField(form: HTMLFormElement | null): void {
  if (form === null || form.querySelector('[data-autofocus]') !== null) return;
  const fields = form.querySelectorAll<HTMLElement>('input:not([type="radio"], [type="file"]), textarea, select');
  // Those of the other languages of a text stand there, hidden.
  [...fields].find((it) => it.offsetParent !== null)?.setAttribute('data-autofocus', 'true');
}

/** What the server said to a deed, and its button: a button that waits cannot be pressed and loses the focus, which it gets back. */
function useRefusal() {
  const [refusal, setRefusal] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (refusal !== null && document.activeElement === document.body) button.current?.focus();
  });
  return { refusal, setRefusal, button };
}
