import { Button, Group, Pagination, Text } from '@mantine/core';
import { COUNTED_MOST, countShown } from '@shwekan/rules';

type PagesProps = {
  /** Unknown of a list that nobody counts. */
  total_count: number | undefined;
  /** Whether no page comes after this one. */
  isLast: boolean;
  limit: number;
  page: number;
  goTo: (page: number) => void;
};

/** How many rows there are in all, and the way to the other pages; nothing beside an empty list, which says so itself. */
export function Pages({ total_count, isLast, limit, page, goTo }: PagesProps) {
  if (total_count === undefined) return <NewerOrOlder page={page} isLast={isLast} goTo={goTo} />;
  if (total_count === 0) return null;
  const page_count = Math.ceil(total_count / limit);
  return (
    <Group justify="space-between" gap="sm" mt="sm">
      <Text size="sm" c="dimmed">
        {total_count === COUNTED_MOST ? (
          <>The first {countShown(total_count)}: no more are counted and sorted, a file has all.</>
        ) : (
          <>{countShown(total_count)} in all</>
        )}
      </Text>
      {page_count > 1 && <Pagination total={page_count} value={page} onChange={goTo} size="sm" getControlProps={controlName} />}
    </Group>
  );
}

function NewerOrOlder({ page, isLast, goTo }: Pick<PagesProps, 'page' | 'isLast' | 'goTo'>) {
  if (page === 1 && isLast) return null;
  return (
    <Group justify="flex-end">
      <Button variant="default" size="xs" disabled={page === 1} onClick={() => goTo(page - 1)}>
        Newer
      </Button>
      <Button variant="default" size="xs" disabled={isLast} onClick={() => goTo(page + 1)}>
        Older
      </Button>
    </Group>
  );
}

const CONTROLS = { first: 'First page', previous: 'Previous page', next: 'Next page', last: 'Last page' };

function controlName(control: keyof typeof CONTROLS) {
  return { 'aria-label': CONTROLS[control] };
}
