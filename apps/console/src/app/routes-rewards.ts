import { createRoute } from '@tanstack/react-router';
import { PromotionsScreen } from '../screens/promotions/PromotionsScreen.tsx';
import { promotions } from '../screens/promotions/promotions.ts';
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
import { show } from './guard.ts';
import { inShell } from './shell-route.ts';

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

const rewardTermsRoute = createRoute({
  ...inShell,
  path: '/reward-terms',
  loader: () => show('/reward-terms', rewardTerms),
  component: TermsScreen,
});

/** Pages about what the house gives. */
export const rewardRoutes = [promotionsRoute, pointsRoute, weeklyRoute, pocketRoute, costsRoute, rewardTermsRoute] as const;
