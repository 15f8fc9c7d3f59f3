import { createRouter } from '@tanstack/react-router';
import { Pending } from '../parts/States.tsx';
import { me } from './operator.ts';
import { pageAt } from './page-route.tsx';
import { queries } from './queries.ts';
import { Broken, NotFound } from './route-states.tsx';
import { onOpenedElsewhere, onSessionEnd } from './session.ts';
import { join, login, root, shell } from './shell-route.ts';

/** Every page with its address; what is on it comes when somebody goes there. */
const pages = shell.addChildren([
  pageAt('/', () => import('../screens/today/page.tsx').then((it) => it.todayPage)),
  pageAt('/alerts', () => import('../screens/alerts/page.tsx').then((it) => it.alertsPage)),
  pageAt('/alert-kinds', () => import('../screens/alert-kinds/page.tsx').then((it) => it.alertKindsPage)),
  pageAt('/deeds', () => import('../screens/deeds/page.tsx').then((it) => it.deedsPage)),
  pageAt('/cash-ins', () => import('../screens/cash-ins/page.tsx').then((it) => it.cashInsPage)),
  pageAt('/cash-outs', () => import('../screens/cash-outs/page.tsx').then((it) => it.cashOutsPage)),
  pageAt('/corrections', () => import('../screens/corrections/page.tsx').then((it) => it.correctionsPage)),
  pageAt('/house-accounts', () => import('../screens/house-accounts/page.tsx').then((it) => it.houseAccountsPage)),
  pageAt('/house-accounts/$id', () => import('../screens/house-account/page.tsx').then((it) => it.houseAccountPage)),
  pageAt('/cash-settings', () => import('../screens/cash-settings/page.tsx').then((it) => it.cashSettingsPage)),
  pageAt('/reports', () => import('../screens/reports/page.tsx').then((it) => it.reportsPage)),
  pageAt('/reports/entries', () => import('../screens/report-entries/page.tsx').then((it) => it.reportEntriesPage)),
  pageAt('/player-funds', () => import('../screens/player-funds/page.tsx').then((it) => it.playerFundsPage)),
  pageAt('/players', () => import('../screens/players/page.tsx').then((it) => it.playersPage)),
  pageAt('/players/$player_id', () => import('../screens/player/page.tsx').then((it) => it.playerPage)),
  pageAt('/level-two', () => import('../screens/level-two/page.tsx').then((it) => it.levelTwoPage)),
  pageAt('/conversations', () => import('../screens/conversations/page.tsx').then((it) => it.conversationsPage)),
  pageAt('/conversations/$id', () => import('../screens/conversation/page.tsx').then((it) => it.conversationPage)),
  pageAt('/cases', () => import('../screens/cases/page.tsx').then((it) => it.casesPage)),
  pageAt('/cases/$id', () => import('../screens/case/page.tsx').then((it) => it.casePage)),
  pageAt('/outbox', () => import('../screens/outbox/page.tsx').then((it) => it.outboxPage)),
  pageAt('/board', () => import('../screens/board/page.tsx').then((it) => it.boardPage)),
  pageAt('/draws', () => import('../screens/draws/page.tsx').then((it) => it.drawsPage)),
  pageAt('/draws/$draw_id', () => import('../screens/draw/page.tsx').then((it) => it.drawPage)),
  pageAt('/draws/$draw_id/slips', () => import('../screens/draw-slips/page.tsx').then((it) => it.drawSlipsPage)),
  pageAt('/number-rules', () => import('../screens/number-rules/page.tsx').then((it) => it.numberRulesPage)),
  pageAt('/takers', () => import('../screens/takers/page.tsx').then((it) => it.takersPage)),
  pageAt('/takers/$id', () => import('../screens/taker/page.tsx').then((it) => it.takerPage)),
  pageAt('/dates', () => import('../screens/dates/page.tsx').then((it) => it.datesPage)),
  pageAt('/lottery', () => import('../screens/lottery/page.tsx').then((it) => it.lotteryPage)),
  pageAt('/games', () => import('../screens/games/page.tsx').then((it) => it.gamesPage)),
  pageAt('/wagers', () => import('../screens/wagers/page.tsx').then((it) => it.wagersPage)),
  pageAt('/reconciliation', () => import('../screens/reconciliation/page.tsx').then((it) => it.reconciliationPage)),
  pageAt('/dialects', () => import('../screens/dialects/page.tsx').then((it) => it.dialectsPage)),
  pageAt('/promotions', () => import('../screens/promotions/page.tsx').then((it) => it.promotionsPage)),
  pageAt('/points', () => import('../screens/rewards-points/page.tsx').then((it) => it.pointsPage)),
  pageAt('/weekly', () => import('../screens/rewards-weekly/page.tsx').then((it) => it.weeklyPage)),
  pageAt('/pocket-money', () => import('../screens/rewards-pocket/page.tsx').then((it) => it.pocketPage)),
  pageAt('/reward-costs', () => import('../screens/rewards-costs/page.tsx').then((it) => it.costsPage)),
  pageAt('/reward-terms', () => import('../screens/rewards-terms/page.tsx').then((it) => it.termsPage)),
  pageAt('/content', () => import('../screens/content/page.tsx').then((it) => it.contentPage)),
  pageAt('/running', () => import('../screens/running/page.tsx').then((it) => it.runningPage)),
  pageAt('/number-hints', () => import('../screens/number-hints/page.tsx').then((it) => it.numberHintsPage)),
  pageAt('/dream-book', () => import('../screens/dream-book/page.tsx').then((it) => it.dreamBookPage)),
  pageAt('/notices', () => import('../screens/notices/page.tsx').then((it) => it.noticesPage)),
  pageAt('/messages', () => import('../screens/messages/page.tsx').then((it) => it.messagesPage)),
  pageAt('/house', () => import('../screens/house/page.tsx').then((it) => it.housePage)),
  pageAt('/operators', () => import('../screens/operators/page.tsx').then((it) => it.operatorsPage)),
  pageAt('/rights', () => import('../screens/rights/page.tsx').then((it) => it.rightsPage)),
  pageAt('/system', () => import('../screens/system/page.tsx').then((it) => it.systemPage)),
  pageAt('/audit', () => import('../screens/audit/page.tsx').then((it) => it.auditPage)),
  pageAt('/account', () => import('../screens/account/page.tsx').then((it) => it.accountPage)),
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
