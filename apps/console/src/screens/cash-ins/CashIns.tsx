import { Button, Group, Kbd, NativeSelect, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNow, useOperator } from '../../app/operator.ts';
import type { Address } from '../../app/page.tsx';
import { ListExport } from '../../parts/ListExport.tsx';
import { ListViews } from '../../parts/ListViews.tsx';
import { Page } from '../../parts/Page.tsx';
import { Pages } from '../../parts/Pages.tsx';
import { holderOf } from '../../parts/RequestCells.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { StateChoice } from '../../parts/StateChoice.tsx';
import { Empty, Failed } from '../../parts/States.tsx';
import { useActsHere } from '../../parts/use-acts-here.ts';
import { CashInDetail } from './CashInDetail.tsx';
import { CashInList } from './CashInList.tsx';
import classes from './CashIns.module.css';
import { CASH_INS_PER_PAGE, type CashIn, cashInOf, cashIns, type cashInsSearch, exportedAs, nextOf, ORDERS, STATES } from './cash-ins.ts';
import { useKeys } from './use-keys.ts';

const WIDE = '(min-width: 62em)';

/** The requests on the left, the one that is looked at on the right, with its picture and what an operator does: by hand or by keys. */
export function CashIns({ address }: { address: Address<typeof cashInsSearch> }) {
  const { search, change } = address;
  const { state = 'pending', page = 1 } = search;
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const query = useQuery(cashIns(search));
  const rows = query.data?.data ?? [];
  const isFree = useFree();
  const [decided, setDecided] = useState<number | null>(null);
  // The list may not know yet what was just decided of one.
  const others = rows.filter((it) => it.id !== decided || it.state !== 'pending' || it.asked_by !== null);
  const first = isWide && !query.isPlaceholderData ? (others.find(isFree) ?? others[0] ?? null) : null;
  useKept(address, first);
  const chosen = useChosen(rows, search.id ?? first?.id ?? null);
  // A phone shows the list or a request: what chooses among the rows goes with the list.
  const isAlone = !isWide && chosen !== null;
  // Whether the form of the request that comes next takes the focus: it does once one was decided, or found by its id.
  const takesFocus = useRef(false);
  const look = (id: number | undefined) => change({ page: search.page, id });
  const go = (id: number | undefined) => {
    takesFocus.current = id !== undefined;
    look(id);
  };
  useKeys({ rows, chosen, look: (row) => look(row.id) });
  return (
    <Page title="Cash-ins" hint="Find the payment in the house's account before approving." aside={<Keys />}>
      <Group gap="sm" {...(isAlone && { display: 'none' })}>
        <StateChoice states={STATES} value={state} choose={(to) => change({ state: to === 'pending' ? undefined : to, id: undefined })} />
        <SearchBox
          label="Search cash-ins"
          placeholder="Phone, name, ID or last 6 digits, #number"
          value={search.search}
          search={(text) => change({ search: text, id: undefined }, true)}
        />
        <NativeSelect
          aria-label="Sort"
          value={search.order ?? ''}
          data={[...ORDERS]}
          onChange={(event) => change({ order: event.currentTarget.value || undefined, id: undefined })}
        />
        <ListViews />
        <ListExport label="Cash-in requests" asked={exportedAs(search)} />
      </Group>
      {query.error !== null && <Failed error={query.error} retry={query.refetch} isRetrying={query.isFetching} />}
      {query.data && rows.length === 0 && chosen === null && (
        <Empty
          title="Nothing here"
          hint={state === 'pending' && !search.search ? 'New requests appear here by themselves.' : 'No request is like this.'}
        />
      )}
      <div className={classes.split}>
        {(isWide || search.id === undefined) && rows.length > 0 && (
          <div className={classes.list}>
            <CashInList rows={rows} chosen={chosen?.id ?? null} look={look} />
            <Pages
              total_count={query.data?.total_count}
              isLast={rows.length < CASH_INS_PER_PAGE}
              limit={CASH_INS_PER_PAGE}
              page={page}
              goTo={(to) => change({ page: to, id: undefined })}
            />
          </div>
        )}
        {chosen && (
          <div className={classes.detail}>
            {!isWide && (
              <Button variant="default" size="xs" mb="sm" onClick={() => look(undefined)}>
                Back to the list
              </Button>
            )}
            <CashInDetail
              key={chosen.id}
              cash_in={chosen}
              rows={rows}
              takesFocus={takesFocus}
              go={go}
              decided={() => {
                setDecided(chosen.id);
                go(nextOf(rows, chosen.id, isFree)?.id);
              }}
            />
          </div>
        )}
      </div>
    </Page>
  );
}

/** What is shown without being chosen is written into the address: it stays when a colleague takes it, or a better one comes, until somebody chooses. */
function useKept({ search, change }: Address<typeof cashInsSearch>, first: CashIn | null): void {
  const id = search.id === undefined ? first?.id : undefined;
  const keep = useRef(change);
  keep.current = change;
  useEffect(() => {
    if (id !== undefined) keep.current({ page: search.page, id }, true);
  }, [id, search.page]);
}

/** Whether nobody else works on a request, and it waits for no second person. */
function useFree() {
  const { username } = useOperator();
  const now = useNow();
  return (row: CashIn) => row.state === 'pending' && row.asked_by === null && [null, username].includes(holderOf(row, now));
}

/** The request that is looked at: of the list, or by itself once it has left it, so that nobody reads of another one than they did. */
function useChosen(rows: readonly CashIn[], id: number | null): CashIn | null {
  const listed = rows.find((it) => it.id === id) ?? null;
  const alone = useQuery({ ...cashInOf(id ?? 0), enabled: id !== null && listed === null });
  return listed ?? alone.data?.data.find((it) => it.id === id) ?? null;
}

function Keys() {
  const acts = useActsHere();
  return (
    <Text size="xs" c="dimmed" visibleFrom="md" component="div">
      {acts ? <DeskKeys /> : <ReadingKeys />}
    </Text>
  );
}

function DeskKeys() {
  return (
    <>
      <Kbd size="xs">J</Kbd> <Kbd size="xs">K</Kbd> next, before · <Kbd size="xs">A</Kbd> approve · <Kbd size="xs">R</Kbd> reject ·{' '}
      <Kbd size="xs">S</Kbd> story · <Kbd size="xs">Z</Kbd> zoom · <Kbd size="xs">Esc</Kbd> leave the field · paste an ID anywhere
    </>
  );
}

/** Who only reads is shown no key that decides. */
function ReadingKeys() {
  return (
    <>
      <Kbd size="xs">J</Kbd> <Kbd size="xs">K</Kbd> next, before · <Kbd size="xs">S</Kbd> story · <Kbd size="xs">Z</Kbd> zoom
    </>
  );
}
