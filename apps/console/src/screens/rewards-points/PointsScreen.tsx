import { Button } from '@mantine/core';
import type { TextLanguage } from '@shwekan/phrases/per-language';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Page, Section } from '../../parts/Page.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { OfferForm } from './OfferForm.tsx';
import { OffersTable } from './OffersTable.tsx';
import { PointsTextForm } from './PointsTextForm.tsx';
import { pointOffers, pointsText } from './points.ts';

/** What points can be exchanged for, and what players read about them. */
export function PointsScreen() {
  const offers = useQuery(pointOffers);
  const text = useQuery(pointsText);
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  // Kept here: the form begins anew once its text was saved.
  const [language, setLanguage] = useState<TextLanguage>('my');
  // Looked up anew, so that an open dialog shows the picture that was sent.
  const offer = offers.data?.data.find((it) => it.id === edited);
  return (
    <Page title="Points" hint="Players earn points by playing and exchange them for money of the main balance.">
      <Section
        title="Offers"
        hint="In the order players see. Claims keep what they were given."
        aside={<Button onClick={() => setEdited('new')}>Add</Button>}
      >
        <OffersTable query={offers} edit={setEdited} />
      </Section>
      <Section title="Points dialog" hint="Opens beside the points of the player app. A language without a text shows the English one.">
        <QueryView query={text} height={280}>
          {({ data }) => <PointsTextForm key={JSON.stringify(data)} saved={data} language={language} choose={setLanguage} />}
        </QueryView>
      </Section>
      {edited === 'new' && <OfferForm offer={null} close={() => setEdited(null)} />}
      {offer && <OfferForm offer={offer} close={() => setEdited(null)} />}
    </Page>
  );
}
