import { Group, SegmentedControl, Text } from '@mantine/core';
import { Fragment } from 'react';
import { listPage } from '../../app/page.tsx';
import { sayOfFigures, sayOfServer } from '../../app/say-of-server.ts';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { Short } from '../../parts/Short.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { useQueueKeys } from '../../parts/use-queue-keys.ts';
import { DeedDialog } from './DeedDialog.tsx';
import { DeedValue } from './DeedValue.tsx';
import { type DeedRow, deeds, deedsSearch, STATES } from './deeds.ts';

/** A deed is read in its dialog; the list tells how it begins. */
const LINES_SHOWN = 3;
const VIEWS = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'decided', label: 'Decided' },
];

/** What one operator asked for and another has to confirm, and what became of it. */
export const deedsPage = listPage('/deeds', {
  title: ({ state }) => (state === 'decided' ? 'No longer waiting for a second person' : 'Waiting for a second person'),
  hint: ({ state }) =>
    state === 'decided'
      ? 'What was confirmed or refused, withdrawn by who asked, or dropped because it had changed or who asked may no longer ask; the newest on top.'
      : 'What costs the house money is asked by one person and confirmed by another. Nobody confirms what they asked for themselves, not even an owner.',
  search: deedsSearch,
  load: deeds,
  filters: ({ search, change }) => (
    <Group gap="sm">
      <Which state={search.state} choose={(state) => change({ state })} />
      <SearchBox
        label="Search what needs two"
        placeholder="What it says, #number, who asked"
        value={search.search}
        search={(text) => change({ search: text }, true)}
      />
    </Group>
  ),
  columns: [
    { header: 'No.', cell: (row) => `#${row.id}` },
    { header: 'Asked', sorts: 'asked_at', cell: (row) => <AskedAt deed={row} /> },
    { header: 'What', cell: (row) => <What deed={row} /> },
    { header: 'State', cell: (row) => <State deed={row} /> },
    {
      header: null,
      align: 'right',
      cell: (row) => (
        <DialogButton
          label="Look"
          variant={row.state === 'asked' && row.may_decide ? 'filled' : 'default'}
          nth={row.id}
          dialog={(close) => <DeedDialog deed={row} close={close} />}
        />
      ),
    },
  ],
  empty: ({ state, search }) => ({
    title: 'Nothing here',
    hint:
      search !== undefined
        ? 'No request is like this.'
        : state === 'decided'
          ? 'What was decided appears here.'
          : 'What needs a second person appears here.',
  }),
});

type WhichProps = { state: 'waiting' | 'decided' | undefined; choose: (state: 'decided' | undefined) => void };

/** Which deeds are listed. J and K lead from one to the next, as in the queues, and Enter opens it. */
function Which({ state, choose }: WhichProps) {
  useQueueKeys();
  return (
    <SegmentedControl
      aria-label="Which"
      value={state ?? 'waiting'}
      onChange={(to) => choose(to === 'decided' ? to : undefined)}
      data={VIEWS}
      w="fit-content"
    />
  );
}

function AskedAt({ deed }: { deed: DeedRow }) {
  return (
    <div>
      <Moment at={deed.asked_at} />
      <Text size="xs" c="dimmed">
        by {deed.is_own ? 'you' : deed.asked_by}
      </Text>
    </div>
  );
}

function What({ deed }: { deed: DeedRow }) {
  const more = deed.lines.length - LINES_SHOWN;
  return (
    <div>
      <Short lines={1} size="sm" fw={600}>
        {sayOfServer(deed.title)}
      </Short>
      <Short lines={1} c="dimmed">
        {deed.lines.slice(0, LINES_SHOWN).map(({ field, before, after, is_typed: isTyped = false }, nth) => (
          <Fragment key={field}>
            {nth > 0 && ' · '}
            {sayOfFigures(field)}:{' '}
            {before !== null && (
              <>
                <DeedValue text={before} isTyped={isTyped} isShort /> →{' '}
              </>
            )}
            {after === null ? 'none' : <DeedValue text={after} isTyped={isTyped} isShort />}
          </Fragment>
        ))}
        {more > 0 && ' · '}
        {more > 0 && <>and {more} more</>}
      </Short>
    </div>
  );
}

function State({ deed }: { deed: DeedRow }) {
  const { label, color } = STATES[deed.state];
  return (
    <div>
      <Tag color={color}>{label}</Tag>
      <Short lines={1} c="dimmed">
        {deed.decided_by && <>by {deed.decided_by}</>}
        {deed.reason && `: ${deed.reason}`}
      </Short>
    </div>
  );
}
