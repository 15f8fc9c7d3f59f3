import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { columnsOf } from '../../parts/DataTable.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Page } from '../../parts/Page.tsx';
import { PagedTable } from '../../parts/PagedTable.tsx';
import { changesOf } from '../../parts/readable.ts';
import { Empty } from '../../parts/States.tsx';
import { Subject } from '../../parts/Subject.tsx';
import { AuditFilter } from './AuditFilter.tsx';
import { AUDIT_ROWS_PER_PAGE, type AuditRow, auditTrail } from './audit.ts';

const route = getRouteApi('/shell/audit');
const column = columnsOf<AuditRow>();

const columns = column.columns([
  column.accessor('at', { header: 'When', cell: (cell) => <Moment at={cell.getValue()} /> }),
  column.accessor('operator', { header: 'Operator', cell: (cell) => cell.getValue() }),
  column.accessor('action', { header: 'Did', cell: (cell) => cell.getValue().replaceAll('_', ' ') }),
  column.accessor('subject', { header: 'To', cell: (cell) => <Subject subject={cell.getValue()} /> }),
  column.display({ id: 'changes', header: 'Change', cell: (cell) => <Changes row={cell.row.original} /> }),
  column.accessor('reason', { header: 'Reason', cell: (cell) => cell.getValue() }),
]);

/** The audit trail: what operators did, with what was before and after. */
export function AuditScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(auditTrail(search));
  return (
    <Page title="Audit trail" hint="What operators did, newest first. Nothing here can be changed.">
      <AuditFilter search={search} operators={query.data?.operators ?? []} />
      <PagedTable
        label="Audit trail"
        columns={columns}
        query={query}
        per_page={AUDIT_ROWS_PER_PAGE}
        page={search.page}
        goTo={(page) => navigate({ search: (old) => ({ ...old, page }) })}
        empty={<Empty title="Nothing found" hint="Choose more days, or search for less." />}
      />
    </Page>
  );
}

function Changes({ row }: { row: AuditRow }) {
  return changesOf(row.before, row.after).map(({ name, before, after }) => (
    <Group key={name} gap={6} style={{ overflowWrap: 'anywhere' }}>
      <Text size="xs" c="dimmed">
        {name}
      </Text>
      {before !== null && (
        <Text size="xs" td="line-through" component="del">
          {before}
        </Text>
      )}
      {after !== null && (
        <Text size="xs" fw={600} component="ins" td="none">
          {before === null ? after : `→ ${after}`}
        </Text>
      )}
    </Group>
  ));
}
