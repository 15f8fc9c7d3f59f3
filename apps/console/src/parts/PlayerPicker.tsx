import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../app/queries.ts';

const TYPING_PAUSE_MS = 300;
const SHOWN = 20;

type PlayerPickerProps = { player_id: number | null; pick: (player_id: number | null) => void };

/** Finds a player by phone, name, user code or number, and picks one. */
export function PlayerPicker({ player_id, pick }: PlayerPickerProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, TYPING_PAUSE_MS);
  // What stands in the field once somebody is picked finds nobody: the phone in it does.
  const phone = /09\d{9}/.exec(search)?.[0];
  const query = { search: (phone ?? search) || undefined, limit: SHOWN };
  const found = useQuery({ ...ask('GET /api/console/players', { query }), placeholderData: keepPreviousData });
  const data = (found.data?.data ?? []).map((it) => ({ value: String(it.id), label: `${it.name}, ${it.phone}` }));
  return (
    <Select
      label="Player"
      placeholder="Phone, name, user code, number"
      searchable
      clearable
      required
      data={data}
      value={player_id === null ? null : String(player_id)}
      onChange={(value) => pick(value === null ? null : Number(value))}
      searchValue={typed}
      onSearchChange={setTyped}
      // The server searches; what it answered is shown.
      filter={({ options }) => options}
      nothingFoundMessage={found.isFetching ? 'Searching' : 'Nobody found'}
      data-autofocus
    />
  );
}
