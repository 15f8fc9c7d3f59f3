import { AppShell, Badge, Box, Burger, Button, Group, Menu, NavLink, ScrollArea, Text } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { mayRead } from '@shwekan/contract/rights';
import { yangonTime } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Bell } from '../parts/Bell.tsx';
import { Callout } from '../parts/Callout.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Failed, Pending } from '../parts/States.tsx';
import { Tag } from '../parts/Tag.tsx';
import { call, isSessionEnd, sentenceOf } from './call.ts';
import { LogInAgain } from './LogInAgain.tsx';
import { me, type QueueCounts, useNow, useOperator } from './operator.ts';
import { ProofDialog } from './ProofDialog.tsx';
import { GROUPS, PAGES } from './paths.ts';
import { useProofQuestion } from './proof.ts';
import { noteLoggedOut, useHasEnded } from './session.ts';

// Few ever see them: they come when they are asked for.
const FactorDemanded = lazy(() => import('./FactorDemanded.tsx').then((it) => ({ default: it.FactorDemanded })));
const SearchEverywhere = lazy(() => import('./SearchEverywhere.tsx').then((it) => ({ default: it.SearchEverywhere })));
const OwnPassword = lazy(() => import('./OwnPassword.tsx').then((it) => ({ default: it.OwnPassword })));

/** What stands around every page: the header, the menu with its counts, the way out. */
export function Shell() {
  const [isMenuOpen, menu] = useDisclosure();
  const hasEnded = useHasEnded();
  const { data, error, isFetching, refetch } = useQuery({ ...me, enabled: !hasEnded });
  useSameOperator(data?.data.id);
  const endProof = useProofQuestion();
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 220, breakpoint: 'sm', collapsed: { mobile: !isMenuOpen } }}
      padding={{ base: 'sm', sm: 'lg' }}
    >
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap">
            <Burger opened={isMenuOpen} onClick={menu.toggle} hiddenFrom="sm" size="sm" aria-label="Menu" aria-expanded={isMenuOpen} />
            <img src="/icon.svg" alt="" width={28} height={28} />
            <Text fw={700} visibleFrom="xs">
              Shwekan console
            </Text>
            {data?.is_demo && (
              <Tag color="gold" visibleFrom="xs">
                Demo
              </Tag>
            )}
          </Group>
          <Group gap="sm" wrap="nowrap">
            {data?.second_factor.is_needed || <Search />}
            <Clock />
            <Bell />
            <OperatorMenu />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label="Pages">
        <AppShell.Section grow component={ScrollArea} type="auto" scrollbarSize={6} offsetScrollbars="y">
          {data?.second_factor.is_needed || <Pages waiting={data?.waiting} onChoose={menu.close} />}
        </AppShell.Section>
      </AppShell.Navbar>
      <AppShell.Main>
        {data && endProof && !hasEnded && <ProofDialog hasSecondFactor={data.second_factor.is_on} end={endProof} />}
        {data && hasEnded && <LogInAgain username={data.data.username} />}
        {data && error && !hasEnded && (
          <Callout color="red" mb="md" role="alert">
            {sentenceOf(error)} What you see may be old; the console goes on trying.
          </Callout>
        )}
        {data ? (
          <Content isFactorNeeded={data.second_factor.is_needed} />
        ) : error ? (
          <Failed error={error} retry={refetch} isRetrying={isFetching} />
        ) : (
          <Pending />
        )}
      </AppShell.Main>
    </AppShell>
  );
}

/** The page; before it, and until its recovery codes were read, the second factor that the house demands. */
function Content({ isFactorNeeded }: { isFactorNeeded: boolean }) {
  const [isDemanded, setDemanded] = useState(isFactorNeeded);
  if (isFactorNeeded && !isDemanded) setDemanded(true);
  if (!isDemanded) return <Outlet />;
  return (
    <Suspense fallback={<Pending />}>
      <FactorDemanded leave={() => setDemanded(false)} />
    </Suspense>
  );
}

/** Loads the page anew when another tab has logged somebody else in: nothing of one operator is shown to, or done as, another. */
function useSameOperator(id: number | undefined): void {
  const first = useRef(id);
  useEffect(() => {
    first.current ??= id;
    if (id !== undefined && id !== first.current) location.reload();
  }, [id]);
}

type PagesProps = { waiting: QueueCounts | undefined; onChoose: () => void };

/** The pages that the operator's roles show, under their headings. */
function Pages({ waiting, onChoose }: PagesProps) {
  const { roles } = useOperator();
  return GROUPS.map((group) => {
    const pages = PAGES.filter((page) => page.group === group && mayRead(roles, page.may));
    if (pages.length === 0) return null;
    return (
      <Box key={group} role="group" aria-label={group ?? 'At a glance'} mb="xs">
        {group !== null && (
          <Text size="xs" fw={600} c="dimmed" px="xs" mb={2} aria-hidden="true">
            {group}
          </Text>
        )}
        {pages.map((page) => (
          <PageLink key={page.path} page={page} count={page.waits === null ? 0 : (waiting?.[page.waits] ?? 0)} onChoose={onChoose} />
        ))}
      </Box>
    );
  });
}

function PageLink({ page, count, onChoose }: { page: (typeof PAGES)[number]; count: number; onChoose: () => void }) {
  return (
    <NavLink
      label={page.label}
      py={5}
      leftSection={<Icon name={page.icon} />}
      rightSection={count > 0 ? <Badge aria-label={`${count} waiting`}>{count}</Badge> : undefined}
      onClick={onChoose}
      renderRoot={(props) => (
        <Link to={page.path} activeOptions={{ exact: page.path === '/' }} activeProps={{ 'data-active': true }} {...props} />
      )}
    />
  );
}

/** The way to everything by its name or number, also by Ctrl-K. */
function Search() {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  // Also while something is typed: it is no letter.
  useHotkeys([['mod+K', open]], []);
  return (
    <>
      <Button
        variant="default"
        size="xs"
        px="xs"
        onClick={open}
        aria-label="Search over everything"
        aria-keyshortcuts="Control+K"
        title="Search over everything: Ctrl K"
      >
        <Icon name="search" size={16} />
        <Text span inherit visibleFrom="md" ml={6} c="dimmed">
          Ctrl K
        </Text>
      </Button>
      <Suspense>{isOpen && <SearchEverywhere close={() => setOpen(false)} />}</Suspense>
    </>
  );
}

function Clock() {
  return (
    <Text size="sm" c="dimmed" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }} title="The product's clock, in Yangon">
      {yangonTime(new Date(useNow()))}
      <Text span inherit visibleFrom="xs">
        {' '}
        Yangon
      </Text>
    </Text>
  );
}

function OperatorMenu() {
  const { username, roles } = useOperator();
  const navigate = useNavigate();
  const [isChanging, setChanging] = useState(false);
  const leave = async () => {
    try {
      await call('POST /api/console/logout');
    } catch (error) {
      // The cookie is the server's to take back: who is not told so may leave a machine that is still logged in.
      if (!isSessionEnd(error)) return void notifications.show({ message: `You are still logged in. ${sentenceOf(error)}`, color: 'red' });
    }
    await navigate({ to: '/login' });
    noteLoggedOut();
  };
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" size="xs" leftSection={<Icon name="user" size={16} />}>
          {username || 'Operator'}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Roles: {roles.join(', ')}</Menu.Label>
        <Menu.Item component={Link} to="/account">
          Your account
        </Menu.Item>
        <Menu.Item onClick={() => setChanging(true)}>Change password</Menu.Item>
        <Menu.Item onClick={leave}>Log out</Menu.Item>
      </Menu.Dropdown>
      <Suspense>{isChanging && <OwnPassword close={() => setChanging(false)} />}</Suspense>
    </Menu>
  );
}
