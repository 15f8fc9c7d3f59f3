import { AppShell, Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { yangonTime } from '@shwekan/rules';
import { Refused } from '@shwekan/ui';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Bell } from '../parts/Bell.tsx';
import { Callout } from '../parts/Callout.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Failed, Pending } from '../parts/States.tsx';
import { Tag } from '../parts/Tag.tsx';
import { usePageKeys } from '../parts/use-page-keys.ts';
import { sentenceOf } from './call.ts';
import { houseLogo, houseName } from './house-name.ts';
import { LogInAgain } from './LogInAgain.tsx';
import classes from './Menu.module.css';
import { BottomBar, Entries, SubMenu } from './Menu.tsx';
import { useNews } from './news.ts';
import { me, useNow, useOperator } from './operator.ts';
import { useProofQuestion } from './proof.ts';
import { useHasEnded } from './session.ts';
import { useReached } from './use-reached.ts';

// Few ever see them: they come when they are asked for.
const FactorDemanded = lazy(() => import('./FactorDemanded.tsx').then((it) => ({ default: it.FactorDemanded })));
// Nothing of it is seen: it may come after all that is.
const CopiedRequests = lazy(() => import('../parts/CopiedRequests.tsx').then((it) => ({ default: it.CopiedRequests })));
const ProofDialog = lazy(() => import('./ProofDialog.tsx').then((it) => ({ default: it.ProofDialog })));
const SearchEverywhere = lazy(() => import('./SearchEverywhere.tsx').then((it) => ({ default: it.SearchEverywhere })));
const loadOperatorMenu = () => import('./OperatorMenu.tsx');
const OperatorMenu = lazy(() => loadOperatorMenu().then((it) => ({ default: it.OperatorMenu })));

const MENU_WIDTH_PX = 200;
const BAR_HEIGHT_PX = 60;

/** What stands around every page: the header, the menu with its counts, the way out. */
export function Shell() {
  const [isMenuOpen, menu] = useDisclosure();
  const hasEnded = useHasEnded();
  const { data, error, isFetching, refetch } = useQuery({ ...me, enabled: !hasEnded });
  useSameOperator(data?.data.id);
  useNews(data !== undefined && !hasEnded);
  const endProof = useProofQuestion();
  const hasMenu = data !== undefined && !data.second_factor.is_needed;
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: MENU_WIDTH_PX, breakpoint: 'sm', collapsed: { mobile: !isMenuOpen } }}
      footer={{ height: { base: BAR_HEIGHT_PX, sm: 0 } }}
      padding={{ base: 'sm', sm: 'lg' }}
    >
      <a href="#content" className={classes.skip}>
        Skip to the page
      </a>
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap">
            <img src={houseLogo} alt="" width={28} height={28} />
            <Text fw={700} visibleFrom="xs">
              {houseName} console
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
            <Operator />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label="Menu">
        {hasMenu && <Entries waiting={data.waiting} onChoose={menu.close} />}
      </AppShell.Navbar>
      <AppShell.Footer hiddenFrom="sm">
        {hasMenu && <BottomBar waiting={data.waiting} isMenuOpen={isMenuOpen} openMenu={menu.toggle} onChoose={menu.close} />}
      </AppShell.Footer>
      <AppShell.Main id="content" tabIndex={-1} className={classes.main}>
        {hasMenu && <SubMenu waiting={data.waiting} />}
        <Suspense>
          {data && endProof && !hasEnded && <ProofDialog hasSecondFactor={data.second_factor.is_on} end={endProof} />}
          {data && hasEnded && <LogInAgain username={data.data.username} />}
        </Suspense>
        <Suspense>{hasMenu && !hasEnded && <CopiedRequests />}</Suspense>
        {data && error && !hasEnded && (
          <Callout color="red" mb="md" role="alert">
            {error instanceof Refused ? sentenceOf(error) : 'The server was not reached.'} What you see may be old; the console goes on
            trying.
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

/** The way to everything by its name or number, also by Ctrl-K. */
function Search() {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  // Also while something is typed: it is no letter.
  usePageKeys([['mod+K', open]], []);
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

/** Who is logged in; what they may do about themself comes as they reach for it, and the focus stays where it was. */
function Operator() {
  const { username } = useOperator();
  const { isReached, listens } = useReached(loadOperatorMenu);
  const name = username || 'Operator';
  const button = (
    <Button variant="default" size="xs" leftSection={<Icon name="user" size={16} />} aria-haspopup="menu" {...listens}>
      {name}
    </Button>
  );
  return isReached ? (
    <Suspense fallback={button}>
      <OperatorMenu name={name} />
    </Suspense>
  ) : (
    button
  );
}
