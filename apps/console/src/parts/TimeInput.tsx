import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';
import { readTime, type TimeKind, typedTime } from './time.ts';

const PICKERS = { day: 'date', month: 'month', moment: 'datetime-local', time: undefined } as const;
const SAMPLES = { day: '31/12/2026', month: '12/2026', moment: '31/12/2026 16:30', time: '16:30' } as const;

type Own = 'type' | 'value' | 'onChange' | 'min' | 'max';
export type TimeInputProps = Omit<TextInputProps, Own> & {
  kind: TimeKind;
  /** As the browser's own field would have it: "2026-12-31", "2026-12", "2026-12-31T16:30", "16:30". Empty for none. */
  value: string;
  /** Null while what is typed is no time, or is not between `min` and `max`. */
  onChange: (value: string | null) => void;
  /** Told when what is typed begins to be none, and when it is one again or the field goes. */
  onUnread?: (isUnread: boolean) => void;
  min?: string | undefined;
  max?: string | undefined;
};

/** A field for a day, month, moment or time of day, typed or chosen, in the one form of the console whatever the browser's language is. */
export function TimeInput({ kind, value, onChange, onUnread, min = '', max = '', error, ...props }: TimeInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const isWithin = (read: string) => (min === '' || read >= min) && (max === '' || read <= max);
  const take = (text: string) => {
    setTyped(text);
    const read = text.trim() === '' ? '' : readTime(kind, text);
    onChange(read === null || (read !== '' && !isWithin(read)) ? null : read);
  };
  const read = typed === null || typed.trim() === '' ? '' : readTime(kind, typed);
  const isWrong = read === null || (read !== '' && !isWithin(read));
  const [isLeft, setLeft] = useState(false);
  // A form that was emptied empties what was typed into it.
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value === '' && read !== '' && !isWrong) setTyped(null);
  }
  const told = useRef(onUnread);
  useEffect(() => {
    told.current = onUnread;
  });
  useEffect(() => {
    if (!isWrong) return;
    told.current?.(true);
    return () => told.current?.(false);
  }, [isWrong]);
  return (
    <TextInput
      {...props}
      autoComplete="off"
      placeholder={SAMPLES[kind]}
      value={typed ?? typedTime(kind, value)}
      error={isWrong && isLeft ? wrongWith(kind, read === null, min, max) : error}
      onChange={(event) => take(event.currentTarget.value)}
      onFocus={() => setLeft(false)}
      // Whoever sends the form by it reads why it stays.
      onKeyDown={(event) => event.key === 'Enter' && setLeft(true)}
      onBlur={() => {
        setLeft(true);
        if (!isWrong) setTyped(null);
      }}
      rightSection={
        PICKERS[kind] && (
          <>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-label="Pick"
              disabled={props.disabled ?? false}
              onClick={() => picker.current?.showPicker()}
            >
              <Icon name="calendar" size={16} />
            </ActionIcon>
            <input
              ref={picker}
              type={PICKERS[kind]}
              value={value}
              min={min}
              max={max}
              tabIndex={-1}
              aria-hidden
              style={{ position: 'absolute', insetInlineEnd: 0, bottom: 0, width: 1, height: 1, opacity: 0, pointerEvents: 'none' }}
              onChange={(event) => {
                onChange(event.currentTarget.value);
                setTyped(null);
              }}
            />
          </>
        )
      }
    />
  );
}

function wrongWith(kind: TimeKind, isUnread: boolean, min: string, max: string): string {
  if (isUnread) return `Write it as ${SAMPLES[kind]}`;
  if (min === '') return `Not after ${typedTime(kind, max)}`;
  return max === '' ? `Not before ${typedTime(kind, min)}` : `From ${typedTime(kind, min)} to ${typedTime(kind, max)}`;
}
