import { page } from '../../app/page.tsx';
import { Page, Section } from '../../parts/Page.tsx';
import { BroadcastForm } from './BroadcastForm.tsx';

/** What the house says to everyone who is looking now. */
export const messagesPage = page('/messages', {
  screen: () => (
    <Page title="Messages" hint="What the house says to every player.">
      <Section
        title="Broadcast"
        hint="Runs for 20 seconds over the screen of everyone who is looking when a second person confirms it, on the same day."
      >
        <BroadcastForm />
      </Section>
    </Page>
  ),
});
