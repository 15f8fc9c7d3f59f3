import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { Page } from '../../parts/Page.tsx';
import { PagedTable } from '../../parts/PagedTable.tsx';
import { Empty } from '../../parts/States.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { ConfirmCorrection, ProposeCorrection, RejectCorrection } from './CorrectionDialogs.tsx';
import { type CorrectionDeed, correctionColumns } from './columns.tsx';
import { CORRECTIONS_PER_PAGE, corrections } from './corrections.ts';

const route = getRouteApi('/shell/corrections');

/** Corrections of balances, each by two operators. */
export function CorrectionsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [deed, setDeed] = useState<CorrectionDeed | { what: 'propose' } | null>(null);
  const query = useQuery(corrections(search));
  const columns = useMemo(() => correctionColumns(setDeed), []);
  const close = () => setDeed(null);
  return (
    <Page
      title="Corrections"
      hint="What a balance is given or taken by hand: one operator proposes, another confirms."
      aside={<Button onClick={() => setDeed({ what: 'propose' })}>Propose</Button>}
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
        columns={columns}
        query={query}
        per_page={CORRECTIONS_PER_PAGE}
        page={search.page}
        goTo={(page) => navigate({ search: (old) => ({ ...old, page }) })}
        empty={<Empty title="No corrections" hint="What is proposed appears here." />}
      />
      {deed?.what === 'propose' && <ProposeCorrection close={close} />}
      {deed?.what === 'confirm' && <ConfirmCorrection correction={deed.correction} close={close} />}
      {deed?.what === 'reject' && <RejectCorrection correction={deed.correction} close={close} />}
    </Page>
  );
}
