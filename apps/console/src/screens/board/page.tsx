import { Group, SegmentedControl, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Address, page } from '../../app/page.tsx';
import { Page, Section } from '../../parts/Page.tsx';
import { Failed } from '../../parts/States.tsx';
import { board, boardSearch, inOrder } from './board.ts';
import { DrawCard } from './DrawCard.tsx';
import { DrawLink } from './DrawLink.tsx';
import { TogetherTable } from './TogetherTable.tsx';

/** What all draws without a result may cost, number by number, on one page. */
export const boardPage = page('/board', { search: boardSearch, load: () => board, screen: Board });

const CARD_PX = 320;
const HEATS = [
  { value: 'would_pay', label: 'Would pay' },
  { value: 'taken', label: 'Taken of cap' },
];

function Board({ search: { by = 'would_pay' }, change }: Address<typeof boardSearch>) {
  const { data, error, isFetching, refetch } = useQuery(board);
  const draws = inOrder(data?.data ?? []);
  const [shown, bare] = [draws.filter((it) => it.numbers.length > 0), draws.filter((it) => it.numbers.length === 0)];
  const together = (data?.together ?? []).filter((it) => it.staked !== '0.00');
  return (
    <Page
      title="Board"
      hint="Every draw that has opened and has no result. It keeps itself up to date."
      aside={
        <SegmentedControl
          size="xs"
          aria-label="Colour by"
          value={by}
          onChange={(to) => change({ by: to === 'would_pay' ? undefined : to })}
          data={HEATS}
        />
      }
    >
      {error && <Failed error={error} retry={() => refetch()} isRetrying={isFetching} />}
      {!data && !error && <Skeleton height={CARD_PX} />}
      {data && draws.length === 0 && <Text size="sm">No draw is open, and none waits for its result.</Text>}
      {together.length > 0 && (
        <Section
          title="Together at worst"
          hint="A number of 2D gives its last digit to the 1D that follows: one result costs both. What other houses pay of it is taken off."
        >
          <TogetherTable together={together} />
        </Section>
      )}
      <SimpleGrid cols={{ base: 1, md: 2, xl: 3 }} style={{ alignItems: 'start' }}>
        {shown.map((draw) => (
          <DrawCard key={draw.id} draw={draw} by={by} />
        ))}
      </SimpleGrid>
      {bare.length > 0 && (
        <Section title="Nothing staked yet">
          <Group gap="md">
            {bare.map((draw) => (
              <DrawLink key={draw.id} draw={draw} />
            ))}
          </Group>
        </Section>
      )}
    </Page>
  );
}
