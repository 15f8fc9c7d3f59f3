import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Acting } from '../../parts/Acting.tsx';
import { type Columns, DataTable } from '../../parts/DataTable.tsx';
import { HolderName, NameTag } from '../../parts/HolderName.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { Section } from '../../parts/Page.tsx';
import { PlayerCell, TwoLines } from '../../parts/RequestCells.tsx';
import { Empty } from '../../parts/States.tsx';
import { ApprovalOutcome, type Outcome } from './ApprovalOutcome.tsx';
import { ApproveMatches } from './ApproveMatches.tsx';
import { type Match, matchesOf, namesOf, REASONS } from './house-account.ts';
import { RequestLink } from './RequestLink.tsx';

/** As many as are approved at once. */
const AT_ONCE = 200;

/** What came and is a request for certain: all ticked, approved as a list. Below it what only looks like it. */
export function MatchesTab({ id }: { id: number }) {
  const query = useQuery(matchesOf(id));
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set());
  const [chosen, setChosen] = useState<readonly Match[] | null>(null);
  const [ended, setEnded] = useState<readonly Outcome[]>([]);
  const rows = query.data?.data;
  const likely = rows?.filter((it) => it.state === 'likely') ?? [];
  const certain = rows?.filter((it) => it.state === 'certain');
  const waiting = (certain ?? []).filter((it) => it.asked_by === null);
  const ticked = waiting.filter((it) => !unticked.has(it.id)).slice(0, AT_ONCE);
  const tick = (ids: readonly number[], isOn: boolean) =>
    setUnticked((old) => new Set(isOn ? [...old].filter((it) => !ids.includes(it)) : [...old, ...ids]));
  const all = waiting.map((it) => it.id);
  return (
    <Stack gap="md">
      <ApprovalOutcome outcomes={ended} />
      <Section
        title="Certain"
        hint="The ID ends with the player’s digits, or the amount was given to this player alone; amount and account are the same."
        aside={
          <Acting>
            <Button disabled={ticked.length === 0} onClick={() => setChosen(ticked)}>
              Approve {ticked.length}
            </Button>
          </Acting>
        }
      >
        {all.length > 0 && (
          <Checkbox
            label="All"
            mb="xs"
            checked={ticked.length === all.length}
            indeterminate={ticked.length > 0 && ticked.length < all.length}
            onChange={(event) => tick(all, event.currentTarget.checked)}
          />
        )}
        <DataTable
          label="Certain"
          columns={certainColumns(unticked, tick)}
          rows={certain}
          rowId={(row) => row.id}
          from={query}
          empty={<Empty title="Nothing to approve" hint="What a statement says and a player asked for appears here." />}
        />
      </Section>
      {likely.length > 0 && (
        <Section title="Looks like a request" hint="Look at the request itself: its picture and its amount decide.">
          <DataTable
            label="Looks like a request"
            columns={LIKELY_COLUMNS}
            rows={likely}
            rowId={(row) => row.id}
            from={query}
            empty={null}
          />
        </Section>
      )}
      {chosen !== null && <ApproveMatches id={id} matches={chosen} ended={setEnded} close={() => setChosen(null)} />}
    </Stack>
  );
}

function certainColumns(unticked: ReadonlySet<number>, tick: (ids: readonly number[], isOn: boolean) => void): Columns<Match> {
  return [
    {
      header: 'Approve',
      cell: (row) => (
        <Checkbox
          aria-label={`Approve cash-in #${row.cash_in_id}`}
          checked={row.asked_by === null && !unticked.has(row.id)}
          disabled={row.asked_by !== null}
          onChange={(event) => tick([row.id], event.currentTarget.checked)}
        />
      ),
    },
    ...cameColumns,
    { header: 'Why', cell: (row) => <Why match={row} /> },
  ];
}

/** Who paid, in red where that is not the player. */
function Payer({ match }: { match: Match }) {
  const pair = namesOf(match);
  return (
    <>
      <Text size="sm">
        <HolderName {...pair} />
      </Text>
      <NameTag {...pair} />
    </>
  );
}

function Why({ match }: { match: Match }) {
  return (
    <>
      <Text size="sm">{REASONS[match.reason]}</Text>
      {match.promotion && <Text size="xs">with {match.promotion}</Text>}
      {match.asked_by && <Text size="xs">{match.asked_by} asked: a second person confirms it</Text>}
    </>
  );
}

const cameColumns: Columns<Match> = [
  { header: 'Came', cell: (row) => <Moment at={row.at} /> },
  { header: 'Kyat', align: 'right', cell: (row) => <Money kyat={row.amount} fw={600} /> },
  { header: 'Transaction', cell: (row) => <TwoLines first={row.transaction_id ?? 'no ID'} second={row.party ?? ''} /> },
  { header: 'Request', cell: (row) => <RequestLink match={row} /> },
  { header: 'Player', cell: (row) => <PlayerCell player={row.player} /> },
  { header: 'Paid by', cell: (row) => <Payer match={row} /> },
  { header: 'Brought in by', cell: (row) => row.brought_by },
];

const LIKELY_COLUMNS: Columns<Match> = [
  ...cameColumns,
  {
    header: 'Why not certain',
    cell: (row) => (
      <Group gap={4} wrap="wrap" maw={260}>
        <Text size="sm">{REASONS[row.reason]}</Text>
        {row.amount !== row.asked && (
          <Text size="xs">
            asked for <Money kyat={row.asked} />
          </Text>
        )}
      </Group>
    ),
  },
];
