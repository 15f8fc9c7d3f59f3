// What the aggregator answers to the operator in the GSC dialect. POST with JSON, HTTP 200 always.
//
// Every call: OperatorCode, RequestTime (yyyyMMddHHmmss), Sign = md5 hex of OperatorCode + RequestTime + method in lower case + secret.
//   POST /Seamless/LaunchGame   method launchgame    {MemberName, DisplayName, Password, ProductID, GameType, GameID ('' = lobby),
//                                                     LanguageCode, Platform, IPAddress, LobbyURL?}  -> {ErrorCode, ErrorMessage, Url}
//   POST /Seamless/GetGameList  method getgamelist   {ProductID, GameType, MemberName?, LanguageCode?, ...}
//        -> {ErrorCode, ErrorMessage, ProviderGames: [{GameCode, GameName, GameType, ImageUrl, Method, IsH5Support, IsAndroid, IsIOS, IsDesktop,
//            ProductID, SupportCurrency "MMK", Status "ACTIVATED"}]}; 1005 for a product without a list
//   POST /Seamless/PullReport   method pullreport    {StartDate, EndDate} (yyyy-MM-ddTHH:mm:ss, UTC, at most 5 minutes apart)
//        -> {ErrorCode, ErrorMessage, Wagers: [{WagerID, MemberName, ProductID, ProviderID, ProviderLineID, GameType, GameID, GameRoundID,
//            CurrencyID, BetAmount, ValidBetAmount, PayoutAmount, TransactionAmount (won less bet), JackpotAmount, CommissionAmount,
//            Status 100 101 102, CreatedOn, ModifiedOn, SettlementDate, BetDetail}]}: wagers changed in the window
// Error codes: 0 ok, 16 failed (a field is wrong), 1002 operator, 1004 signature, 1005 no game list or no such game.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CURRENCY, findProduct, gamesOf, launchedGame } from '../products.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Wager } from '../wagers.ts';
import { GscGameList, GscLaunch, GscReport, GscSigned } from './shapes.ts';
import { isSigned, sign } from './sign.ts';

const WINDOW_MS = 5 * 60_000;
const STATUS = { open: 100, settled: 101, void: 102 } as const;

type Answer = Record<string, unknown> & { ErrorCode: number; ErrorMessage: string };

/** The three calls of the older dialect. */
export function gscRoutes(sandbox: Sandbox, door: FastifyInstance): void {
  const call = <S extends z.ZodType>(name: string, shape: S, answer: (body: z.output<S>) => Answer) =>
    door.post(`/Seamless/${name}`, async (request) => {
      const refused = refuseCaller(sandbox, request.body, name.toLowerCase());
      if (refused) return refused;
      const body = shape.safeParse(request.body);
      return body.success ? answer(body.data) : no(16, z.prettifyError(body.error));
    });

  call('LaunchGame', GscLaunch, (body) => {
    const product = findProduct(body.ProductID);
    const game = product && launchedGame(product, body.GameID ?? '');
    if (product?.dialect !== 'gsc' || game === undefined) return no(1005, 'No such game');
    const session = sandbox.sessions.launch({
      member: body.MemberName,
      name: body.DisplayName || body.MemberName,
      product,
      game,
      language_code: body.LanguageCode,
      return_url: sandbox.wayBack(body.LobbyURL),
    });
    return { ErrorCode: 0, ErrorMessage: 'Success', Url: sandbox.gameUrl(session) };
  });

  call('GetGameList', GscGameList, (body) => {
    const product = findProduct(body.ProductID);
    const games = product && product.dialect === 'gsc' ? gamesOf(product, body.GameType) : [];
    if (!product || games.length === 0) return no(1005, 'No game list');
    const row = (it: (typeof games)[number]) => ({
      GameCode: it.code,
      GameName: it.names.en,
      GameType: it.type,
      ImageUrl: sandbox.pictureUrl(it),
      Method: 'GameID',
      IsH5Support: true,
      IsAndroid: true,
      IsIOS: true,
      IsDesktop: true,
      ProductID: product.code,
      SupportCurrency: CURRENCY,
      Status: 'ACTIVATED',
    });
    return { ErrorCode: 0, ErrorMessage: 'Success', ProviderGames: games.map(row) };
  });

  call('PullReport', GscReport, (body) => {
    const [from, until] = [instant(body.StartDate), instant(body.EndDate)];
    if (!(until > from) || until - from > WINDOW_MS) return no(16, 'The window is at most five minutes');
    return { ErrorCode: 0, ErrorMessage: 'Success', Wagers: sandbox.wagers.changed('gsc', from, until).map(reportRow) };
  });
}

function refuseCaller(sandbox: Sandbox, given: unknown, method: string): Answer | null {
  const signed = GscSigned.safeParse(given);
  if (!signed.success) return no(16, z.prettifyError(signed.error));
  const { operator, secret } = sandbox.settings;
  if (!isSigned(signed.data.Sign, sign(signed.data.OperatorCode, signed.data.RequestTime, method, secret))) return no(1004, 'Invalid sign');
  return signed.data.OperatorCode === operator ? null : no(1002, 'Invalid operator');
}

function no(ErrorCode: number, ErrorMessage: string): Answer {
  return { ErrorCode, ErrorMessage };
}

function instant(text: string): number {
  return Date.parse(`${text.replace(' ', 'T').replace(/Z$/, '')}Z`);
}

function reportRow(wager: Wager) {
  const kyat = (pya: number) => pya / 100;
  const time = (at: number) => new Date(at).toISOString().slice(0, 19);
  const won_pya = wager.payout_pya + wager.jackpot_pya;
  return {
    WagerID: Number(wager.code),
    MemberName: wager.member,
    ProductID: wager.product,
    ProviderID: wager.product,
    ProviderLineID: wager.product,
    GameType: wager.game_type,
    GameID: wager.game,
    GameRoundID: wager.round,
    CurrencyID: CURRENCY,
    BetAmount: kyat(wager.bet_pya),
    ValidBetAmount: kyat(wager.valid_pya),
    PayoutAmount: kyat(won_pya),
    TransactionAmount: wager.status === 'void' ? 0 : kyat(won_pya - wager.bet_pya),
    JackpotAmount: kyat(wager.jackpot_pya),
    CommissionAmount: 0,
    Status: STATUS[wager.status],
    CreatedOn: time(wager.created_at),
    ModifiedOn: time(wager.modified_at),
    SettlementDate: wager.settled_at === null ? null : time(wager.settled_at),
    BetDetail: wager.detail,
  };
}
