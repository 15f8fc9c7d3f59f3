import { Group, Pagination, Text } from '@mantine/core';
import { countShown } from '@shwekan/rules';

type PagesProps = { total_count: number; limit: number; page: number; goTo: (page: number) => void };

/** How many rows there are in all, and the way to the other pages; nothing beside an empty list, which says so itself. */
export function Pages({ total_count, limit, page, goTo }: PagesProps) {
  if (total_count === 0) return null;
  const page_count = Math.ceil(total_count / limit);
  return (
    <Group justify="space-between" gap="sm" mt="sm">
      <Text size="sm" c="dimmed">
        {countShown(total_count)} in all
      </Text>
      {page_count > 1 && <Pagination total={page_count} value={page} onChange={goTo} size="sm" getControlProps={controlName} />}
    </Group>
  );
}

function controlName(control: 'first' | 'previous' | 'next' | 'last') {
  return { 'aria-label': `${control} page` };
}
