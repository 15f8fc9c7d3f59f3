/** Types and statements of src/transparency/funds.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface ClosingToProveParams {
  day?: string | null | void;
  player_id: number;
}

export interface ClosingToProveResult {
  day: string;
  entry: string;
  last_entry: number;
  log_key: Buffer;
  log_size: number;
  n: number;
  note: string;
  origin: string;
  player: string;
  secret: Buffer;
  size: number;
}

export const closingToProve = new PreparedQuery<ClosingToProveParams, ClosingToProveResult>({"usedParamSet":{"player_id":true,"day":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":491,"b":501}]},{"name":"day","required":false,"transform":{"type":"scalar"},"locs":[{"a":527,"b":530},{"a":557,"b":560}]}],"statement":"select c.day as \"day!\", c.last_entry as \"last_entry!\", c.funds_size as \"size!\", l.n as \"n!\", l.entry as \"entry!\", s.note as \"note!\", s.size as \"log_size!\", h.origin as \"origin!\",\n  h.public_key as \"log_key!\", p.user_code as \"player!\", t.secret as \"secret!\"\nfrom public_closing c\njoin log_leaf l on l.subject = 'funds:' || c.day\ncross join (select size, note from log_checkpoint order by size desc limit 1) s\ncross join log_head h\ncross join public_slip_salt t\njoin public_player p on p.id = :player_id!\nwhere l.n < s.size and (:day::date is null or c.day = :day) and c.is_shown\norder by c.day desc limit 1"} as never);

export interface HeldAtParams {
  last_entry: number;
  player_id: number;
}

export interface HeldAtResult {
  balance_pya: number;
  kind: string;
}

export const heldAt = new PreparedQuery<HeldAtParams, HeldAtResult>({"usedParamSet":{"last_entry":true,"player_id":true},"params":[{"name":"last_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":291,"b":302},{"a":518,"b":529}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":654,"b":664}]}],"statement":"select p.kind as \"kind!\", x.balance as \"balance_pya!\"\nfrom public_purse p\ncross join lateral (\n  select y.balance from (\n    (select m.entry_id, m.line, m.from_balance_after as balance from public_move m\n      where m.from_purse = p.id and m.from_balance_after is not null and m.entry_id <= :last_entry! order by m.entry_id desc, m.line desc limit 1)\n    union all\n    (select m.entry_id, m.line, m.to_balance_after from public_move m\n      where m.to_purse = p.id and m.to_balance_after is not null and m.entry_id <= :last_entry! order by m.entry_id desc, m.line desc limit 1)\n  ) y order by y.entry_id desc, y.line desc limit 1\n) x\nwhere p.player_id = :player_id! and p.unit = 'pya' and x.balance > 0\norder by p.id"} as never);

export interface TileOfLeafParams {
  day: string;
  hash: string;
}

export interface TileOfLeafResult {
  nodes: Buffer;
  tile: number;
}

export const tileOfLeaf = new PreparedQuery<TileOfLeafParams, TileOfLeafResult>({"usedParamSet":{"day":true,"hash":true},"params":[{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":79,"b":83}]},{"name":"hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":134,"b":139}]}],"statement":"select tile as \"tile!\", nodes as \"nodes!\" from public_closing_tile\nwhere day = :day! and level = 0 and substr(nodes, 1, 32) <= decode(:hash!, 'hex') order by substr(nodes, 1, 32) desc limit 1"} as never);

export interface ClosingTileParams {
  day: string;
  level: number;
  tile: number;
}

export interface ClosingTileResult {
  nodes: Buffer;
}

export const closingTile = new PreparedQuery<ClosingTileParams, ClosingTileResult>({"usedParamSet":{"day":true,"level":true,"tile":true},"params":[{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":62,"b":66}]},{"name":"level","required":true,"transform":{"type":"scalar"},"locs":[{"a":80,"b":86}]},{"name":"tile","required":true,"transform":{"type":"scalar"},"locs":[{"a":99,"b":104}]}],"statement":"select nodes as \"nodes!\" from public_closing_tile where day = :day! and level = :level! and tile = :tile!"} as never);

