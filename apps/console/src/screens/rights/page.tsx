import { Code, Stack, Table, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { AnswerRow } from '@shwekan/contract';
import { useQuery } from '@tanstack/react-query';
import { page } from '../../app/page.tsx';
import { ask } from '../../app/queries.ts';
import { language, say } from '../../app/say.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Page, Section } from '../../parts/Page.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { ROLES, rolesShown } from '../../parts/roles.ts';
import { Short } from '../../parts/Short.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { WideTable } from '../../parts/WideTable.tsx';

// No other page says what each call does.
const summaries: Readonly<Record<string, string>> = language === 'mm' ? (await import('@shwekan/phrases/console/summaries')).summaries : {};

type Right = AnswerRow<'GET /api/console/rights'>;

const rights = ask('GET /api/console/rights', {});

/** Which role may make which call of the console, as the server holds operators to it. */
export const rightsPage = page('/rights', { load: () => rights, screen: Rights });

function Rights() {
  return (
    <Page
      title="Rights"
      hint="What each role may do. An operator with several roles may do what any of them may. A row opens to all of what it says."
    >
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
    <WideTable label={`Rights: ${heading}`} miw={{ base: 0, sm: 880 }} verticalSpacing={0} layout="fixed" striped>
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
            <Table.Td h={32}>
              <What right={row} />
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

/** What a call does, as far as two lines have room for it, and on a phone who may; it opens to all of it. */
function What({ right }: { right: Right }) {
  const [isOpen, open] = useDisclosure();
  const { summary, roles } = right;
  const says = summaries[summary] ?? summary;
  return (
    <>
      <UnstyledButton onClick={open.open} display="block" w="100%">
        <Short>{says}</Short>
        <Text size="xs" fw={600} hiddenFrom="sm">
          {rolesShown(roles)}
        </Text>
      </UnstyledButton>
      {isOpen && <WholeRight right={right} says={says} close={open.close} />}
    </>
  );
}

function WholeRight({ right, says, close }: { right: Right; says: string; close: () => void }) {
  return (
    <Dialog title={say(right.heading)} size="lg" close={close}>
      <Stack gap="sm">
        <Text size="sm">{says}</Text>
        <Text size="sm" fw={600}>
          {rolesShown(right.roles)}
        </Text>
        {right.is_proved && <Tag color="gray">asks who you are</Tag>}
        <Code fz="xs" style={{ overflowWrap: 'anywhere' }}>
          {right.method} {right.path}
        </Code>
      </Stack>
    </Dialog>
  );
}
