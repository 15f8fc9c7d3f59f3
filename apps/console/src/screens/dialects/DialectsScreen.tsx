import { SimpleGrid, Skeleton } from '@mantine/core';
import { DIALECTS } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { Page, Section } from '../../parts/Page.tsx';
import { Failed } from '../../parts/States.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { DialectForm } from './DialectForm.tsx';
import { dialects } from './dialects.ts';

/** How we and the aggregators speak to each other: codes, secrets, addresses. */
export function DialectsScreen() {
  const query = useQuery(dialects);
  return (
    <Page title="Game dialects" hint="How we and the aggregators speak to each other. Secrets are written here and never shown again.">
      {query.error && <Failed error={query.error} retry={query.refetch} isRetrying={query.isFetching} />}
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        {query.data
          ? query.data.data.map((dialect) => (
              <Section
                key={dialect.dialect}
                title={DIALECTS[dialect.dialect].heading}
                aside={<Tag color={dialect.is_speaking ? 'green' : 'gray'}>{dialect.is_speaking ? 'speaking' : 'silent'}</Tag>}
              >
                <DialectForm key={JSON.stringify(dialect)} dialect={dialect} />
              </Section>
            ))
          : !query.error && <Skeleton height={320} aria-label="Loading" />}
      </SimpleGrid>
    </Page>
  );
}
