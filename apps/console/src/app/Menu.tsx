import { Badge, Box, Indicator, NavLink, ScrollArea, Text, UnstyledButton } from '@mantine/core';
import { mayRead } from '@shwekan/contract/rights';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Icon } from '../parts/Icon.tsx';
import classes from './Menu.module.css';
import { type QueueCounts, useOperator } from './operator.ts';
import { GROUPS, type MenuPage, menuPageAt, PAGES } from './paths.ts';

/** How many entries a thumb reaches beside the one that opens the menu. */
const BAR_ENTRIES = 4;

type Entry = { name: string; icon: (typeof GROUPS)[number]['icon']; pages: readonly MenuPage[]; first: MenuPage; isHere: boolean };
type MenuProps = { waiting: QueueCounts; onChoose: () => void };

/** The entries of the menu, nine at most: those of which the operator may read a page. */
export function Entries({ waiting, onChoose }: MenuProps) {
  return (
    <ScrollArea type="auto" scrollbarSize={6}>
      {useEntries().map(({ name, icon, pages, first, isHere }) => (
        <NavLink
          key={name}
          label={name}
          py={7}
          active={isHere}
          leftSection={<Icon name={icon} />}
          rightSection={<Count of={countOf(pages, waiting)} />}
          onClick={onChoose}
          renderRoot={(props) => <Link to={first.path} {...props} />}
        />
      ))}
    </ScrollArea>
  );
}

/** The pages of the entry that one is in, above the page. */
export function SubMenu({ waiting }: { waiting: QueueCounts }) {
  const here = useEntries().find((it) => it.isHere);
  const path = useLocation({ select: (it) => it.pathname });
  const chosen = useRef<HTMLAnchorElement>(null);
  // On a phone the row is longer than the screen: the page one is on is in sight.
  useEffect(() => {
    if (menuPageAt(path)) chosen.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [path]);
  if (here === undefined || here.pages.length < 2) return null;
  const page = menuPageAt(path);
  return (
    <nav className={classes.sub} aria-label="Pages">
      {here.pages.map((it) => (
        <Link key={it.path} to={it.path} ref={it === page ? chosen : null} className={classes.tab} data-here={it === page || undefined}>
          {it.label}
          <Count of={countOf([it], waiting)} />
        </Link>
      ))}
    </nav>
  );
}

type BottomBarProps = MenuProps & { isMenuOpen: boolean; openMenu: () => void };

/** What a thumb reaches on a phone: the first entries, and the menu with all of them. */
export function BottomBar({ waiting, isMenuOpen, openMenu, onChoose }: BottomBarProps) {
  return (
    <Box component="nav" className={classes.bar} aria-label="At hand">
      {useEntries()
        .slice(0, BAR_ENTRIES)
        .map(({ name, icon, pages, first, isHere }) => (
          <Link key={name} to={first.path} className={classes.thumb} data-here={(isHere && !isMenuOpen) || undefined} onClick={onChoose}>
            <Indicator label={countOf(pages, waiting)} size={16} offset={3} inline lh={0} disabled={countOf(pages, waiting) === 0}>
              <Icon name={icon} size={22} />
            </Indicator>
            <Text span className={classes.word}>
              {name}
            </Text>
          </Link>
        ))}
      <UnstyledButton className={classes.thumb} data-here={isMenuOpen || undefined} onClick={openMenu} aria-expanded={isMenuOpen}>
        <Icon name="more" size={22} />
        <Text span className={classes.word}>
          Menu
        </Text>
      </UnstyledButton>
    </Box>
  );
}

function Count({ of }: { of: number }) {
  return of > 0 && <Badge aria-label={`${of} waiting`}>{of}</Badge>;
}

function countOf(pages: readonly MenuPage[], waiting: QueueCounts): number {
  return pages.reduce((sum, page) => sum + (page.waits === null ? 0 : waiting[page.waits]), 0);
}

/** The entries with the pages that the operator may read; one without any is not there. */
function useEntries(): Entry[] {
  const { roles } = useOperator();
  const here = menuPageAt(useLocation({ select: (it) => it.pathname }))?.group;
  return GROUPS.flatMap(({ name, icon }) => {
    const pages = PAGES.filter((page) => page.group === name && mayRead(roles, page.may));
    const [first] = pages;
    return first === undefined ? [] : [{ name, icon, pages, first, isHere: name === here }];
  });
}
