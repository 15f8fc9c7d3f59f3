import { z } from 'zod';
import type { OutsideResult } from '../../../platform/outside.ts';
import { type Aggregator, isNamed, type ReportedWager } from '../aggregator.ts';
import { currencyOf } from '../fields.ts';
import { GAME_TYPES } from '../game-types.ts';
import { Amount, AmountIfSaid, askJson, LAUNCH_LIMITS, LIST_LIMITS, read, Text } from '../json-call.ts';
import type { DialectSettings } from '../settings.ts';
import { signRequest } from './signature.ts';

const FIVE_MINUTES_MS = 300_000;
const PAGE = 500;
const PAGES_MOST = 100;
const ACCEPTED = [0, 200];
const NO_NUMBERS = new Map<string, never>();
const STATUSES: Record<string, ReportedWager['status']> = {
  BET: 'open',
  PENDING: 'open',
  SETTLED: 'settled',
  RESETTLED: 'settled',
  UNSETTLED: 'open',
  VOID: 'void',
  CANCEL: 'void',
  CANCELLED: 'void',
  ROLLBACK: 'void',
};

const AggregatorStatus = z.object({ code: z.coerce.number().optional(), message: z.string().nullish() });
const Launched = AggregatorStatus.extend({ url: z.string().nullish() });
const Products = z.union([
  z.array(z.unknown()).transform((rows) => ({ code: 200, message: '', rows })),
  AggregatorStatus.extend({ data: z.array(z.unknown()).nullish() }).transform((it) => ({ ...it, rows: it.data ?? [] })),
]);
const Paged = AggregatorStatus.extend({ pagination: z.object({ total: z.coerce.number().optional() }).nullish() });
const Games = Paged.extend({ provider_games: z.array(z.unknown()).nullish() }).transform((it) => ({
  ...it,
  rows: it.provider_games ?? [],
}));
const Wager = z
  .object({
    code: Text.optional(),
    wager_code: Text.optional(),
    member_account: Text,
    product_code: Text.optional(),
    provider_product_id: Text.optional(),
    currency: Text.nullish(),
    bet_amount: AmountIfSaid,
    tip_amount: Amount,
    valid_bet_amount: AmountIfSaid,
    prize_amount: AmountIfSaid,
    status: Text.optional(),
    wager_status: Text.optional(),
  })
  .transform((it) => ({
    member: it.member_account,
    p_code: it.product_code ?? it.provider_product_id ?? '',
    wager_code: it.wager_code ?? it.code ?? '',
    currency: currencyOf(it.currency ?? null, NO_NUMBERS),
    bet: it.bet_amount,
    tip: it.tip_amount,
    valid_bet: it.valid_bet_amount,
    payout: it.prize_amount,
    status: STATUSES[(it.wager_status ?? it.status ?? '').toUpperCase()] ?? null,
  }))
  .refine(isNamed, 'names no wager');
const Wagers = Paged.extend({ wagers: z.array(Wager).nullish() }).transform((it) => ({ ...it, rows: it.wagers ?? [] }));

type Query = Record<string, string | number>;

/** The newer dialect: signed in the body of a POST or the query of a GET. */
export function gscPlusAggregator(settings: DialectSettings): Aggregator {
  const get = async <T extends z.output<typeof AggregatorStatus>>(path: string, action: string, query: Query, shape: z.ZodType<T>) => {
    const words = new URLSearchParams(
      Object.entries({ ...signRequest(settings, action), ...query }).map(([key, value]) => [key, String(value)]),
    );
    return accepted(
      read(await askJson(`${settings.base_url}/api/operators/${path}?${words}`, {}, { ...LIST_LIMITS, reach: settings.reach }), shape),
    );
  };
  return {
    window_ms: FIVE_MINUTES_MS,
    async launch(it) {
      const body = {
        ...signRequest(settings, 'launchgame'),
        member_account: it.member,
        nickname: it.display_name,
        password: settings.passwordOf(it.member),
        currency: it.currency,
        game_code: it.g_code,
        product_code: Number(it.p_code),
        game_type: it.game_type ?? typesOf(it.category_id)[0],
        language_code: it.language,
        ip: it.address,
        platform: 'WEB',
        operator_lobby_url: it.return_url,
      };
      const request = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } as const;
      const asked = accepted(
        read(
          await askJson(`${settings.base_url}/api/operators/launch-game`, request, { ...LAUNCH_LIMITS, reach: settings.reach }),
          Launched,
        ),
      );
      if (asked.outcome !== 'done') return asked;
      return asked.value.url ? { outcome: 'done', value: asked.value.url } : { outcome: 'refused', error: 'no url' };
    },
    async products() {
      const asked = await get('available-products', 'productlist', {}, Products);
      return asked.outcome === 'done' ? { outcome: 'done', value: asked.value.rows } : asked;
    },
    games: (p_code, category_id) =>
      allTypes(typesOf(category_id), (game_type) =>
        allPages((place) => get('provider-games', 'gamelist', { product_code: p_code, game_type, ...place }, Games)),
      ),
    wagers: (from, until) =>
      allPages((place) => get('wagers', 'getwagers', { start: from.getTime(), end: until.getTime(), ...place }, Wagers)),
  };
}

const typesOf = (category_id: number): readonly string[] => GAME_TYPES[category_id] ?? ['OTHERS'];

/**
 * The rows of all types of a category, each once. A plain no to one of them says that the product has none of it, as long as another
 * has some; an answer that does not come leaves the whole list unknown.
 */
async function allTypes(
  types: readonly string[],
  ask: (game_type: string) => Promise<OutsideResult<unknown[]>>,
): Promise<OutsideResult<unknown[]>> {
  const rows: unknown[] = [];
  // An aggregator that does not look at the type gives the same rows for each.
  const earlier = new Set<string>();
  let no: OutsideResult<unknown[]> | null = null;
  let is_heard = false;
  for (const game_type of types) {
    const asked = await ask(game_type);
    if (asked.outcome === 'unknown') return asked;
    if (asked.outcome === 'done') {
      is_heard = true;
      const fresh = asked.value.filter((row) => !earlier.has(JSON.stringify(row)));
      for (const row of fresh) earlier.add(JSON.stringify(row));
      rows.push(...fresh);
    } else no ??= asked;
  }
  return no !== null && !is_heard ? no : { outcome: 'done', value: rows };
}

type Page<T> = { rows: T[]; pagination?: { total?: number | undefined } | null | undefined };

/** Every row of a paged list; of a list that breaks off none, for a half list looks like games that are gone. */
async function allPages<T>(ask: (place: { offset: number; size: number }) => Promise<OutsideResult<Page<T>>>): Promise<OutsideResult<T[]>> {
  const rows: T[] = [];
  for (let page = 0; page < PAGES_MOST; page += 1) {
    const asked = await ask({ offset: rows.length, size: PAGE });
    if (asked.outcome !== 'done') return asked;
    rows.push(...asked.value.rows);
    const total = asked.value.pagination?.total;
    const is_last = total === undefined ? asked.value.rows.length < PAGE : rows.length >= total;
    if (is_last || asked.value.rows.length === 0) return { outcome: 'done', value: rows };
  }
  return { outcome: 'unknown', error: 'the list has no end' };
}

function accepted<T extends z.output<typeof AggregatorStatus>>(asked: OutsideResult<T>): OutsideResult<T> {
  if (asked.outcome !== 'done' || ACCEPTED.includes(asked.value.code ?? 200)) return asked;
  return { outcome: 'refused', error: `${asked.value.code} ${asked.value.message ?? ''}`.trim() };
}
