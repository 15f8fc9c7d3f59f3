import { addDays, dayShown, isDay, kyatShown, parseKyat } from '@shwekan/rules';
import type { Search } from './platform/search.ts';

const FEW = { page: 1, limit: 5 };
/** A part of a phone, of an id or of a payment's last digits; or what is written like an id, with a digit in it. */
const MAY_BE_ID = /\d{4,}|^(?=.*\d)[A-Za-z0-9-]{4,60}$/;
const NUMBER = /^#\d{1,15}$/;
const VOUCHER = /^(1D|2D|3D|C1D|C2D)-[0-9A-Z]{7}(-\d+)?$/i;
const DRAW = /^(C?[12]D|3D)(?:\s+(?:(\d{4})-(\d\d)-(\d\d)|(\d\d?)\/(\d\d?)(?:\/(\d{4}))?))?$/i;
/** Without a day the next draws are meant: 3D is drawn twice a month, and the others rest on weekends and holidays. */
const DAYS_AHEAD = 20;

const asRequest = (text: string, kind: 'cash_in' | 'cash_out') =>
  MAY_BE_ID.test(text) || NUMBER.test(text) ? { query: { ...FEW, search: text, kind } } : null;
// biome-ignore lint/suspicious/noExplicitAny: a row of the lists of requests
const requestShown = ({ id, player, method, state, amount }: any) => ({
  ...{ id, player_id: player.id },
  title: `#${id} ${player.name}`,
  details: [method, `${kyatShown(parseKyat(amount) ?? 0)} kyat`, state.replaceAll('_', ' ')],
});
const BECAME: Record<string, string> = { stale: 'dropped: it had changed' };
// biome-ignore lint/suspicious/noExplicitAny: a row of the list of deeds
function deedShown({ id, title, asked_by, state }: any) {
  return { id, title, details: [`asked for by ${asked_by}`, ...(state === 'asked' ? [] : [BECAME[state] ?? state])] };
}
const holds = (part: string, text: string) => part.toLowerCase().includes(text.toLowerCase());

/** What one search over the console finds, in its order. */
export const searches: readonly Search[] = [
  {
    kind: 'player',
    list: '/api/console/players',
    asks: (search) => (NUMBER.test(search) ? null : { query: { ...FEW, search } }),
    read: ({ id, name, phone }) => ({ id, title: name, details: [phone] }),
  },
  {
    kind: 'slip',
    list: '/api/console/slips',
    asks: (voucher) => (VOUCHER.test(voucher) ? { query: { voucher } } : null),
    read: ({ id, voucher, player, date, section }) => ({
      id,
      title: voucher,
      details: [player.name, `${dayShown(date)} ${section}`],
      player_id: player.id,
    }),
  },
  {
    kind: 'cash_in',
    list: ['/api/console/cash-in', '/api/console/cash-requests'],
    asks: (text) => asRequest(text, 'cash_in'),
    read: requestShown,
  },
  {
    kind: 'cash_out',
    list: ['/api/console/cash-out', '/api/console/cash-requests'],
    asks: (text) => asRequest(text, 'cash_out'),
    read: requestShown,
  },
  {
    kind: 'wager',
    list: '/api/console/wagers',
    asks: (search) => (MAY_BE_ID.test(search) ? { query: { ...FEW, search } } : null),
    read: ({ id, wager_code, player, game }) => ({ id, title: wager_code, details: [player.name, game] }),
  },
  {
    kind: 'draw',
    list: '/api/console/draws',
    asks: asDraws,
    read: ({ id, lottery, date, section, result }) => ({
      id,
      title: `${lottery} ${dayShown(date)} ${section}`,
      details: [result === null ? 'no result yet' : `result ${result}`],
    }),
  },
  {
    kind: 'operator',
    list: '/api/console/operators',
    asks: () => ({}),
    read: ({ id, username, roles }, text) => (holds(username, text) ? { id, title: username, details: roles } : null),
  },
  { kind: 'deed', list: '/api/console/deeds', asks: (search) => ({ query: { ...FEW, search, state: 'waiting' } }), read: deedShown },
  {
    kind: 'decided_deed',
    list: '/api/console/deeds',
    asks: (search) => ({ query: { ...FEW, search, state: 'decided' } }),
    read: deedShown,
  },
];

/** "2D", "3d 16/11", "C2D 2026-11-20": the draws of a lottery on a day, today's and the next ones where none is named. */
function asDraws(text: string, today: string) {
  const [, code, year, month, day, day_short, month_short, year_short] = DRAW.exec(text) ?? [];
  if (code === undefined) return null;
  const lottery = code.toUpperCase();
  const two = (part: string) => part.padStart(2, '0');
  const named =
    year !== undefined
      ? `${year}-${month}-${day}`
      : day_short !== undefined
        ? `${year_short ?? today.slice(0, 4)}-${two(month_short ?? '')}-${two(day_short)}`
        : null;
  if (named === null) return { query: { lottery, from: today, to: addDays(today, DAYS_AHEAD) } };
  // A day that no calendar has is no draw.
  return !isDay(named) ? null : { query: { lottery, from: named, to: named } };
}
