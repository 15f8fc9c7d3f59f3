import { createRootRoute, createRoute, createRouter, Outlet } from '@tanstack/react-router';
import { AlertsScreen } from '../screens/alerts/AlertsScreen.tsx';
import { alerts, alertsSearch } from '../screens/alerts/alerts.ts';
import { AuditScreen } from '../screens/audit/AuditScreen.tsx';
import { auditSearch, auditTrail } from '../screens/audit/audit.ts';
import { CashInsScreen } from '../screens/cash-ins/CashInsScreen.tsx';
import { cashIns, cashInsSearch } from '../screens/cash-ins/cash-ins.ts';
import { CashOutsScreen } from '../screens/cash-outs/CashOutsScreen.tsx';
import { cashOuts, cashOutsSearch } from '../screens/cash-outs/cash-outs.ts';
import { CashSettingsScreen } from '../screens/cash-settings/CashSettingsScreen.tsx';
import { paymentMethods } from '../screens/cash-settings/cash-settings.ts';
import { ContentScreen } from '../screens/content/ContentScreen.tsx';
import { contentItems, contentSearch } from '../screens/content/content.ts';
import { CorrectionsScreen } from '../screens/corrections/CorrectionsScreen.tsx';
import { corrections, correctionsSearch } from '../screens/corrections/corrections.ts';
import { DatesScreen } from '../screens/dates/DatesScreen.tsx';
import { dates3d } from '../screens/dates/dates.ts';
import { DialectsScreen } from '../screens/dialects/DialectsScreen.tsx';
import { dialects } from '../screens/dialects/dialects.ts';
import { DrawScreen } from '../screens/draw/DrawScreen.tsx';
import { drawDetail } from '../screens/draw/draw.ts';
import { DrawsScreen } from '../screens/draws/DrawsScreen.tsx';
import { drawsOfDay, drawsSearch } from '../screens/draws/draws.ts';
import { GamesScreen } from '../screens/games/GamesScreen.tsx';
import { categories, gamesSearch } from '../screens/games/games.ts';
import { HouseScreen } from '../screens/house/HouseScreen.tsx';
import { contactLinks } from '../screens/house/house.ts';
import { LevelTwoScreen } from '../screens/level-two/LevelTwoScreen.tsx';
import { levelTwoRequests, levelTwoSearch } from '../screens/level-two/level-two.ts';
import { LoginScreen } from '../screens/login/LoginScreen.tsx';
import { loginSearch } from '../screens/login/login.ts';
import { LotteryScreen } from '../screens/lottery/LotteryScreen.tsx';
import { lotterySettings, settingsSearch } from '../screens/lottery/lottery.ts';
import { MessagesScreen } from '../screens/messages/MessagesScreen.tsx';
import { NoticesScreen } from '../screens/notices/NoticesScreen.tsx';
import { notices, noticesSearch } from '../screens/notices/notices.ts';
import { OutboxScreen } from '../screens/outbox/OutboxScreen.tsx';
import { outbox, outboxSearch } from '../screens/outbox/outbox.ts';
import { OverviewScreen } from '../screens/overview/OverviewScreen.tsx';
import { PlayerScreen } from '../screens/player/PlayerScreen.tsx';
import { playerDetail, playerSearch } from '../screens/player/player.ts';
import { PlayersScreen } from '../screens/players/PlayersScreen.tsx';
import { players, playersSearch } from '../screens/players/players.ts';
import { PromotionsScreen } from '../screens/promotions/PromotionsScreen.tsx';
import { promotions } from '../screens/promotions/promotions.ts';
import { ReconciliationScreen } from '../screens/reconciliation/ReconciliationScreen.tsx';
import { differences, differencesSearch } from '../screens/reconciliation/reconciliation.ts';
import { CostsScreen } from '../screens/rewards-costs/CostsScreen.tsx';
import { costsSearch, rewardCosts } from '../screens/rewards-costs/costs.ts';
import { PocketScreen } from '../screens/rewards-pocket/PocketScreen.tsx';
import { pocketCampaigns, pocketSearch } from '../screens/rewards-pocket/pocket.ts';
import { PointsScreen } from '../screens/rewards-points/PointsScreen.tsx';
import { pointOffers } from '../screens/rewards-points/points.ts';
import { TermsScreen } from '../screens/rewards-terms/TermsScreen.tsx';
import { rewardTerms } from '../screens/rewards-terms/terms.ts';
import { WeeklyScreen } from '../screens/rewards-weekly/WeeklyScreen.tsx';
import { weeklyRuns, weeklySearch } from '../screens/rewards-weekly/weekly.ts';
import { WagersScreen } from '../screens/wagers/WagersScreen.tsx';
import { wagers, wagersSearch } from '../screens/wagers/wagers.ts';
import { demandSession, show } from './guard.ts';
import { me } from './operator.ts';
import { queries } from './queries.ts';
import { Broken, NotFound, Pending } from './route-states.tsx';
import { Shell } from './Shell.tsx';
import { onSessionEnd } from './session.ts';

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound });

const login = createRoute({ getParentRoute: () => root, path: '/login', validateSearch: loginSearch, component: LoginScreen });

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: ({ location }) => demandSession(location.href),
  component: Shell,
});

/** Every page stands in the shell, and so does the sentence that a role does not show it. */
const inShell = { getParentRoute: () => shell, notFoundComponent: NotFound };

const overview = createRoute({ ...inShell, path: '/', component: OverviewScreen });

const cashInsRoute = createRoute({
  ...inShell,
  path: '/cash-ins',
  validateSearch: cashInsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => show('/cash-ins', cashIns(deps)),
  component: CashInsScreen,
});

const cashOutsRoute = createRoute({
  ...inShell,
  path: '/cash-outs',
  validateSearch: cashOutsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => show('/cash-outs', cashOuts(deps)),
  component: CashOutsScreen,
});

const playersRoute = createRoute({
  ...inShell,
  path: '/players',
  validateSearch: playersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => show('/players', players(deps)),
  component: PlayersScreen,
});

const playerRoute = createRoute({
  ...inShell,
  path: '/players/$player_id',
  validateSearch: playerSearch,
  loader: ({ params }) => show('/players', playerDetail(params.player_id)),
  component: PlayerScreen,
});

const correctionsRoute = createRoute({
  ...inShell,
  path: '/corrections',
  validateSearch: correctionsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => show('/corrections', corrections(deps)),
  component: CorrectionsScreen,
});

const cashSettingsRoute = createRoute({
  ...inShell,
  path: '/cash-settings',
  loader: () => show('/cash-settings', paymentMethods),
  component: CashSettingsScreen,
});

const promotionsRoute = createRoute({
  ...inShell,
  path: '/promotions',
  loader: () => show('/promotions', promotions),
  component: PromotionsScreen,
});

const pointsRoute = createRoute({
  ...inShell,
  path: '/points',
  loader: () => show('/points', pointOffers),
  component: PointsScreen,
});

const rewardTermsRoute = createRoute({
  ...inShell,
  path: '/reward-terms',
  loader: () => show('/reward-terms', rewardTerms),
  component: TermsScreen,
});

const weeklyRoute = createRoute({
  ...inShell,
  path: '/weekly',
  validateSearch: weeklySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => show('/weekly', weeklyRuns(deps)),
  component: WeeklyScreen,
});

const pocketRoute = createRoute({
  ...inShell,
  path: '/pocket-money',
  validateSearch: pocketSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => show('/pocket-money', pocketCampaigns(deps)),
  component: PocketScreen,
});

const costsRoute = createRoute({
  ...inShell,
  path: '/reward-costs',
  validateSearch: costsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => show('/reward-costs', rewardCosts(deps)),
  component: CostsScreen,
});

const drawsRoute = createRoute({
  ...inShell,
  path: '/draws',
  validateSearch: drawsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => show('/draws', drawsOfDay(deps)),
  component: DrawsScreen,
});

const datesRoute = createRoute({
  ...inShell,
  path: '/dates',
  loader: () => show('/dates', dates3d()),
  component: DatesScreen,
});

const drawRoute = createRoute({
  ...inShell,
  path: '/draws/$draw_id',
  loader: ({ params }) => show('/draws', drawDetail(params.draw_id)),
  component: DrawScreen,
});

const lotteryRoute = createRoute({
  ...inShell,
  path: '/lottery',
  validateSearch: settingsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => show('/lottery', lotterySettings(deps.lottery)),
  component: LotteryScreen,
});

const gamesRoute = createRoute({
  ...inShell,
  path: '/games',
  validateSearch: gamesSearch,
  loader: () => show('/games', categories),
  component: GamesScreen,
});

const wagersRoute = createRoute({
  ...inShell,
  path: '/wagers',
  validateSearch: wagersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => show('/wagers', wagers(deps)),
  component: WagersScreen,
});

const reconciliationRoute = createRoute({
  ...inShell,
  path: '/reconciliation',
  validateSearch: differencesSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => show('/reconciliation', differences(deps)),
  component: ReconciliationScreen,
});

const dialectsRoute = createRoute({
  ...inShell,
  path: '/dialects',
  loader: () => show('/dialects', dialects),
  component: DialectsScreen,
});

const levelTwoRoute = createRoute({
  ...inShell,
  path: '/level-two',
  validateSearch: levelTwoSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => show('/level-two', levelTwoRequests(deps)),
  component: LevelTwoScreen,
});

const messagesRoute = createRoute({
  ...inShell,
  path: '/messages',
  component: MessagesScreen,
});

const noticesRoute = createRoute({
  ...inShell,
  path: '/notices',
  validateSearch: noticesSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => show('/notices', notices(deps)),
  component: NoticesScreen,
});

const contentRoute = createRoute({
  ...inShell,
  path: '/content',
  validateSearch: contentSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => show('/content', contentItems(deps.kind)),
  component: ContentScreen,
});

const houseRoute = createRoute({
  ...inShell,
  path: '/house',
  loader: () => show('/house', contactLinks),
  component: HouseScreen,
});

const outboxRoute = createRoute({
  ...inShell,
  path: '/outbox',
  validateSearch: outboxSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => show('/outbox', outbox(deps)),
  component: OutboxScreen,
});

const alertsRoute = createRoute({
  ...inShell,
  path: '/alerts',
  validateSearch: alertsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => show('/alerts', alerts(deps)),
  component: AlertsScreen,
});

const auditRoute = createRoute({
  ...inShell,
  path: '/audit',
  validateSearch: auditSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => show('/audit', auditTrail(deps)),
  component: AuditScreen,
});

/** Every page with its address. Filters are typed search parameters, so that a page can be reloaded and shared. */
export const router = createRouter({
  routeTree: root.addChildren([
    login,
    shell.addChildren([
      overview,
      cashInsRoute,
      cashOutsRoute,
      playersRoute,
      playerRoute,
      correctionsRoute,
      cashSettingsRoute,
      promotionsRoute,
      pointsRoute,
      weeklyRoute,
      pocketRoute,
      costsRoute,
      rewardTermsRoute,
      drawsRoute,
      drawRoute,
      datesRoute,
      lotteryRoute,
      gamesRoute,
      wagersRoute,
      reconciliationRoute,
      dialectsRoute,
      levelTwoRoute,
      noticesRoute,
      messagesRoute,
      contentRoute,
      houseRoute,
      outboxRoute,
      alertsRoute,
      auditRoute,
    ]),
  ]),
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

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
