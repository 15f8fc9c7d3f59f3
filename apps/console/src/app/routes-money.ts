import { createRoute } from '@tanstack/react-router';
import { CashInsScreen } from '../screens/cash-ins/CashInsScreen.tsx';
import { cashIns, cashInsSearch } from '../screens/cash-ins/cash-ins.ts';
import { CashOutsScreen } from '../screens/cash-outs/CashOutsScreen.tsx';
import { cashOuts, cashOutsSearch } from '../screens/cash-outs/cash-outs.ts';
import { CashSettingsScreen } from '../screens/cash-settings/CashSettingsScreen.tsx';
import { paymentMethods } from '../screens/cash-settings/cash-settings.ts';
import { CorrectionsScreen } from '../screens/corrections/CorrectionsScreen.tsx';
import { corrections, correctionsSearch } from '../screens/corrections/corrections.ts';
import { LevelTwoScreen } from '../screens/level-two/LevelTwoScreen.tsx';
import { levelTwoRequests, levelTwoSearch } from '../screens/level-two/level-two.ts';
import { PlayerScreen } from '../screens/player/PlayerScreen.tsx';
import { playerDetail, playerSearch } from '../screens/player/player.ts';
import { PlayersScreen } from '../screens/players/PlayersScreen.tsx';
import { players, playersSearch } from '../screens/players/players.ts';
import { show } from './guard.ts';
import { inShell } from './shell-route.ts';

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

const levelTwoRoute = createRoute({
  ...inShell,
  path: '/level-two',
  validateSearch: levelTwoSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => show('/level-two', levelTwoRequests(deps)),
  component: LevelTwoScreen,
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

/** Pages about players and their money. */
export const moneyRoutes = [
  cashInsRoute,
  cashOutsRoute,
  playersRoute,
  playerRoute,
  levelTwoRoute,
  correctionsRoute,
  cashSettingsRoute,
] as const;
