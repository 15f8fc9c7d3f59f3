import { Anchor, Center, Loader } from '@mantine/core';
import {
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  Link,
  type NotFoundRouteProps,
  Outlet,
} from '@tanstack/react-router';
import { Empty, Failed } from '../parts/States.tsx';
import { AlertsScreen } from '../screens/alerts/AlertsScreen.tsx';
import { alerts, alertsSearch } from '../screens/alerts/alerts.ts';
import { AuditScreen } from '../screens/audit/AuditScreen.tsx';
import { auditSearch, auditTrail } from '../screens/audit/audit.ts';
import { CashInsScreen } from '../screens/cash-ins/CashInsScreen.tsx';
import { cashIns, cashInsSearch } from '../screens/cash-ins/cash-ins.ts';
import { DrawScreen } from '../screens/draw/DrawScreen.tsx';
import { drawDetail } from '../screens/draw/draw.ts';
import { DrawsScreen } from '../screens/draws/DrawsScreen.tsx';
import { drawsOfDay, drawsSearch } from '../screens/draws/draws.ts';
import { LoginScreen } from '../screens/login/LoginScreen.tsx';
import { loginSearch } from '../screens/login/login.ts';
import { LotteryScreen } from '../screens/lottery/LotteryScreen.tsx';
import { lottery } from '../screens/lottery/lottery.ts';
import { MessagesScreen } from '../screens/messages/MessagesScreen.tsx';
import { headerTexts } from '../screens/messages/messages.ts';
import { OutboxScreen } from '../screens/outbox/OutboxScreen.tsx';
import { outbox, outboxSearch } from '../screens/outbox/outbox.ts';
import { OverviewScreen } from '../screens/overview/OverviewScreen.tsx';
import { demandSession, NOT_ALLOWED, show } from './guard.ts';
import { Shell } from './Shell.tsx';

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound });

const login = createRoute({ getParentRoute: () => root, path: '/login', validateSearch: loginSearch, component: LoginScreen });

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: ({ location }) => demandSession(location.href),
  component: Shell,
});

const overview = createRoute({ getParentRoute: () => shell, path: '/', component: OverviewScreen });

const cashInsRoute = createRoute({
  getParentRoute: () => shell,
  path: '/cash-ins',
  validateSearch: cashInsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => show('/cash-ins', cashIns(deps)),
  component: CashInsScreen,
});

const drawsRoute = createRoute({
  getParentRoute: () => shell,
  path: '/draws',
  validateSearch: drawsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => show('/draws', drawsOfDay(deps)),
  component: DrawsScreen,
});

const drawRoute = createRoute({
  getParentRoute: () => shell,
  path: '/draws/$draw_id',
  loader: ({ params }) => show('/draws', drawDetail(params.draw_id)),
  component: DrawScreen,
});

const lotteryRoute = createRoute({
  getParentRoute: () => shell,
  path: '/lottery',
  loader: () => show('/lottery', lottery),
  component: LotteryScreen,
});

const messagesRoute = createRoute({
  getParentRoute: () => shell,
  path: '/messages',
  loader: () => show('/messages', headerTexts),
  component: MessagesScreen,
});

const outboxRoute = createRoute({
  getParentRoute: () => shell,
  path: '/outbox',
  validateSearch: outboxSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => show('/outbox', outbox(deps)),
  component: OutboxScreen,
});

const alertsRoute = createRoute({
  getParentRoute: () => shell,
  path: '/alerts',
  validateSearch: alertsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => show('/alerts', alerts(deps)),
  component: AlertsScreen,
});

const auditRoute = createRoute({
  getParentRoute: () => shell,
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
    shell.addChildren([overview, cashInsRoute, drawsRoute, drawRoute, lotteryRoute, messagesRoute, outboxRoute, alertsRoute, auditRoute]),
  ]),
  defaultErrorComponent: Broken,
  defaultNotFoundComponent: NotFound,
  defaultPendingComponent: Pending,
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

function Pending() {
  return (
    <Center mih="60vh">
      <Loader aria-label="Loading" />
    </Center>
  );
}

function NotFound({ data }: NotFoundRouteProps) {
  if (data === NOT_ALLOWED)
    return <Empty title="Not for your role" hint="Your role does not show this page. Ask an owner if you need it." />;
  return (
    <Empty title="404 - PAGE NOT FOUND" hint="Sorry! The page you requested was not found.">
      <Anchor renderRoot={(props) => <Link to="/" {...props} />}>To the overview</Anchor>
    </Empty>
  );
}

function Broken({ error, reset }: ErrorComponentProps) {
  return <Failed error={error} retry={reset} isRetrying={false} />;
}
