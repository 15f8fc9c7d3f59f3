import { z } from 'zod';

const Whole = z.coerce.number().int();

/** The fields of every GSC call to the aggregator. */
export const GscSigned = z.object({
  OperatorCode: z.string(),
  RequestTime: z.string().regex(/^\d{14}$/),
  Sign: z.string(),
});

export const GscLaunch = z.object({
  MemberName: z.string().min(1).max(64),
  DisplayName: z.string().default(''),
  Password: z.string().default(''),
  ProductID: Whole,
  GameType: Whole,
  GameID: z.string().nullish(),
  LanguageCode: Whole.default(0),
  Platform: Whole.default(0),
  IPAddress: z.string().default(''),
  /** Not of the dialect's own: a way back. Without it the sandbox's setting is used. */
  LobbyURL: z.string().nullish(),
});

export const GscGameList = z.object({ ProductID: Whole, GameType: Whole });

const GscTime = z.string().regex(/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?Z?$/);
export const GscReport = z.object({ StartDate: GscTime, EndDate: GscTime });

/** The fields of every GSC+ call to the aggregator. */
export const PlusSigned = z.object({ operator_code: z.string(), request_time: z.coerce.string().regex(/^\d{10,13}$/), sign: z.string() });

export const PlusLaunch = z.object({
  member_account: z.string().min(1).max(64),
  password: z.string().default(''),
  nickname: z.string().nullish(),
  currency: z.string(),
  game_code: z.string().nullish(),
  product_code: Whole,
  game_type: z.string(),
  language_code: Whole.default(0),
  ip: z.string().default(''),
  platform: z.string().default('WEB'),
  operator_lobby_url: z.string().nullish(),
});

export const PlusGameList = z.object({
  product_code: Whole,
  game_type: z.string().nullish(),
  offset: Whole.min(0).default(0),
  size: Whole.min(1).max(500).default(100),
});

export const PlusWagers = z.object({
  /** Milliseconds; at most five minutes apart. */
  start: Whole,
  end: Whole,
  offset: Whole.min(0).default(0),
  size: Whole.min(1).max(1_000).default(500),
});
