import { SimpleGrid } from '@mantine/core';
import { DIALECTS } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { page } from '../../app/page.tsx';
import { Page, Section } from '../../parts/Page.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { DialectForm } from './DialectForm.tsx';
import { dialects } from './dialects.ts';

/** How we and the aggregators speak to each other: codes, secrets, addresses. */
export const dialectsPage = page('/dialects', { load: () => dialects, screen: Dialects });

function Dialects() {
  const query = useQuery(dialects);
  return (
    <Page
      title="Provider connections"
      hint="How we and the aggregators speak to each other. Secrets are written here and never shown again."
    >
      <QueryView query={query} height={320}>
        {({ data }) => (
          <SimpleGrid cols={{ base: 1, lg: 2 }}>
            {data.map((dialect) => (
              <Section
                key={dialect.dialect}
                title={DIALECTS[dialect.dialect].heading}
                aside={<Tag color={dialect.is_speaking ? 'green' : 'gray'}>{dialect.is_speaking ? 'speaking' : 'silent'}</Tag>}
              >
                <DialectForm key={JSON.stringify(dialect)} dialect={dialect} />
              </Section>
            ))}
          </SimpleGrid>
        )}
      </QueryView>
    </Page>
  );
}
