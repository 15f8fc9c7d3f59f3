import { createRoute } from '@tanstack/react-router';
import { AlertsScreen } from '../screens/alerts/AlertsScreen.tsx';
import { alerts, alertsSearch } from '../screens/alerts/alerts.ts';
import { AuditScreen } from '../screens/audit/AuditScreen.tsx';
import { auditSearch, auditTrail } from '../screens/audit/audit.ts';
import { ContentScreen } from '../screens/content/ContentScreen.tsx';
import { contentItems, contentSearch } from '../screens/content/content.ts';
import { DeedsScreen } from '../screens/deeds/DeedsScreen.tsx';
import { deeds, deedsSearch } from '../screens/deeds/deeds.ts';
import { HouseScreen } from '../screens/house/HouseScreen.tsx';
import { contactLinks } from '../screens/house/house.ts';
import { MessagesScreen } from '../screens/messages/MessagesScreen.tsx';
import { NoticesScreen } from '../screens/notices/NoticesScreen.tsx';
import { notices, noticesSearch } from '../screens/notices/notices.ts';
import { OutboxScreen } from '../screens/outbox/OutboxScreen.tsx';
import { outbox, outboxSearch } from '../screens/outbox/outbox.ts';
import { OverviewScreen } from '../screens/overview/OverviewScreen.tsx';
import { show } from './guard.ts';
import { inShell } from './shell-route.ts';

const overview = createRoute({ ...inShell, path: '/', component: OverviewScreen });

const noticesRoute = createRoute({
  ...inShell,
  path: '/notices',
  validateSearch: noticesSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => show('/notices', notices(deps)),
  component: NoticesScreen,
});

const messagesRoute = createRoute({
  ...inShell,
  path: '/messages',
  component: MessagesScreen,
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

const deedsRoute = createRoute({
  ...inShell,
  path: '/deeds',
  validateSearch: deedsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => show('/deeds', deeds(deps)),
  component: DeedsScreen,
});

const auditRoute = createRoute({
  ...inShell,
  path: '/audit',
  validateSearch: auditSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => show('/audit', auditTrail(deps)),
  component: AuditScreen,
});

/** Pages about the house itself and what it says. */
export const houseRoutes = [
  overview,
  noticesRoute,
  messagesRoute,
  contentRoute,
  houseRoute,
  outboxRoute,
  alertsRoute,
  deedsRoute,
  auditRoute,
] as const;
