import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { Icon } from './Icon.tsx';

type SearchBoxProps = { label: string; placeholder: string; value: string | undefined; search: (text: string | undefined) => void };

const TYPING_PAUSE_MS = 300;

/** A search that starts when typing pauses. Remount it (by `key`) when the address is changed from elsewhere. */
export function SearchBox({ label, placeholder, value, search }: SearchBoxProps) {
  const [text, setText] = useState(value ?? '');
  const searchSoon = useDebouncedCallback((typed: string) => search(typed.trim() || undefined), TYPING_PAUSE_MS);
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
      w={320}
      maw="100%"
    />
  );
}
