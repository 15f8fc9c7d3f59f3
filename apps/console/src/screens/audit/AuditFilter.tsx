import { Button, Group, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Address } from '../../app/page.tsx';
import { DaysFilter } from '../../parts/DaysFilter.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { type auditSearch, auditTrail } from './audit.ts';

/** Which rows of the trail are shown: to what, what, by whom, on which days. All of it stands in the address. */
export function AuditFilter({ search, change, go }: Address<typeof auditSearch>) {
  const operators = useQuery(auditTrail(search)).data?.operators ?? [];
  return (
    <Group gap="sm" align="flex-end">
      <SearchBox
        label="Search by subject"
        placeholder="To: draw:12, cash_in:7, lottery …"
        value={search.subject}
        search={(subject) => change({ subject }, true)}
        w={300}
      />
      <SearchBox
        label="Search by what was done"
        placeholder="Did: approve, block …"
        value={search.action}
        search={(action) => change({ action }, true)}
        w={210}
      />
      <NativeSelect
        aria-label="Operator"
        value={search.operator ?? ''}
        data={[{ value: '', label: 'All operators' }, ...operators]}
        onChange={(event) => change({ operator: event.currentTarget.value || undefined })}
      />
      <DaysFilter value={search} change={(days) => change(days, true)} />
      {Object.values(search).some((it) => it !== undefined) && (
        <Button variant="subtle" size="compact-sm" onClick={() => go({})}>
          Show all
        </Button>
      )}
    </Group>
  );
}
