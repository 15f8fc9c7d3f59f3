import { createRoute } from '@tanstack/react-router';
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
import { LotteryScreen } from '../screens/lottery/LotteryScreen.tsx';
import { lotterySettings, settingsSearch } from '../screens/lottery/lottery.ts';
import { ReconciliationScreen } from '../screens/reconciliation/ReconciliationScreen.tsx';
import { differences, differencesSearch } from '../screens/reconciliation/reconciliation.ts';
import { WagersScreen } from '../screens/wagers/WagersScreen.tsx';
import { wagers, wagersSearch } from '../screens/wagers/wagers.ts';
import { show } from './guard.ts';
import { inShell } from './shell-route.ts';

const drawsRoute = createRoute({
  ...inShell,
  path: '/draws',
  validateSearch: drawsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => show('/draws', drawsOfDay(deps)),
  component: DrawsScreen,
});

const drawRoute = createRoute({
  ...inShell,
  path: '/draws/$draw_id',
  loader: ({ params }) => show('/draws', drawDetail(params.draw_id)),
  component: DrawScreen,
});

const datesRoute = createRoute({
  ...inShell,
  path: '/dates',
  loader: () => show('/dates', dates3d()),
  component: DatesScreen,
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

/** Pages about lotteries and games. */
export const playRoutes = [
  drawsRoute,
  drawRoute,
  datesRoute,
  lotteryRoute,
  gamesRoute,
  wagersRoute,
  reconciliationRoute,
  dialectsRoute,
] as const;
