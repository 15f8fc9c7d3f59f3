/** Types generated for queries found in "src/rewards/welcome.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type numberArray = (number)[];

/** 'NewToWelcome' parameters type */
export interface NewToWelcomeParams {
  needs: string;
  player_ids: numberArray;
  since: Date;
}

/** 'NewToWelcome' return type */
export interface NewToWelcomeResult {
  player_id: number;
}

/** 'NewToWelcome' query type */
export interface NewToWelcomeQuery {
  params: NewToWelcomeParams;
  result: NewToWelcomeResult;
}

const newToWelcomeIR: any = {"usedParamSet":{"player_ids":true,"since":true,"needs":true},"params":[{"name":"player_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":68}]},{"name":"since","required":true,"transform":{"type":"scalar"},"locs":[{"a":101,"b":107}]},{"name":"needs","required":true,"transform":{"type":"scalar"},"locs":[{"a":145,"b":151}]}],"statement":"select p.id as player_id from player p\nwhere p.id = any (:player_ids!::bigint[]) and p.created_at >= :since! and p.blocked_at is null\n  and case :needs! when 'level_2' then p.lvl_2_state = 'approved'\n    else exists (select from public_cash_in c where c.player_id = p.id and c.state = 'approved') end\n  and not exists (select from welcome_bonus w where w.player_id = p.id)\norder by p.id"};

/**
 * Query generated from SQL:
 * ```
 * select p.id as player_id from player p
 * where p.id = any (:player_ids!::bigint[]) and p.created_at >= :since! and p.blocked_at is null
 *   and case :needs! when 'level_2' then p.lvl_2_state = 'approved'
 *     else exists (select from public_cash_in c where c.player_id = p.id and c.state = 'approved') end
 *   and not exists (select from welcome_bonus w where w.player_id = p.id)
 * order by p.id
 * ```
 */
export const newToWelcome = new PreparedQuery<NewToWelcomeParams,NewToWelcomeResult>(newToWelcomeIR);


/** 'WriteWelcomes' parameters type */
export interface WriteWelcomesParams {
  amount_pya: number;
  mains_after_pya: numberArray;
  player_ids: numberArray;
}

/** 'WriteWelcomes' return type */
export type WriteWelcomesResult = void;

/** 'WriteWelcomes' query type */
export interface WriteWelcomesQuery {
  params: WriteWelcomesParams;
  result: WriteWelcomesResult;
}

const writeWelcomesIR: any = {"usedParamSet":{"amount_pya":true,"player_ids":true,"mains_after_pya":true},"params":[{"name":"amount_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":86,"b":97}]},{"name":"player_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":129,"b":140}]},{"name":"mains_after_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":153,"b":169}]}],"statement":"insert into welcome_bonus (player_id, amount_pya, main_after_pya)\nselect x.player_id, :amount_pya!, x.main_after_pya\nfrom unnest(:player_ids!::bigint[], :mains_after_pya!::bigint[]) as x(player_id, main_after_pya)"};

/**
 * Query generated from SQL:
 * ```
 * insert into welcome_bonus (player_id, amount_pya, main_after_pya)
 * select x.player_id, :amount_pya!, x.main_after_pya
 * from unnest(:player_ids!::bigint[], :mains_after_pya!::bigint[]) as x(player_id, main_after_pya)
 * ```
 */
export const writeWelcomes = new PreparedQuery<WriteWelcomesParams,WriteWelcomesResult>(writeWelcomesIR);


/** 'HasWelcome' parameters type */
export interface HasWelcomeParams {
  player_id: number;
}

/** 'HasWelcome' return type */
export interface HasWelcomeResult {
  has_welcome: boolean;
}

/** 'HasWelcome' query type */
export interface HasWelcomeQuery {
  params: HasWelcomeParams;
  result: HasWelcomeResult;
}

const hasWelcomeIR: any = {"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":59,"b":69}]}],"statement":"select exists (select from welcome_bonus where player_id = :player_id!) as \"has_welcome!\""};

/**
 * Query generated from SQL:
 * ```
 * select exists (select from welcome_bonus where player_id = :player_id!) as "has_welcome!"
 * ```
 */
export const hasWelcome = new PreparedQuery<HasWelcomeParams,HasWelcomeResult>(hasWelcomeIR);


