/** Types and statements of src/ledger/ledger.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { PurseUnit } from '#queries/unions.ts';

export interface PostMovesParams {
  amounts: number[];
  from_purses: number[];
  house_kinds: string[];
  house_names: string[];
  operator_id?: number | null | void;
  reasons: string[];
  refs: string[];
  to_purses: number[];
}

export interface PostMovesResult {
  entry_id: number;
  from_balance_after: number | null;
  is_new: boolean;
  ord: number;
  to_balance_after: number | null;
}

export const postMoves = new PreparedQuery<PostMovesParams, PostMovesResult>({"usedParamSet":{"refs":true,"reasons":true,"from_purses":true,"to_purses":true,"amounts":true,"house_kinds":true,"house_names":true,"operator_id":true},"params":[{"name":"refs","required":true,"transform":{"type":"scalar"},"locs":[{"a":115,"b":120}]},{"name":"reasons","required":true,"transform":{"type":"scalar"},"locs":[{"a":123,"b":131}]},{"name":"from_purses","required":true,"transform":{"type":"scalar"},"locs":[{"a":134,"b":146}]},{"name":"to_purses","required":true,"transform":{"type":"scalar"},"locs":[{"a":149,"b":159}]},{"name":"amounts","required":true,"transform":{"type":"scalar"},"locs":[{"a":162,"b":170}]},{"name":"house_kinds","required":true,"transform":{"type":"scalar"},"locs":[{"a":173,"b":185}]},{"name":"house_names","required":true,"transform":{"type":"scalar"},"locs":[{"a":188,"b":200}]},{"name":"operator_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":203,"b":214}]}],"statement":"select ord as \"ord!\", is_new as \"is_new!\", entry_id as \"entry_id!\", from_balance_after, to_balance_after\nfrom post(:refs!, :reasons!, :from_purses!, :to_purses!, :amounts!, :house_kinds!, :house_names!, :operator_id)"} as never);

export interface PostDecidedMovesParams {
  amounts: number[];
  balances_after: number[];
  house_kind: string;
  house_names: string[];
  houses: number[];
  purses: number[];
  reasons: string[];
  refs: string[];
}

export interface PostDecidedMovesResult {
  posted: number;
}

export const postDecidedMoves = new PreparedQuery<PostDecidedMovesParams, PostDecidedMovesResult>({"usedParamSet":{"refs":true,"reasons":true,"purses":true,"amounts":true,"balances_after":true,"houses":true,"house_kind":true,"house_names":true},"params":[{"name":"refs","required":true,"transform":{"type":"scalar"},"locs":[{"a":40,"b":45}]},{"name":"reasons","required":true,"transform":{"type":"scalar"},"locs":[{"a":56,"b":64}]},{"name":"purses","required":true,"transform":{"type":"scalar"},"locs":[{"a":75,"b":82}]},{"name":"amounts","required":true,"transform":{"type":"scalar"},"locs":[{"a":95,"b":103}]},{"name":"balances_after","required":true,"transform":{"type":"scalar"},"locs":[{"a":116,"b":131}]},{"name":"houses","required":true,"transform":{"type":"scalar"},"locs":[{"a":146,"b":153}]},{"name":"house_kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":167,"b":178}]},{"name":"house_names","required":true,"transform":{"type":"scalar"},"locs":[{"a":181,"b":193}]}],"statement":"select 1 as \"posted!\" from post_decided(:refs!::text[], :reasons!::text[], :purses!::bigint[], :amounts!::bigint[], :balances_after!::bigint[],\n  :houses!::integer[], :house_kind!, :house_names!::text[])"} as never);

export interface LockPursesOfParams {
  kind: string;
  player_ids: number[];
}

export interface LockPursesOfResult {
  balance: number;
  is_overdrawn: boolean;
  player_id: number;
  purse_id: number;
  version: number;
}

export const lockPursesOf = new PreparedQuery<LockPursesOfParams, LockPursesOfResult>({"usedParamSet":{"player_ids":true,"kind":true},"params":[{"name":"player_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":154,"b":165}]},{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":168,"b":173}]}],"statement":"select player_id as \"player_id!\", purse_id as \"purse_id!\", balance as \"balance!\", version as \"version!\", is_overdrawn as \"is_overdrawn!\"\nfrom lock_purses(:player_ids!, :kind!)"} as never);

export interface LockPursesEachParams {
  kinds: string[];
  player_ids: number[];
}

export interface LockPursesEachResult {
  held: number;
}

export const lockPursesEach = new PreparedQuery<LockPursesEachParams, LockPursesEachResult>({"usedParamSet":{"player_ids":true,"kinds":true},"params":[{"name":"player_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":42,"b":53}]},{"name":"kinds","required":true,"transform":{"type":"scalar"},"locs":[{"a":66,"b":72}]}],"statement":"select 1 as \"held!\" from lock_purses_each(:player_ids!::bigint[], :kinds!::text[])"} as never);

export interface PursesOfParams {
  player_id: number;
}

export interface PursesOfResult {
  balance: number;
  is_overdrawn: boolean;
  kind: string;
  version: number;
}

export const pursesOf = new PreparedQuery<PursesOfParams, PursesOfResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":118,"b":128}]}],"statement":"select kind, balance as \"balance!\", version, overdrawn_at is not null as \"is_overdrawn!\" from purse where player_id = :player_id!"} as never);

export interface SumHousePurseParams {
  kind: string;
  name: string;
}

export interface SumHousePurseResult {
  balance: number;
}

export const sumHousePurse = new PreparedQuery<SumHousePurseParams, SumHousePurseResult>({"usedParamSet":{"kind":true,"name":true},"params":[{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":210,"b":215}]},{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":230,"b":235}]}],"statement":"select coalesce(sum(case when m.to_purse = p.id then m.amount else -m.amount end), 0)::bigint as \"balance!\"\nfrom purse p join move m on p.id in (m.from_purse, m.to_purse)\nwhere p.player_id is null and p.kind = :kind! and p.name = :name!"} as never);

export interface SomeStatementLinesParams {
  before_id: number;
  first_id: number;
  from_at: Date;
  line_count: number;
  player_id: number;
  purse?: string | null | void;
  reason?: string | null | void;
  until_at: Date;
}

export interface SomeStatementLinesResult {
  amount: number;
  at: Date;
  balance_after: number;
  id: number;
  kind: string;
  reason: string;
  ref: string;
  unit: PurseUnit;
}

export const someStatementLines = new PreparedQuery<SomeStatementLinesParams, SomeStatementLinesResult>({"usedParamSet":{"from_at":true,"until_at":true,"reason":true,"first_id":true,"before_id":true,"line_count":true,"player_id":true,"purse":true},"params":[{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":445,"b":453},{"a":949,"b":957}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":466,"b":475},{"a":970,"b":979}]},{"name":"reason","required":false,"transform":{"type":"scalar"},"locs":[{"a":487,"b":493},{"a":523,"b":529},{"a":991,"b":997},{"a":1027,"b":1033}]},{"name":"first_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":550,"b":559},{"a":1054,"b":1063}]},{"name":"before_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":579,"b":589},{"a":643,"b":653},{"a":1083,"b":1093},{"a":1151,"b":1161}]},{"name":"line_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":702,"b":713},{"a":1210,"b":1221},{"a":1331,"b":1342}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":1248,"b":1258}]},{"name":"purse","required":false,"transform":{"type":"scalar"},"locs":[{"a":1265,"b":1270},{"a":1298,"b":1303}]}],"statement":"select s.id as \"id!\", p.kind, p.unit, s.reason as \"reason!\", s.ref as \"ref!\", s.amount as \"amount!\",\n  s.balance_after as \"balance_after!\", s.at as \"at!\"\nfrom purse p cross join lateral (\n  (select m.entry_id * 1000 + m.line * 2 as id, e.reason, e.ref, -m.amount as amount, m.from_balance_after as balance_after, e.at\n   from move m join entry e on e.id = m.entry_id\n   where m.from_purse = p.id and m.from_balance_after is not null and e.at >= :from_at! and e.at < :until_at!\n     and (:reason::text is null or e.reason = :reason) and m.entry_id >= :first_id! and m.entry_id <= :before_id!::bigint / 1000 and m.entry_id * 1000 + m.line * 2 < :before_id!\n   order by m.entry_id desc, m.line desc limit :line_count!)\n  union all\n  (select m.entry_id * 1000 + m.line * 2 + 1, e.reason, e.ref, m.amount, m.to_balance_after, e.at\n   from move m join entry e on e.id = m.entry_id\n   where m.to_purse = p.id and m.to_balance_after is not null and e.at >= :from_at! and e.at < :until_at!\n     and (:reason::text is null or e.reason = :reason) and m.entry_id >= :first_id! and m.entry_id <= :before_id!::bigint / 1000 and m.entry_id * 1000 + m.line * 2 + 1 < :before_id!\n   order by m.entry_id desc, m.line desc limit :line_count!)\n) s\nwhere p.player_id = :player_id! and (:purse::text is null or p.kind = :purse)\norder by s.id desc\nlimit :line_count!"} as never);

