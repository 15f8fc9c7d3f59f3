import { Anchor, Box, Group, Skeleton, Stack } from '@mantine/core';
import { mayDo } from '@shwekan/contract/rights';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useOperator } from '../../app/operator.ts';
import { page } from '../../app/page.tsx';
import { DrawState } from '../../parts/DrawState.tsx';
import type { Draw } from '../../parts/draws.ts';
import { Page, Section } from '../../parts/Page.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { WaitingDeeds } from '../../parts/WaitingDeeds.tsx';
import { CloseEarlier, StopBets } from './DrawDeeds.tsx';
import { DrawFacts } from './DrawFacts.tsx';
import { drawDetail, drawName, type NumberRow, refuseVoid } from './draw.ts';
import { FindSlips } from './FindSlips.tsx';
import { NumbersPanel } from './NumbersPanel.tsx';
import { Proposals } from './Proposals.tsx';
import { PublishedNotice } from './PublishedNotice.tsx';
import { ResultForm } from './ResultForm.tsx';
import { ReverseSettlement, SettlementNotices } from './Reversal.tsx';
import { VoidDraw } from './VoidDraw.tsx';
import { WorstNumbers } from './WorstNumbers.tsx';

// What only some draws have, or stands below all that is looked at first, comes after the page.
const DrawSeal = lazy(() => import('./DrawSeal.tsx').then((it) => ({ default: it.DrawSeal })));
const Excess = lazy(() => import('./Excess.tsx').then((it) => ({ default: it.Excess })));

/** One draw: what is staked on it, its numbers, its result. */
export const drawPage = page('/draws/$draw_id', { load: (_, { draw_id }) => drawDetail(draw_id), screen: Detail });

function Detail({ params: { draw_id } }: { params: { draw_id: string } }) {
  const query = useQuery(drawDetail(draw_id));
  if (query.data) return <DrawPage draw={query.data.data} numbers={query.data.numbers} />;
  return (
    <Page title="Draw">
      <QueryView query={query} height={480}>
        {() => null}
      </QueryView>
    </Page>
  );
}

function DrawPage({ draw, numbers }: { draw: Draw; numbers: readonly NumberRow[] }) {
  const { roles } = useOperator();
  // Risk sets limits of numbers; results and what becomes of a draw are for the operators of draws.
  const decides = mayDo(roles, 'draws');
  const waits = draw.state === 'closed';
  return (
    <Page
      title={drawName(draw)}
      aside={
        <Group gap="xs">
          <DrawState draw={draw} size="lg" />
          {decides && (
            <>
              <StopBets draw={draw} />
              <CloseEarlier draw={draw} />
              <VoidDraw draw={draw} />
              <ReverseSettlement draw={draw} />
            </>
          )}
        </Group>
      }
    >
      <Anchor size="sm" renderRoot={(props) => <Link to="/draws" search={{ day: draw.date, lottery: draw.lottery }} {...props} />}>
        All {draw.lottery} draws of this day
      </Anchor>
      {decides && <PublishedNotice draw={draw} />}
      {decides && <SettlementNotices draw={draw} />}
      {decides && refuseVoid(draw) === null && <WaitingDeeds subject={`draw:${draw.id}`} />}
      {/* What waits for a person stands first: on a phone its figures fill the screen. */}
      {waits || <DrawFacts draw={draw} />}
      <Section title="Result">
        <Stack>
          {/* Above what grows when others enter theirs: its button stays under the finger. */}
          {decides && <ResultForm draw={draw} />}
          <Proposals draw={draw} />
        </Stack>
      </Section>
      {waits && <DrawFacts draw={draw} />}
      {draw.state !== 'open' && draw.state !== 'scheduled' && (
        // No skeleton: a draw that closes while somebody looks hides nothing that is below.
        <Suspense fallback={<Box h={120} />}>
          <DrawSeal draw={draw} numbers={numbers} />
        </Suspense>
      )}
      <Section title="Slips">
        <FindSlips draw={draw} />
      </Section>
      <Section title="Numbers" hint="Choose numbers to give them a lower cap or to block them.">
        <NumbersPanel draw={draw} numbers={numbers} />
      </Section>
      {draw.result === null && draw.state !== 'voided' && (
        <>
          <Section title="If drawn" hint="The numbers that would cost the house most.">
            <WorstNumbers draw={draw} numbers={numbers} />
          </Section>
          <Section title="Above a limit" hint="What is staked above it on each number and not sold yet, as the trade writes it.">
            <Suspense fallback={<Skeleton height={60} />}>
              <Excess draw={draw} numbers={numbers} />
            </Suspense>
          </Section>
        </>
      )}
    </Page>
  );
}
