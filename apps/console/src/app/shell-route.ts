import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loginSearch } from '../screens/login/login.ts';
import { EveryPage } from './EveryPage.tsx';
import { demandSession } from './guard.ts';
import { NotFound } from './route-states.tsx';
import { Shell } from './Shell.tsx';

export const root = createRootRoute({ component: EveryPage, notFoundComponent: NotFound });

export const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: loginSearch,
  component: lazyRouteComponent(() => import('../screens/login/LoginScreen.tsx'), 'LoginScreen'),
});

/** The way in for an operator who was invited and has no password yet. */
export const join = createRoute({
  getParentRoute: () => root,
  path: '/join',
  component: lazyRouteComponent(() => import('../screens/join/JoinScreen.tsx'), 'JoinScreen'),
});

export const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: ({ location }) => demandSession(location.href),
  component: Shell,
});

/** Every page stands in the shell, and so does the sentence that a role does not show it. */
export const inShell = { getParentRoute: () => shell, notFoundComponent: NotFound };
