import { createRouter } from '@tanstack/react-router';
import { me } from './operator.ts';
import { queries } from './queries.ts';
import { Broken, NotFound, Pending } from './route-states.tsx';
import { houseRoutes } from './routes-house.ts';
import { moneyRoutes } from './routes-money.ts';
import { playRoutes } from './routes-play.ts';
import { rewardRoutes } from './routes-rewards.ts';
import { onSessionEnd } from './session.ts';
import { login, root, shell } from './shell-route.ts';

/** Every page with its address. Filters are typed search parameters, so that a page can be reloaded and shared. */
export const router = createRouter({
  routeTree: root.addChildren([login, shell.addChildren([...moneyRoutes, ...rewardRoutes, ...playRoutes, ...houseRoutes])]),
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
