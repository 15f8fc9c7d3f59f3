// What the aggregator answers to the operator in the GSC+ dialect. HTTP 200 always; `code` 200 is yes.
//
// Every call: operator_code, request_time (seconds), sign = md5 hex of request_time + secret + action + operator_code.
//   POST /api/operators/launch-game         action launchgame   JSON {member_account, password, nickname?, currency, game_code ('' = lobby),
//        product_code, game_type "SLOT", language_code, ip, platform, operator_lobby_url?}  -> {code: 200, message, url, content: ''}
//   GET  /api/operators/available-products  action productlist  ?operator_code&request_time&sign
//        -> {code, message, data: [{provider, provider_id, product_id, product_code, product_name, product_title, game_type, currency, status}]},
//           one row per game type; data also holds the products that speak GSC, marked by `dialect`
//   GET  /api/operators/provider-games      action gamelist     &product_code&game_type?&offset=0&size=100
//        -> {code, message, provider_games: [{game_code, game_name, game_type, image_url, product_id, product_code, support_currency "MMK",
//            status "ACTIVATED", allow_free_round, lang_name: {en, mm, th, zh}, created_at}], pagination: {offset, size, total}}
//   GET  /api/operators/wagers              action getwagers    &start&end (ms, at most 5 minutes apart)&offset=0&size=500
//        -> {code, message, wagers: [{id, code, wager_code, member_account, round_id, currency, product_id, product_code, game_type, game_code,
//            channel_code, wager_type, bet_amount, valid_bet_amount, prize_amount, tip_amount, wager_status and status "BET" "SETTLED" "VOID",
//            created_at, updated_at, settled_at (ms or 0), payload}], pagination}: wagers changed in the window; amounts as text
// Codes: 200 ok, 16 failed (a field is wrong), 1002 operator, 1004 signature, 1005 no such product, list or game.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CURRENCY, findProduct, GAME_TYPES, gamesOf, launchedGame, PRODUCTS } from '../products.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Wager } from '../wagers.ts';
import { PlusGameList, PlusLaunch, PlusSigned, PlusWagers } from './shapes.ts';
import { isSigned, sign } from './sign.ts';

const WINDOW_MS = 5 * 60_000;
const OPENED_AT = Date.UTC(2026, 0, 1);
const STATUS = { open: 'BET', settled: 'SETTLED', void: 'VOID' } as const;

type Answer = Record<string, unknown> & { code: number; message: string };

/** The four calls of GSC+. */
export function plusRoutes(sandbox: Sandbox, door: FastifyInstance): void {
  const call = <S extends z.ZodType>(method: 'GET' | 'POST', name: string, action: string, shape: S, answer: (it: z.output<S>) => Answer) =>
    door.route({
      method,
      url: `/api/operators/${name}`,
      handler: async (request) => {
        const given = method === 'GET' ? request.query : request.body;
        const refused = refuseCaller(sandbox, given, action);
        if (refused) return refused;
        const asked = shape.safeParse(given);
        return asked.success ? answer(asked.data) : no(16, z.prettifyError(asked.error));
      },
    });

  call('POST', 'launch-game', 'launchgame', PlusLaunch, (asked) => {
    const product = findProduct(asked.product_code);
    const game = product && launchedGame(product, asked.game_code ?? '');
    if (product?.dialect !== 'gsc_plus' || game === undefined) return no(1005, 'No such game');
    if (asked.currency !== CURRENCY) return no(16, `The currency is ${CURRENCY}`);
    const session = sandbox.sessions.launch({
      member: asked.member_account,
      name: asked.nickname || asked.member_account,
      product,
      game,
      language_code: asked.language_code,
      return_url: sandbox.wayBack(asked.operator_lobby_url),
    });
    return { ...yes, url: sandbox.gameUrl(session), content: '' };
  });

  call('GET', 'available-products', 'productlist', z.object({}), () => ({
    ...yes,
    data: PRODUCTS.flatMap((it) =>
      it.types.map((type) => ({
        provider: it.provider,
        provider_id: it.code,
        product_id: it.code,
        product_code: it.code,
        product_name: it.provider,
        product_title: it.provider,
        game_type: GAME_TYPES[type],
        currency: CURRENCY,
        status: 'ACTIVATED',
        dialect: it.dialect,
      })),
    ),
  }));

  call('GET', 'provider-games', 'gamelist', PlusGameList, (asked) => {
    const product = findProduct(asked.product_code);
    if (!product || product.games.length === 0) return no(1005, 'No game list');
    const games = gamesOf(product).filter((it) => !asked.game_type || GAME_TYPES[it.type] === asked.game_type);
    const row = (it: (typeof games)[number]) => ({
      game_code: it.code,
      game_name: it.names.en,
      game_type: GAME_TYPES[it.type],
      image_url: sandbox.pictureUrl(it),
      product_id: product.code,
      product_code: product.code,
      support_currency: CURRENCY,
      status: 'ACTIVATED',
      allow_free_round: false,
      lang_name: { en: it.names.en, mm: it.names.mm, th: it.names.thai, zh: it.names.cn },
      created_at: OPENED_AT,
    });
    return { ...yes, provider_games: page(games, asked).map(row), pagination: pagination(games, asked) };
  });

  call('GET', 'wagers', 'getwagers', PlusWagers, (asked) => {
    if (!(asked.end > asked.start) || asked.end - asked.start > WINDOW_MS) return no(16, 'The window is at most five minutes');
    const wagers = sandbox.wagers.changed('gsc_plus', asked.start, asked.end);
    return { ...yes, wagers: page(wagers, asked).map(reportRow), pagination: pagination(wagers, asked) };
  });
}

const yes = { code: 200, message: 'Success' };

function no(code: number, message: string): Answer {
  return { code, message };
}

function refuseCaller(sandbox: Sandbox, given: unknown, action: string): Answer | null {
  const signed = PlusSigned.safeParse(given);
  if (!signed.success) return no(16, z.prettifyError(signed.error));
  const { operator, secret } = sandbox.settings;
  const { operator_code, request_time } = signed.data;
  if (!isSigned(signed.data.sign, sign(request_time, secret, action, operator_code))) return no(1004, 'Invalid sign');
  return operator_code === operator ? null : no(1002, 'Invalid operator');
}

function page<T>(rows: T[], { offset, size }: { offset: number; size: number }): T[] {
  return rows.slice(offset, offset + size);
}

function pagination(rows: unknown[], { offset, size }: { offset: number; size: number }) {
  return { offset, size, total: rows.length };
}

function reportRow(wager: Wager) {
  const kyat = (pya: number) => (pya / 100).toFixed(2);
  return {
    id: wager.code,
    code: wager.code,
    wager_code: wager.code,
    member_account: wager.member,
    round_id: wager.round,
    currency: CURRENCY,
    product_id: wager.product,
    product_code: wager.product,
    game_type: GAME_TYPES[wager.game_type],
    game_code: wager.game,
    channel_code: 'WEB',
    wager_type: 'NORMAL',
    bet_amount: kyat(wager.bet_pya),
    valid_bet_amount: kyat(wager.valid_pya),
    prize_amount: kyat(wager.payout_pya + wager.jackpot_pya),
    tip_amount: kyat(wager.tip_pya),
    wager_status: STATUS[wager.status],
    status: STATUS[wager.status],
    created_at: wager.created_at,
    updated_at: wager.modified_at,
    settled_at: wager.settled_at ?? 0,
    payload: { detail: wager.detail },
  };
}
