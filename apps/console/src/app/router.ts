import { createRouter } from '@tanstack/react-router';
import { accountPage } from '../screens/account/page.tsx';
import { alertsPage } from '../screens/alerts/page.tsx';
import { auditPage } from '../screens/audit/page.tsx';
import { cashInsPage } from '../screens/cash-ins/page.tsx';
import { cashOutsPage } from '../screens/cash-outs/page.tsx';
import { cashSettingsPage } from '../screens/cash-settings/page.tsx';
import { contentPage } from '../screens/content/page.tsx';
import { conversationPage } from '../screens/conversation/page.tsx';
import { conversationsPage } from '../screens/conversations/page.tsx';
import { correctionsPage } from '../screens/corrections/page.tsx';
import { datesPage } from '../screens/dates/page.tsx';
import { deedsPage } from '../screens/deeds/page.tsx';
import { dialectsPage } from '../screens/dialects/page.tsx';
import { drawPage } from '../screens/draw/page.tsx';
import { drawsPage } from '../screens/draws/page.tsx';
import { dreamBookPage } from '../screens/dream-book/page.tsx';
import { gamesPage } from '../screens/games/page.tsx';
import { housePage } from '../screens/house/page.tsx';
import { levelTwoPage } from '../screens/level-two/page.tsx';
import { lotteryPage } from '../screens/lottery/page.tsx';
import { messagesPage } from '../screens/messages/page.tsx';
import { noticesPage } from '../screens/notices/page.tsx';
import { numberHintsPage } from '../screens/number-hints/page.tsx';
import { operatorsPage } from '../screens/operators/page.tsx';
import { outboxPage } from '../screens/outbox/page.tsx';
import { playerPage } from '../screens/player/page.tsx';
import { playerFundsPage } from '../screens/player-funds/page.tsx';
import { playersPage } from '../screens/players/page.tsx';
import { promotionsPage } from '../screens/promotions/page.tsx';
import { reconciliationPage } from '../screens/reconciliation/page.tsx';
import { reportEntriesPage } from '../screens/report-entries/page.tsx';
import { reportsPage } from '../screens/reports/page.tsx';
import { costsPage } from '../screens/rewards-costs/page.tsx';
import { pocketPage } from '../screens/rewards-pocket/page.tsx';
import { pointsPage } from '../screens/rewards-points/page.tsx';
import { termsPage } from '../screens/rewards-terms/page.tsx';
import { weeklyPage } from '../screens/rewards-weekly/page.tsx';
import { todayPage } from '../screens/today/page.tsx';
import { wagersPage } from '../screens/wagers/page.tsx';
import { me } from './operator.ts';
import { queries } from './queries.ts';
import { Broken, NotFound, Pending } from './route-states.tsx';
import { onOpenedElsewhere, onSessionEnd } from './session.ts';
import { join, login, root, shell } from './shell-route.ts';

/** Every page with its address. */
const pages = shell.addChildren([
  todayPage,
  alertsPage,
  deedsPage,
  cashInsPage,
  cashOutsPage,
  correctionsPage,
  cashSettingsPage,
  reportsPage,
  reportEntriesPage,
  playerFundsPage,
  playersPage,
  playerPage,
  levelTwoPage,
  conversationsPage,
  conversationPage,
  outboxPage,
  drawsPage,
  drawPage,
  datesPage,
  lotteryPage,
  gamesPage,
  wagersPage,
  reconciliationPage,
  dialectsPage,
  promotionsPage,
  pointsPage,
  weeklyPage,
  pocketPage,
  costsPage,
  termsPage,
  contentPage,
  numberHintsPage,
  dreamBookPage,
  noticesPage,
  messagesPage,
  housePage,
  operatorsPage,
  auditPage,
  accountPage,
]);

/** The pages that operators see once they are logged in, and the way in. */
export const router = createRouter({
  routeTree: root.addChildren([login, join, pages]),
  defaultErrorComponent: Broken,
  defaultNotFoundComponent: NotFound,
  defaultPendingComponent: Pending,
  defaultPreload: 'intent',
  scrollRestoration: true,
});

// Whoever's session ended on a page logs in again over it; before it is known whose it was, on the log-in screen.
onSessionEnd(() => {
  const { pathname, href } = router.state.location;
  const isKnown = queries.getQueryData(me.queryKey) !== undefined;
  if (pathname !== '/login' && !isKnown) void router.navigate({ to: '/login', search: { to: href }, replace: true });
});

// Another tab's log-in is this tab's: it may be another operator.
onOpenedElsewhere(() => void queries.invalidateQueries());

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
