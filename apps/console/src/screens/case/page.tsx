import { DataList, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { page } from '../../app/page.tsx';
import { CASE_COLORS, type Case, KINDS, OUTCOMES } from '../../parts/cases.ts';
import { Fact } from '../../parts/Fact.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Page, Section } from '../../parts/Page.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { PlayerLink } from '../../parts/RequestCells.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { CaseDeeds } from './CaseDeeds.tsx';
import { CaseNotes } from './CaseNotes.tsx';
import { caseOf } from './case.ts';
import { Findings } from './Findings.tsx';

/** One case: whom it is about, what was found, what operators wrote and what it came to. */
export const casePage = page('/cases/$id', {
  load: (_, { id }) => caseOf(id),
  screen: ({ params: { id } }) => <Detail id={id} />,
});

function Detail({ id }: { id: string }) {
  const query = useQuery(caseOf(id));
  if (query.data) return <Shown found={query.data.data} />;
  return (
    <Page title={`Case #${id}`}>
      <QueryView query={query} height={240}>
        {() => null}
      </QueryView>
    </Page>
  );
}

function Shown({ found }: { found: Case }) {
  return (
    <Page title={`#${found.id} ${KINDS[found.kind]}`} aside={<CaseDeeds found={found} />}>
      <Stack gap="md">
        <Facts found={found} />
        <Section title="What was found">
          <Findings found={found} />
        </Section>
        <Section title="Notes" hint="They stay for ever; players never read them.">
          <CaseNotes found={found} />
        </Section>
      </Stack>
    </Page>
  );
}

function Facts({ found }: { found: Case }) {
  const { state, owner, outcome, players, opened_at, found_at, closed_at } = found;
  return (
    <DataList withDivider size="sm" gap="xs">
      <Fact label="State">
        <Group gap="xs">
          <Tag color={CASE_COLORS[state]}>{state}</Tag>
          {outcome && OUTCOMES[outcome]}
        </Group>
      </Fact>
      <Fact label="Taken by">{owner ?? 'nobody'}</Fact>
      <Fact label="Players">
        {players.map((it, nth) => (
          <Fragment key={it.id}>
            {nth > 0 && ', '}
            <PlayerLink player={it} isInText />
          </Fragment>
        ))}
      </Fact>
      <Fact label="Opened">
        <Moment at={opened_at} />
      </Fact>
      <Fact label="Found last">
        <Moment at={found_at} />
      </Fact>
      {closed_at && (
        <Fact label="Closed">
          <Moment at={closed_at} />
        </Fact>
      )}
    </DataList>
  );
}
