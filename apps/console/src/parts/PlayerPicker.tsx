import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../app/queries.ts';

const TYPING_PAUSE_MS = 300;
const SHOWN = 20;

type PlayerPickerProps = { player_id: number | null; pick: (player_id: number | null) => void };
type Brief = { id: number; name: string; phone: string };
type PlayerMatches = { players: readonly Brief[]; isFetching: boolean };
/** What a search finds. */
type UseFound = (search: string) => PlayerMatches;

/** Finds a player by phone, name, user code or number, and picks one. For operators who may look players up. */
export function PlayerPicker(props: PlayerPickerProps) {
  return <Picker {...props} useFound={usePlayers} />;
}

/** The same for the writers of messages: it tells no more of a player than who they are. */
export function NoticePlayerPicker(props: PlayerPickerProps) {
  return <Picker {...props} useFound={useNoticePlayers} />;
}

const usePlayers: UseFound = (search) => {
  const query = { search: search || undefined, limit: SHOWN };
  const { data, isFetching } = useQuery({ ...ask('GET /api/console/players', { query }), placeholderData: keepPreviousData });
  return { players: data?.data ?? [], isFetching };
};

const useNoticePlayers: UseFound = (search) => {
  const found = ask('GET /api/console/notice-players', { query: { search } });
  const enabled = search.trim() !== '';
  const { data, isFetching } = useQuery({ ...found, enabled, placeholderData: keepPreviousData });
  return { players: enabled ? (data?.data ?? []) : [], isFetching };
};

function Picker({ player_id, pick, useFound }: PlayerPickerProps & { useFound: UseFound }) {
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<Brief | null>(null);
  const [search] = useDebouncedValue(typed, TYPING_PAUSE_MS);
  // What stands in the field once somebody is picked finds nobody.
  const found = useFound(picked !== null && search === nameOf(picked) ? picked.name : search);
  const players = picked === null || found.players.some((it) => it.id === picked.id) ? found.players : [picked, ...found.players];
  const choose = (value: string | null) => {
    const chosen = players.find((it) => String(it.id) === value) ?? null;
    setPicked(chosen);
    pick(chosen?.id ?? null);
  };
  return (
    <Select
      label="Player"
      placeholder="Phone, name, user code, number"
      searchable
      clearable
      required
      data={players.map((it) => ({ value: String(it.id), label: nameOf(it) }))}
      value={player_id === null ? null : String(player_id)}
      onChange={choose}
      searchValue={typed}
      onSearchChange={setTyped}
      // The server searches; what it answered is shown.
      filter={({ options }) => options}
      nothingFoundMessage={found.isFetching ? 'Searching' : 'Nobody found'}
      data-autofocus
    />
  );
}

function nameOf({ name, phone }: Brief): string {
  return `${name}, ${phone}`;
}
