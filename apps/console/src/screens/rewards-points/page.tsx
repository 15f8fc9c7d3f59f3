import type { TextLanguage } from '@shwekan/phrases/per-language';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { page } from '../../app/page.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { Page, Section } from '../../parts/Page.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { OfferForm } from './OfferForm.tsx';
import { OffersTable } from './OffersTable.tsx';
import { PointsTextForm } from './PointsTextForm.tsx';
import { pointOffers, pointsText } from './points.ts';

/** What points can be exchanged for, and what players read about them. */
export const pointsPage = page('/points', { load: () => pointOffers, screen: Points });

function Points() {
  // The language is of the page, for the form begins anew once its text is saved.
  const [language, setLanguage] = useState<TextLanguage>('my');
  return (
    <Page title="Points" hint="Players earn points by playing and exchange them for money of the main balance.">
      <Section
        title="Offers"
        hint="In the order players see. Claims keep what they were given."
        aside={
          <DialogButton label="Add an offer" size="sm" variant="filled" dialog={(close) => <OfferForm offer={null} close={close} />} />
        }
      >
        <OffersTable />
      </Section>
      <Section
        title="Points dialog"
        hint="Opens beside the points of the player app. A language without a text shows the English one. Another text waits for a second person."
      >
        <QueryView query={useQuery(pointsText)} height={280}>
          {({ data }) => <PointsTextForm key={JSON.stringify(data)} saved={data} language={language} choose={setLanguage} />}
        </QueryView>
      </Section>
    </Page>
  );
}
