import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { Icon } from './Icon.tsx';
import { soughtIn } from './sought.ts';

type SearchBoxProps = {
  label: string;
  placeholder: string;
  value: string | undefined;
  search: (text: string | undefined) => void;
  /** Narrower than most, beside others. */
  w?: number;
};

const TYPING_PAUSE_MS = 300;

/** A search that starts when typing pauses. Shows what the address says when that is changed from elsewhere. */
export function SearchBox({ label, placeholder, value, search, w = 320 }: SearchBoxProps) {
  const [text, setText] = useState(value ?? '');
  const [known, setKnown] = useState(value);
  const searchSoon = useDebouncedCallback((typed: string) => {
    const asked = soughtIn(typed) || undefined;
    setKnown(asked);
    search(asked);
  }, TYPING_PAUSE_MS);
  // The way back, or a link: not what was typed here.
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== known) {
      setKnown(value);
      setText(value ?? '');
    }
  }
  const change = (typed: string) => {
    setText(typed);
    searchSoon(typed);
  };
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      leftSection={<Icon name="search" size={16} />}
      rightSection={text === '' ? undefined : <CloseButton size="sm" aria-label="Clear the search" onClick={() => change('')} />}
      maxLength={80}
      w={{ base: '100%', xs: w }}
      maw="100%"
    />
  );
}
