import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useNow, useOperator } from '../../app/operator.ts';
import { Acting } from '../../parts/Acting.tsx';
import { Callout } from '../../parts/Callout.tsx';
import { RejectRequest, useRejectSoon } from '../../parts/RejectLater.tsx';
import { AskedAt, Decision, holderOf } from '../../parts/RequestCells.tsx';
import { RequestClaim } from '../../parts/RequestClaim.tsx';
import { useActsHere } from '../../parts/use-acts-here.ts';
import { useClaim } from '../../parts/use-claim.ts';
import { usePageKeys } from '../../parts/use-page-keys.ts';
import { isDialogOpen } from '../../parts/use-queue-keys.ts';
import { ApproveForm } from './ApproveForm.tsx';
import { CashInFacts } from './CashInFacts.tsx';
import { CashInPictures } from './CashInPictures.tsx';
import classes from './CashIns.module.css';
import { type CashIn, COLORS, REJECT_REASONS } from './cash-ins.ts';

// A clerk's first look needs no request's whole story.
const StoryDrawer = lazy(() => import('../../parts/StoryDrawer.tsx').then((it) => ({ default: it.StoryDrawer })));

type CashInDetailProps = {
  cash_in: CashIn;
  rows: readonly CashIn[];
  takesFocus: RefObject<boolean>;
  go: (id: number | undefined) => void;
  decided: () => void;
};

/** One request: what was paid, the pictures of it, and what can be done. */
export function CashInDetail({ cash_in, rows, takesFocus, go, decided }: CashInDetailProps) {
  const { id, state, created_at } = cash_in;
  const { username } = useOperator();
  const holder = holderOf(cash_in, useNow());
  const isResting = holder !== null && holder !== username;
  const claim = useClaim<{ id: number }>('cash_in');
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [isTold, setTold] = useState(false);
  const acts = useActsHere();
  useRejectSoon();
  const canReject = acts && state === 'pending' && !isResting;
  // A card's form has nothing to be typed: it would be approved by a key that was meant for the one before.
  useTakenFocus(takesFocus, cash_in.voucher_code === null ? [field, panel] : [panel]);
  usePageKeys([
    ['A', () => !isDialogOpen() && field.current?.focus()],
    ['S', () => !isDialogOpen() && setTold(true)],
    ['R', () => canReject && !isDialogOpen() && claim.choose({ id })],
  ]);
  const reject = (
    <Button variant="default" disabled={!canReject} onClick={() => claim.choose({ id })}>
      Reject
    </Button>
  );
  return (
    <Paper ref={panel} tabIndex={-1} withBorder radius="md" p="md" component="section" aria-label={`Cash-in #${id}`}>
      <Group justify="space-between" align="flex-start" mb="sm">
        <Group gap="sm">
          <Title order={2} size="h4">
            #{id}
          </Title>
          <AskedAt created_at={created_at} isWaiting={state === 'pending'} />
          <Button variant="subtle" size="compact-sm" aria-keyshortcuts="s" onClick={() => setTold(true)}>
            Story
          </Button>
        </Group>
        {state === 'pending' ? <RequestClaim queue="cash_in" request={cash_in} /> : <Decision {...cash_in} color={COLORS[state]} />}
      </Group>
      <div className={classes.sides} data-pictured={cash_in.image_count > 0}>
        <div className={classes.facts}>
          <CashInFacts cash_in={cash_in} hasCopies />
        </div>
        <div className={classes.pictures}>
          <CashInPictures cash_in={cash_in} />
        </div>
        <Stack gap="md" className={classes.form ?? ''}>
          {cash_in.asked_by && state === 'pending' && (
            <>
              <Callout color="yellow">
                {cash_in.asked_by} asked for its approval: a second person confirms it under Waiting for a second person.
              </Callout>
              <Acting>
                <Group justify="flex-end">{reject}</Group>
              </Acting>
            </>
          )}
          {state === 'pending' && isResting && (
            <Text size="sm" c="dimmed">
              {holder} works on it.
            </Text>
          )}
          {acts && state === 'pending' && cash_in.asked_by === null && (
            <ApproveForm cash_in={cash_in} rows={rows} field={field} isResting={isResting} go={go} decided={decided}>
              {reject}
            </ApproveForm>
          )}
        </Stack>
      </div>
      {isTold && (
        <Suspense fallback={null}>
          <StoryDrawer kind="cash_in" id={id} close={() => setTold(false)}>
            <CashInFacts cash_in={cash_in} />
          </StoryDrawer>
        </Suspense>
      )}
      {claim.deed !== null && (
        <Suspense fallback={null}>
          <RejectRequest
            queue="cash_in"
            id={id}
            noun="cash-in"
            done={`Cash-in #${id} is rejected.`}
            reasons={REJECT_REASONS}
            leave={claim.leave}
            decided={() => {
              claim.decided();
              decided();
            }}
          >
            <CashInFacts cash_in={cash_in} />
          </RejectRequest>
        </Suspense>
      )}
    </Paper>
  );
}

/** After one is decided the next begins where the hands are: in the first of these that takes the focus. */
function useTakenFocus(takesFocus: RefObject<boolean>, places: readonly RefObject<HTMLElement | null>[]): void {
  const first = useRef(places);
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    for (const { current } of first.current) {
      current?.focus();
      if (current !== null && document.activeElement === current) return;
    }
  }, [takesFocus]);
}
