import { Alert, AppShell, Badge, Burger, Button, Center, Group, Loader, Menu, NavLink, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { yangonTime } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useNavigate } from '@tanstack/react-router';
import { Bell } from '../parts/Bell.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Failed } from '../parts/States.tsx';
import { call, sentenceOf } from './call.ts';
import { mayDo, me, useNow, useOperator, type Waiting } from './operator.ts';
import { PAGES } from './paths.ts';
import { setToken, useToken } from './session.ts';

/** What stands around every page: the header, the menu with its counts, the way out. */
export function Shell() {
  const [isMenuOpen, menu] = useDisclosure();
  const token = useToken();
  const { data, error, isFetching, refetch } = useQuery({ ...me, enabled: token !== null });
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
              <Badge color="gold" variant="light" c="var(--mantine-color-text)" visibleFrom="xs">
                Demo
              </Badge>
            )}
          </Group>
          <Group gap="sm" wrap="nowrap">
            <Clock />
            <Bell />
            <OperatorMenu />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label="Pages">
        <Pages waiting={data?.waiting} onChoose={menu.close} />
      </AppShell.Navbar>
      <AppShell.Main>
        {data && error && (
          <Alert color="red" icon={<Icon name="alert" />} mb="md" role="alert">
            {sentenceOf(error)} What you see may be old; the console goes on trying.
          </Alert>
        )}
        {data && token !== null ? (
          <Outlet />
        ) : error ? (
          <Failed error={error} retry={refetch} isRetrying={isFetching} />
        ) : (
          <Center mih="50vh">
            <Loader aria-label="Loading" />
          </Center>
        )}
      </AppShell.Main>
    </AppShell>
  );
}

function Pages({ waiting, onChoose }: { waiting: Waiting | undefined; onChoose: () => void }) {
  const { roles } = useOperator();
  return PAGES.filter((page) => mayDo(roles, page.may)).map((page) => {
    const count = page.waits === null ? 0 : (waiting?.[page.waits] ?? 0);
    return (
      <NavLink
        key={page.path}
        label={page.label}
        leftSection={<Icon name={page.icon} />}
        rightSection={count > 0 ? <Badge aria-label={`${count} waiting`}>{count}</Badge> : undefined}
        onClick={onChoose}
        renderRoot={(props) => (
          <Link to={page.path} activeOptions={{ exact: page.path === '/' }} activeProps={{ 'data-active': true }} {...props} />
        )}
      />
    );
  });
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
  const leave = async () => {
    // The token ends here even when the server cannot be told.
    await call('POST /api/console/logout').catch(() => undefined);
    await navigate({ to: '/login' });
    setToken(null);
  };
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" size="xs" leftSection={<Icon name="user" size={16} />}>
          {username || 'Operator'}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>May: {roles.join(', ')}</Menu.Label>
        <Menu.Item onClick={leave}>Log out</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
