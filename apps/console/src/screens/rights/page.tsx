import { Badge, Code, Table, Text } from '@mantine/core';
import type { AnswerRow } from '@shwekan/contract';
import { useQuery } from '@tanstack/react-query';
import { page } from '../../app/page.tsx';
import { ask } from '../../app/queries.ts';
import { language, say } from '../../app/say.tsx';
import { Page, Section } from '../../parts/Page.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { ROLES } from '../../parts/roles.ts';
import { WideTable } from '../../parts/WideTable.tsx';

// No other page says what each call does.
const summaries: Readonly<Record<string, string>> = language === 'mm' ? (await import('@shwekan/phrases/console/summaries')).summaries : {};

type Right = AnswerRow<'GET /api/console/rights'>;

const rights = ask('GET /api/console/rights', {});

/** Which role may make which call of the console, as the server holds operators to it. */
export const rightsPage = page('/rights', { load: () => rights, screen: Rights });

function Rights() {
  return (
    <Page title="Rights" hint="What each role may do. An operator with several roles may do what any of them may.">
      <QueryView query={useQuery(rights)} height={480}>
        {({ data }) =>
          [...Map.groupBy(data, (it) => it.heading)].map(([heading, rows]) => (
            <Section key={heading} title={say(heading)}>
              <Heading heading={say(heading)} rows={rows} />
            </Section>
          ))
        }
      </QueryView>
    </Page>
  );
}

function Heading({ heading, rows }: { heading: string; rows: readonly Right[] }) {
  return (
    <WideTable label={`Rights: ${heading}`} miw={{ base: 0, sm: 880 }} verticalSpacing={6} layout="fixed" striped>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>What</Table.Th>
          {ROLES.map(({ role, label }) => (
            <Table.Th key={role} w={66} ta="center" fz="xs" px={4} visibleFrom="sm">
              {label}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={`${row.method} ${row.path}`}>
            <Table.Td>
              <Text size="sm">
                {summaries[row.summary] ?? row.summary}{' '}
                {row.is_proved && (
                  <Badge variant="light" color="gray" tt="none">
                    asks who you are
                  </Badge>
                )}
              </Text>
              <Code fz={11} style={{ overflowWrap: 'anywhere' }}>
                {row.method} {row.path}
              </Code>
              <Text size="xs" fw={600} hiddenFrom="sm">
                {ROLES.filter(({ role }) => row.roles.includes(role))
                  .map(({ label }) => label)
                  .join(', ')}
              </Text>
            </Table.Td>
            {ROLES.map(({ role, label }) => (
              <Table.Td key={role} ta="center" visibleFrom="sm" aria-label={`${label}: ${row.roles.includes(role) ? 'yes' : 'no'}`}>
                {row.roles.includes(role) ? '✓' : ''}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}
