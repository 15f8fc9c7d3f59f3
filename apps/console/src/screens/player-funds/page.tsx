import { Anchor, Group, Text } from '@mantine/core';
import { countShown, dayShown } from '@shwekan/rules';
import { Link } from '@tanstack/react-router';
import { page } from '../../app/page.tsx';
import { say } from '../../app/say.tsx';
import type { Columns } from '../../parts/DataTable.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { Figure } from '../../parts/Figure.tsx';
import { List } from '../../parts/List.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { Page } from '../../parts/Page.tsx';
import { TwoLines } from '../../parts/RequestCells.tsx';
import { SignButton } from '../../parts/Signatures.tsx';
import { useActsHere } from '../../parts/use-acts-here.ts';
import { CountDialog, StatementDialog } from './FundsDialogs.tsx';
import { CLOSINGS_CALL, type Closing, closings, closingsSearch, differenceOf, nameOf } from './player-funds.ts';

/** What the house owes its players, day by day, beside what its accounts hold. */
export const playerFundsPage = page('/player-funds', {
  search: closingsSearch,
  load: closings,
  screen: ({ search, change }) => (
    <Page
      title="Player funds"
      hint="A minute after a day of Myanmar is over it is closed by itself: what the house owed its players then, beside its accounts. The sums are in the public log and stay as they were told. Type in what the real accounts held, and see what is missing or over. Two operators sign each day."
    >
      <List
        label="Days"
        columns={COLUMNS}
        from={closings(search)}
        rowId={(row) => row.day}
        goTo={(next) => change({ page: next })}
        empty={{ title: 'No day is closed yet', hint: 'The first one is closed soon after midnight.' }}
      />
    </Page>
  ),
});

const COLUMNS: Columns<Closing> = [
  { header: 'Day', cell: (row) => <TwoLines first={dayShown(row.day)} second={`${countShown(row.entry_count)} entries`} /> },
  { header: 'Owed to players', align: 'right', cell: (row) => <Money kyat={row.owed} fw={600} /> },
  {
    header: 'Accounts by the books',
    align: 'right',
    cell: (row) => <Figure kyat={row.booked} of={{ figure: 'accounts', by: 'method', up_to: row.last_entry }} />,
  },
  { header: 'Counted', align: 'right', cell: (row) => <Counted closing={row} /> },
  { header: 'Beside what is owed', align: 'right', cell: (row) => <Difference kyat={row.difference} /> },
  { header: 'Signed', cell: (row) => <Signed closing={row} /> },
  {
    header: null,
    align: 'right',
    cell: (row) => (
      <Group gap="xs" justify="flex-end" wrap="nowrap">
        <DialogButton
          label="Statement"
          name={`Statement of ${dayShown(row.day)}`}
          dialog={(close) => <StatementDialog closing={row} close={close} />}
        />
        {row.accounts.length > 0 && (
          <DialogButton
            label="Count"
            name={`Count the accounts of ${dayShown(row.day)}`}
            dialog={(close) => <CountDialog closing={row} close={close} />}
          />
        )}
      </Group>
    ),
  },
];

/** Who signed a day; the way to sign it stands where nobody has, or where it reads otherwise by now, and not where a first signature waits. */
function Signed({ closing: { day, signed, first_signed_by } }: { closing: Closing }) {
  const acts = useActsHere();
  if (first_signed_by !== null) return <Waiting asked_by={first_signed_by} />;
  const button = <SignButton period={day} name={nameOf(day)} refreshes={[CLOSINGS_CALL]} isAgain={signed !== null} />;
  if (signed === null) return acts ? button : <NotYet />;
  const { asked_by, signed_by, signed_at, is_changed } = signed;
  const changed = (
    <Text span inherit c="red">
      changed since
    </Text>
  );
  return (
    <Group gap="xs">
      <TwoLines first={`${asked_by}, ${signed_by}`} second={is_changed ? changed : <Moment at={signed_at} />} />
      {is_changed && button}
    </Group>
  );
}

/** The first signature is given; the way to the second. */
function Waiting({ asked_by }: { asked_by: string }) {
  const link = (
    <Anchor inherit underline="always" c="var(--mantine-color-anchor)" renderRoot={(props) => <Link to="/deeds" {...props} />}>
      waits for a second person
    </Anchor>
  );
  return <TwoLines first={asked_by} second={link} />;
}

function NotYet() {
  return (
    <Text span inherit c="dimmed">
      not yet
    </Text>
  );
}

/** What the real accounts held, and beneath it how much that is over or missing by the books. */
function Counted({ closing: { counted, missing } }: { closing: Closing }) {
  if (counted === null || missing === null) return <NotYet />;
  const { word, amount, isMissing } = differenceOf(missing);
  return (
    <div>
      <Money kyat={counted} />
      <Text size="xs" {...(isMissing ? { c: 'red' } : { c: 'dimmed' })}>
        {word !== 'exact' && <Money kyat={amount} />} {say(word)}
      </Text>
    </div>
  );
}

function Difference({ kyat }: { kyat: string | null }) {
  if (kyat === null) return <NotYet />;
  const { word, amount, isMissing } = differenceOf(kyat);
  return (
    <div>
      <Money kyat={amount} fw={600} {...(isMissing ? { c: 'red' } : {})} />
      <Text size="xs" {...(isMissing ? { c: 'red' } : { c: 'dimmed' })}>
        {say(word)}
      </Text>
    </div>
  );
}
