import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Page } from '../../parts/Page.tsx';
import { PagedTable } from '../../parts/PagedTable.tsx';
import { Empty } from '../../parts/States.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { AskCorrection } from './AskCorrection.tsx';
import { correctionColumns } from './columns.tsx';
import { CORRECTIONS_PER_PAGE, corrections } from './corrections.ts';

const route = getRouteApi('/shell/corrections');

/** Corrections of balances that two operators booked; what is asked waits with all that needs a second person. */
export function CorrectionsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [isAsking, setAsking] = useState(false);
  const query = useQuery(corrections(search));
  return (
    <Page
      title="Corrections"
      hint="What a balance was given or taken by hand. One operator asks; it waits under Second person until another confirms it."
      aside={<Button onClick={() => setAsking(true)}>Ask</Button>}
    >
      {search.player !== undefined && (
        <Group gap="xs">
          <Tag tt="none" size="lg">
            Of player {search.player}
          </Tag>
          <Button variant="subtle" size="compact-sm" onClick={() => navigate({ search: {} })}>
            Show all
          </Button>
        </Group>
      )}
      <PagedTable
        label="Corrections"
        columns={correctionColumns}
        query={query}
        per_page={CORRECTIONS_PER_PAGE}
        page={search.page}
        goTo={(page) => navigate({ search: (old) => ({ ...old, page }) })}
        empty={<Empty title="No corrections" hint="What a second person has confirmed appears here." />}
      />
      {isAsking && <AskCorrection close={() => setAsking(false)} />}
    </Page>
  );
}
