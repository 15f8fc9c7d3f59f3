import { Anchor, Group, Skeleton, Stack } from '@mantine/core';
import { dayShown } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Page, Section } from '../../parts/Page.tsx';
import { Failed } from '../../parts/States.tsx';
import { DrawState } from '../draws/DrawState.tsx';
import type { Draw } from '../draws/draws.ts';
import { CloseEarlier, StopBets } from './DrawDeeds.tsx';
import { DrawFacts } from './DrawFacts.tsx';
import { DrawSeal } from './DrawSeal.tsx';
import { drawDetail, drawName, type NumberRow } from './draw.ts';
import { NumbersPanel } from './NumbersPanel.tsx';
import { Proposals } from './Proposals.tsx';
import { PublishedNotice } from './PublishedNotice.tsx';
import { ResultForm } from './ResultForm.tsx';
import { ReverseSettlement, SettlementNotices } from './Reversal.tsx';
import { VoidDraw } from './VoidDraw.tsx';
import { WorstNumbers } from './WorstNumbers.tsx';

const route = getRouteApi('/shell/draws/$draw_id');

/** One draw: what is staked on it, its numbers, its result. */
export function DrawScreen() {
  const { draw_id } = route.useParams();
  const query = useQuery(drawDetail(draw_id));
  const { data, error } = query;
  if (data) return <DrawPage draw={data.data} numbers={data.numbers} />;
  return (
    <Page title="Draw">
      {error ? (
        <Failed error={error} retry={query.refetch} isRetrying={query.isFetching} />
      ) : (
        <Skeleton height={480} aria-label="Loading" />
      )}
    </Page>
  );
}

function DrawPage({ draw, numbers }: { draw: Draw; numbers: readonly NumberRow[] }) {
  return (
    <Page
      title={`${drawName(draw)}, ${dayShown(draw.date)}`}
      aside={
        <Group gap="xs">
          <DrawState draw={draw} size="lg" />
          <StopBets draw={draw} />
          <CloseEarlier draw={draw} />
          <VoidDraw draw={draw} />
          <ReverseSettlement draw={draw} />
        </Group>
      }
    >
      <Anchor size="sm" renderRoot={(props) => <Link to="/draws" search={{ day: draw.date, lottery: draw.lottery }} {...props} />}>
        All {draw.lottery} draws of this day
      </Anchor>
      <PublishedNotice draw={draw} />
      <SettlementNotices draw={draw} />
      <DrawFacts draw={draw} />
      <Section title="Result">
        <Stack>
          <Proposals draw={draw} />
          <ResultForm draw={draw} />
        </Stack>
      </Section>
      <DrawSeal draw={draw} numbers={numbers} />
      <Section title="Numbers" hint="Choose numbers to give them a lower cap or to block them.">
        <NumbersPanel draw={draw} numbers={numbers} />
      </Section>
      {draw.result === null && draw.state !== 'voided' && (
        <Section title="If drawn" hint="The numbers that would cost the house most.">
          <WorstNumbers numbers={numbers} staked={draw.staked} />
        </Section>
      )}
    </Page>
  );
}
