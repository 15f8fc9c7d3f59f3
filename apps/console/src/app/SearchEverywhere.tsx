import { Modal, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { AnswerRow } from '@shwekan/contract';
import { mayRead } from '@shwekan/contract/rights';
import { isLotteryCode, type LotteryCode } from '@shwekan/rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { requestLink } from '../parts/request-link.ts';
import { bare, soughtIn } from '../parts/sought.ts';
import { subjectLink } from '../parts/subject-link.ts';
import { sentenceOf } from './call.ts';
import { type Role, useOperator } from './operator.ts';
import { type MenuPage, PAGES } from './paths.ts';
import { ask } from './queries.ts';
import classes from './SearchEverywhere.module.css';
import { sayOfServer } from './say-of-server.ts';

type SearchHit = AnswerRow<'GET /api/console/search'>;
type Hit = {
  key: string;
  kind: string;
  title: string;
  detail: string;
  link: NonNullable<ReturnType<typeof linkOf>> | { to: MenuPage['path']; search?: { lottery: LotteryCode } };
};

const TYPING_PAUSE_MS = 150;
const SHORTEST = 2;
const PAGES_SHOWN = 6;
/** Each shows one lottery, which its address names. */
const LOTTERY_PAGES: readonly MenuPage['path'][] = ['/draws', '/number-rules', '/lottery', '/number-hints'];
const KINDS: Record<SearchHit['kind'], string> = {
  player: 'Player',
  slip: 'Slip',
  cash_in: 'Cash-in',
  cash_out: 'Cash-out',
  wager: 'Wager',
  draw: 'Draw',
  operator: 'Operator',
  deed: 'To confirm',
  decided_deed: 'Decided',
};

/** The search over everything: what is typed finds pages, players, slips, requests, wagers, draws, operators and deeds. Arrows move, Enter opens. */
export function SearchEverywhere({ close }: { close: () => void }) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const [isEntered, setEntered] = useState(false);
  const [sought] = useDebouncedValue(soughtIn(text), TYPING_PAUSE_MS);
  const { roles } = useOperator();
  const navigate = useNavigate();
  const isLong = sought.length >= SHORTEST;
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    ...ask('GET /api/console/search', { query: { text: sought } }),
    enabled: isLong,
    placeholderData: keepPreviousData,
  });
  const pages = [...pagesNamed(text, roles), ...pagesOf(text, roles)];
  const found = isLong ? (data?.data ?? []).flatMap((it) => hitOf(it, mayRead(roles, 'cash'))) : [];
  const hits = [...pages, ...found];
  // What was found for a text before stays in sight, and is not chosen by keys; the first search has nothing before it.
  const isOld = sought !== soughtIn(text) || isPlaceholderData || (isLong && data === undefined && error === null);
  const choice_count = isOld ? pages.length : hits.length;
  const chosen = Math.min(at, choice_count - 1);
  const open = (hit: Hit | undefined) => {
    if (hit === undefined) return;
    close();
    void navigate(hit.link as never);
  };
  const enter = () => {
    if (isOld && chosen < 0) setEntered(true);
    else open(hits[chosen]);
  };
  // Enter waits for the answer to what was typed.
  useEffect(() => {
    if (!isEntered || isOld) return;
    setEntered(false);
    open(hits[chosen]);
  });
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Enter') enter();
    else if (step !== 0 && choice_count > 0) setAt((chosen + step + choice_count) % choice_count);
    else return;
    event.preventDefault();
  };
  return (
    <Modal opened onClose={close} withCloseButton={false} size="lg" yOffset="10vh" padding="xs" aria-label="Search over everything">
      <TextInput
        data-autofocus
        size="md"
        leftSection={<Icon name="search" />}
        placeholder="Phone, name, voucher, transaction ID, #request, 2D 25/11, page"
        aria-label="Search over everything"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setAt(0);
          setEntered(false);
        }}
        onKeyDown={onKey}
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-controls="everything-found"
        aria-activedescendant={hits[chosen] && `found-${hits[chosen].key}`}
        maxLength={80}
      />
      <div id="everything-found" role="listbox" aria-label="Found" className={classes.found}>
        {hits.map((hit, nth) => (
          <UnstyledButton
            key={hit.key}
            id={`found-${hit.key}`}
            role="option"
            aria-selected={nth === chosen}
            tabIndex={-1}
            className={classes.hit}
            data-old={(isOld && nth >= pages.length) || undefined}
            onMouseMove={() => setAt(nth)}
            onClick={() => open(hit)}
          >
            <Text size="xs" c="dimmed" component="span" className={classes.kind}>
              {hit.kind}
            </Text>
            <Text size="sm" component="span" lh={1.6} className={classes.title}>
              {hit.title}
            </Text>
            <Text size="xs" c="dimmed" component="span" className={classes.detail}>
              {hit.detail}
            </Text>
          </UnstyledButton>
        ))}
      </div>
      {error !== null && isLong ? (
        <Text size="sm" c="red" p="xs" role="alert">
          {sentenceOf(error)}
        </Text>
      ) : (
        (hits.length === 0 || isEntered) && (
          <Text size="sm" c="dimmed" p="xs" role="status">
            {!isLong ? 'Two letters or more.' : isFetching || isOld ? 'Searching…' : 'Nothing has this name or number.'}
          </Text>
        )
      )}
    </Modal>
  );
}

function pagesNamed(text: string, roles: readonly Role[]): Hit[] {
  const sought = bare(text).trim().toLowerCase();
  if (sought === '') return [];
  const pages = PAGES.filter((it) => mayRead(roles, it.may) && bare(`${it.group} ${it.label} ${it.path}`).toLowerCase().includes(sought));
  return pages.slice(0, PAGES_SHOWN).map(({ path, label, group }) => ({
    ...{ key: `page-${path}`, kind: 'Page', title: label, detail: group },
    link: { to: path },
  }));
}

/** The pages of a lottery that is named by its code: each stands at it. */
function pagesOf(text: string, roles: readonly Role[]): Hit[] {
  const code = text.trim().toUpperCase();
  if (!isLotteryCode(code)) return [];
  const pages = PAGES.filter((it) => LOTTERY_PAGES.some((path) => path === it.path) && mayRead(roles, it.may));
  return pages.map(({ path, label, group }) => ({
    ...{ key: `page-${path}`, kind: 'Page', title: `${code} ${label}`, detail: group },
    link: { to: path, search: { lottery: code } },
  }));
}

function hitOf(found: SearchHit, mayCash: boolean): Hit[] {
  const link = linkOf(found, mayCash);
  const { kind, id, title, details } = found;
  const isDeed = kind === 'deed' || kind === 'decided_deed';
  const shown = { title: isDeed ? `#${id} ${sayOfServer(title)}` : title, detail: details.map(sayOfServer).join(', ') };
  return link === null ? [] : [{ key: `${kind}-${id}`, kind: KINDS[kind], link, ...shown }];
}

/** Where what was found is shown: as the subjects of the audit trail are; what has no page of its own in the list in which it stands. */
function linkOf({ kind, id, title, player_id }: SearchHit, mayCash: boolean) {
  if (kind === 'slip')
    return linkOptions({ to: '/players/$player_id', params: { player_id: String(player_id) }, search: { tab: 'slips', voucher: title } });
  if ((kind === 'cash_in' || kind === 'cash_out') && player_id !== null) return requestLink({ kind, id, player_id }, mayCash);
  if (kind === 'wager') return linkOptions({ to: '/wagers', search: { search: title } });
  if (kind === 'deed') return linkOptions({ to: '/deeds', search: { search: `#${id}` } });
  if (kind === 'decided_deed') return linkOptions({ to: '/deeds', search: { state: 'decided', search: `#${id}` } });
  return subjectLink(`${kind}:${id}`);
}
