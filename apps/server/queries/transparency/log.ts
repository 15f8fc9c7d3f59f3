/** Types and statements of src/transparency/log.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { DrawRecordKind } from '#queries/unions.ts';

export type LockHeadParams = void;

export interface LockHeadResult {
  is_trail_due: boolean;
  now: string;
  origin: string | null;
  public_key: Buffer | null;
  read_to: number;
  size: number;
  today: string;
  trail_n: number;
}

export const lockHead = new PreparedQuery<LockHeadParams, LockHeadResult>({"usedParamSet":{},"params":[],"statement":"select size, read_to, origin, public_key, trail_n, trail_at is null or trail_at < clock_timestamp() - interval '1 hour' as \"is_trail_due!\",\n  yangon_day(product_now())::text as \"today!\", log_time(product_now()) as \"now!\"\nfrom log_head for update"} as never);

export interface LogDueParams {
  fresh_ms: number;
}

export interface LogDueResult {
  is_due: boolean;
}

export const logDue = new PreparedQuery<LogDueParams, LogDueResult>({"usedParamSet":{"fresh_ms":true},"params":[{"name":"fresh_ms","required":true,"transform":{"type":"scalar"},"locs":[{"a":918,"b":927}]}],"statement":"select exists (\n    select from public_draw_record r where r.id > h.read_to and not exists (select from log_leaf l where l.subject = 'draw_record:' || r.id)\n  ) or h.size <> coalesce(c.size, 0) and c.is_fresh is not true\n  or (h.trail_at is null or h.trail_at < clock_timestamp() - interval '1 hour') and exists (select from public_audit_link where n > h.trail_n)\n  or exists (select from public_closing where day > coalesce(h.told_day, '-infinity'))\n  or exists (\n    select from public_pocket_seed s\n    where s.day >= yangon_day(product_now()) - 40 and (\n      not exists (select from log_leaf l where l.subject = 'draw_seed:' || s.day)\n      or s.day < yangon_day(product_now() - interval '1 minute') and not exists (select from log_leaf l where l.subject = 'draw_reveal:' || s.day || ':0'))\n  ) as \"is_due!\"\nfrom log_head h left join lateral (\n  select size, signed_at > clock_timestamp() - make_interval(secs => :fresh_ms!::float8 / 1000) as is_fresh from log_checkpoint order by size desc limit 1\n) c on true"} as never);

export interface RecordsToLogParams {
  most: number;
  read_to: number;
}

export interface RecordsToLogResult {
  at: string;
  draw_id: number;
  id: number;
  kind: DrawRecordKind;
  told: unknown;
}

export const recordsToLog = new PreparedQuery<RecordsToLogParams, RecordsToLogResult>({"usedParamSet":{"read_to":true,"most":true},"params":[{"name":"read_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":103,"b":111}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":214,"b":219}]}],"statement":"select r.id, r.draw_id, r.kind, r.told, log_time(r.at) as \"at!\" from public_draw_record r\nwhere r.id > :read_to! and not exists (select from log_leaf l where l.subject = 'draw_record:' || r.id)\norder by r.id limit :most!"} as never);

export interface OldestToLookAtParams {
  below: number;
  read_to: number;
}

export interface OldestToLookAtResult {
  read_to: number;
}

export const oldestToLookAt = new PreparedQuery<OldestToLookAtParams, OldestToLookAtResult>({"usedParamSet":{"read_to":true,"below":true},"params":[{"name":"read_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":85,"b":93}]},{"name":"below","required":true,"transform":{"type":"scalar"},"locs":[{"a":160,"b":166}]}],"statement":"select coalesce(max(id), 0)::bigint as \"read_to!\" from public_draw_record\nwhere id > :read_to! and recorded_at < clock_timestamp() - interval '1 hour' and id < :below!"} as never);

export interface TrailToLogParams {
  trail_n: number;
}

export interface TrailToLogResult {
  at: string;
  n: number;
  sha256: string;
}

export const trailToLog = new PreparedQuery<TrailToLogParams, TrailToLogResult>({"usedParamSet":{"trail_n":true},"params":[{"name":"trail_n","required":true,"transform":{"type":"scalar"},"locs":[{"a":118,"b":126}]}],"statement":"select n as \"n!\", encode(hash, 'hex') as \"sha256!\", log_time(product_now()) as \"at!\" from public_audit_link where n > :trail_n! order by n desc limit 1"} as never);

export interface MoveTrailParams {
  trail_n: number;
}

export type MoveTrailResult = void;

export const moveTrail = new PreparedQuery<MoveTrailParams, MoveTrailResult>({"usedParamSet":{"trail_n":true},"params":[{"name":"trail_n","required":true,"transform":{"type":"scalar"},"locs":[{"a":30,"b":38}]}],"statement":"update log_head set trail_n = :trail_n!, trail_at = clock_timestamp()"} as never);

export interface ClosingsToLogParams {
  most: number;
}

export interface ClosingsToLogResult {
  at: string;
  day: string;
  entry_count: number;
  entry_root: string;
  first_entry: number;
  game_pya: number;
  hold_pya: number;
  last_entry: number;
  main_pya: number;
  open_stakes_pya: number;
  promotion_pya: number;
  referral_pya: number;
  root: string;
  size: number;
}

export const closingsToLog = new PreparedQuery<ClosingsToLogParams, ClosingsToLogResult>({"usedParamSet":{"most":true},"params":[{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":573,"b":578}]}],"statement":"select c.day as \"day!\", c.first_entry as \"first_entry!\", c.last_entry as \"last_entry!\", c.entry_count as \"entry_count!\", encode(c.entry_root, 'hex') as \"entry_root!\",\n  c.main_pya as \"main_pya!\", c.game_pya as \"game_pya!\", c.hold_pya as \"hold_pya!\", c.promotion_pya as \"promotion_pya!\", c.referral_pya as \"referral_pya!\",\n  c.open_stakes_pya as \"open_stakes_pya!\", c.funds_size as \"size!\", encode(c.funds_root, 'hex') as \"root!\", log_time(c.closed_at) as \"at!\"\nfrom public_closing c where c.day > coalesce((select told_day from log_head), '-infinity') order by c.day limit :most!"} as never);

export type SeedsToLogParams = void;

export interface SeedsToLogResult {
  at: string;
  day: string;
  sha256: string;
}

export const seedsToLog = new PreparedQuery<SeedsToLogParams, SeedsToLogResult>({"usedParamSet":{},"params":[],"statement":"select s.day as \"day!\", encode(sha256(s.seed), 'hex') as \"sha256!\", log_time(s.made_at) as \"at!\" from public_pocket_seed s\nwhere s.day >= yangon_day(product_now()) - 40 and not exists (select from log_leaf l where l.subject = 'draw_seed:' || s.day) order by s.day"} as never);

export type DrawsToRevealParams = void;

export interface DrawsToRevealResult {
  at: string;
  day: string;
  draws: unknown;
  mixed: string;
  seed: string;
}

export const drawsToReveal = new PreparedQuery<DrawsToRevealParams, DrawsToRevealResult>({"usedParamSet":{},"params":[],"statement":"select s.day as \"day!\", encode(s.seed, 'hex') as \"seed!\", coalesce(s.mixed, 'none') as \"mixed!\", log_time(product_now()) as \"at!\", coalesce((\n  select jsonb_agg(jsonb_build_object('campaign', d.campaign_id::text, 'n', d.n, 'least', d.least_kyat, 'most', d.most_kyat, 'drawn', d.amount_pya / 100) order by d.campaign_id, d.n)\n  from public_pocket_draw d where d.seed_day = s.day), '[]') as \"draws!\"\nfrom public_pocket_seed s\nwhere s.day >= yangon_day(product_now()) - 40 and s.day < yangon_day(product_now() - interval '1 minute')\n  and exists (select from log_leaf l where l.subject = 'draw_seed:' || s.day) and not exists (select from log_leaf l where l.subject = 'draw_reveal:' || s.day || ':0')\norder by s.day limit 5"} as never);

export interface MoveToldDayParams {
  told_day: string;
}

export type MoveToldDayResult = void;

export const moveToldDay = new PreparedQuery<MoveToldDayParams, MoveToldDayResult>({"usedParamSet":{"told_day":true},"params":[{"name":"told_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":31,"b":40}]}],"statement":"update log_head set told_day = :told_day!"} as never);

export interface PayoutsOfRoundParams {
  after: number;
  block_count: number;
  draw_id: number;
  round: number;
}

export interface PayoutsOfRoundResult {
  amount_pya: number;
  slip_id: number;
  up_to: number;
  voucher: string;
}

export const payoutsOfRound = new PreparedQuery<PayoutsOfRoundParams, PayoutsOfRoundResult>({"usedParamSet":{"draw_id":true,"round":true,"after":true,"block_count":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":191,"b":199}]},{"name":"round","required":true,"transform":{"type":"scalar"},"locs":[{"a":213,"b":219}]},{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":251,"b":257}]},{"name":"block_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":280,"b":292}]}],"statement":"select x.slip_id as \"slip_id!\", s.voucher as \"voucher!\", x.amount_pya as \"amount_pya!\", d.up_to as \"up_to!\"\nfrom (select up_to, slip_ids, amounts_pya from public_payout_due\n  where draw_id = :draw_id! and round = :round! and due_count > 0 and up_to > :after! order by up_to limit :block_count!) d\ncross join lateral unnest(d.slip_ids, d.amounts_pya) as x(slip_id, amount_pya)\njoin public_slip s on s.id = x.slip_id\norder by x.slip_id"} as never);

export interface WritePayoutTilesParams {
  draw_id: number;
  hashes: string[];
  levels: number[];
  round: number;
  tiles: number[];
}

export type WritePayoutTilesResult = void;

export const writePayoutTiles = new PreparedQuery<WritePayoutTilesParams, WritePayoutTilesResult>({"usedParamSet":{"draw_id":true,"round":true,"levels":true,"tiles":true,"hashes":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":69,"b":77}]},{"name":"round","required":true,"transform":{"type":"scalar"},"locs":[{"a":80,"b":86}]},{"name":"levels","required":true,"transform":{"type":"scalar"},"locs":[{"a":142,"b":149}]},{"name":"tiles","required":true,"transform":{"type":"scalar"},"locs":[{"a":164,"b":170}]},{"name":"hashes","required":true,"transform":{"type":"scalar"},"locs":[{"a":184,"b":191}]}],"statement":"insert into payout_tile (draw_id, round, level, tile, hashes)\nselect :draw_id!, :round!, x.level, x.tile, decode(x.hashes, 'hex')\nfrom unnest(:levels!::smallint[], :tiles!::integer[], :hashes!::text[]) as x(level, tile, hashes)"} as never);

export type SaltOfSlipsParams = void;

export interface SaltOfSlipsResult {
  secret: Buffer;
}

export const saltOfSlips = new PreparedQuery<SaltOfSlipsParams, SaltOfSlipsResult>({"usedParamSet":{},"params":[],"statement":"select secret from public_slip_salt"} as never);

export interface WriteLeavesParams {
  draw_ids: number[];
  entries: string[];
  hashes: string[];
  ns: number[];
  subjects: string[];
}

export type WriteLeavesResult = void;

export const writeLeaves = new PreparedQuery<WriteLeavesParams, WriteLeavesResult>({"usedParamSet":{"ns":true,"subjects":true,"draw_ids":true,"entries":true,"hashes":true},"params":[{"name":"ns","required":true,"transform":{"type":"scalar"},"locs":[{"a":144,"b":147}]},{"name":"subjects","required":true,"transform":{"type":"scalar"},"locs":[{"a":160,"b":169}]},{"name":"draw_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":180,"b":189}]},{"name":"entries","required":true,"transform":{"type":"scalar"},"locs":[{"a":202,"b":210}]},{"name":"hashes","required":true,"transform":{"type":"scalar"},"locs":[{"a":221,"b":228}]}],"statement":"insert into log_leaf (n, subject, draw_id, entry, hash)\nselect x.n, x.subject, nullif(x.draw_id, 0), x.entry, decode(x.hash, 'hex')\nfrom unnest(:ns!::bigint[], :subjects!::text[], :draw_ids!::bigint[], :entries!::text[], :hashes!::text[]) as x(n, subject, draw_id, entry, hash)"} as never);

export interface WriteNodesParams {
  hashes: string[];
  levels: number[];
  ns: number[];
}

export type WriteNodesResult = void;

export const writeNodes = new PreparedQuery<WriteNodesParams, WriteNodesResult>({"usedParamSet":{"levels":true,"ns":true,"hashes":true},"params":[{"name":"levels","required":true,"transform":{"type":"scalar"},"locs":[{"a":93,"b":100}]},{"name":"ns","required":true,"transform":{"type":"scalar"},"locs":[{"a":115,"b":118}]},{"name":"hashes","required":true,"transform":{"type":"scalar"},"locs":[{"a":131,"b":138}]}],"statement":"insert into log_node (level, n, hash) select x.level, x.n, decode(x.hash, 'hex')\nfrom unnest(:levels!::smallint[], :ns!::bigint[], :hashes!::text[]) as x(level, n, hash)"} as never);

export interface MoveHeadParams {
  read_to: number;
  size: number;
}

export type MoveHeadResult = void;

export const moveHead = new PreparedQuery<MoveHeadParams, MoveHeadResult>({"usedParamSet":{"size":true,"read_to":true},"params":[{"name":"size","required":true,"transform":{"type":"scalar"},"locs":[{"a":27,"b":32}]},{"name":"read_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":63,"b":71}]}],"statement":"update log_head set size = :size!, read_to = greatest(read_to, :read_to!)"} as never);

export interface BeginLogParams {
  origin: string;
  public_key: Buffer;
}

export type BeginLogResult = void;

export const beginLog = new PreparedQuery<BeginLogParams, BeginLogResult>({"usedParamSet":{"origin":true,"public_key":true},"params":[{"name":"origin","required":true,"transform":{"type":"scalar"},"locs":[{"a":29,"b":36}]},{"name":"public_key","required":true,"transform":{"type":"scalar"},"locs":[{"a":52,"b":63}]}],"statement":"update log_head set origin = :origin!, public_key = :public_key! where origin is null"} as never);

export interface NameWasUsedParams {
  origin: string;
}

export interface NameWasUsedResult {
  was_used: boolean;
}

export const nameWasUsed = new PreparedQuery<NameWasUsedParams, NameWasUsedResult>({"usedParamSet":{"origin":true},"params":[{"name":"origin","required":true,"transform":{"type":"scalar"},"locs":[{"a":58,"b":65},{"a":113,"b":120}]}],"statement":"select exists (select from log_name_before where origin = :origin! union all select from log_head where origin = :origin!) as \"was_used!\""} as never);

export interface LeafHashesParams {
  from_n: number;
  to_n: number;
}

export interface LeafHashesResult {
  hash: Buffer;
}

export const leafHashes = new PreparedQuery<LeafHashesParams, LeafHashesResult>({"usedParamSet":{"from_n":true,"to_n":true},"params":[{"name":"from_n","required":true,"transform":{"type":"scalar"},"locs":[{"a":37,"b":44}]},{"name":"to_n","required":true,"transform":{"type":"scalar"},"locs":[{"a":54,"b":59}]}],"statement":"select hash from log_leaf where n >= :from_n! and n < :to_n! order by n"} as never);

export interface NodeHashesParams {
  from_n: number;
  level: number;
  to_n: number;
}

export interface NodeHashesResult {
  hash: Buffer;
}

export const nodeHashes = new PreparedQuery<NodeHashesParams, NodeHashesResult>({"usedParamSet":{"level":true,"from_n":true,"to_n":true},"params":[{"name":"level","required":true,"transform":{"type":"scalar"},"locs":[{"a":40,"b":46}]},{"name":"from_n","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":64}]},{"name":"to_n","required":true,"transform":{"type":"scalar"},"locs":[{"a":74,"b":79}]}],"statement":"select hash from log_node where level = :level! and n >= :from_n! and n < :to_n! order by n"} as never);

export interface LeafEntriesParams {
  from_n: number;
  to_n: number;
}

export interface LeafEntriesResult {
  entry: string;
  hash: Buffer;
  n: number;
}

export const leafEntries = new PreparedQuery<LeafEntriesParams, LeafEntriesResult>({"usedParamSet":{"from_n":true,"to_n":true},"params":[{"name":"from_n","required":true,"transform":{"type":"scalar"},"locs":[{"a":47,"b":54}]},{"name":"to_n","required":true,"transform":{"type":"scalar"},"locs":[{"a":64,"b":69}]}],"statement":"select n, entry, hash from log_leaf where n >= :from_n! and n < :to_n! order by n"} as never);

export type LeafCountParams = void;

export interface LeafCountResult {
  count: number;
}

export const leafCount = new PreparedQuery<LeafCountParams, LeafCountResult>({"usedParamSet":{},"params":[],"statement":"select count(*)::bigint as \"count!\" from log_leaf"} as never);

export interface LastCheckpointParams {
  fresh_ms: number;
}

export interface LastCheckpointResult {
  is_fresh: boolean;
  note: string;
  size: number;
}

export const lastCheckpoint = new PreparedQuery<LastCheckpointParams, LastCheckpointResult>({"usedParamSet":{"fresh_ms":true},"params":[{"name":"fresh_ms","required":true,"transform":{"type":"scalar"},"locs":[{"a":73,"b":82}]}],"statement":"select size, note, signed_at > clock_timestamp() - make_interval(secs => :fresh_ms!::float8 / 1000) as \"is_fresh!\" from log_checkpoint order by size desc limit 1"} as never);

export interface WriteCheckpointParams {
  note: string;
  size: number;
}

export type WriteCheckpointResult = void;

export const writeCheckpoint = new PreparedQuery<WriteCheckpointParams, WriteCheckpointResult>({"usedParamSet":{"size":true,"note":true},"params":[{"name":"size","required":true,"transform":{"type":"scalar"},"locs":[{"a":48,"b":53}]},{"name":"note","required":true,"transform":{"type":"scalar"},"locs":[{"a":56,"b":61}]}],"statement":"insert into log_checkpoint (size, note) values (:size!, :note!)"} as never);

export interface OldestUntoldParams {
  patience_ms: number;
}

export interface OldestUntoldResult {
  size: number;
  today: string;
  what: string;
}

export const oldestUntold = new PreparedQuery<OldestUntoldParams, OldestUntoldResult>({"usedParamSet":{"patience_ms":true},"params":[{"name":"patience_ms","required":true,"transform":{"type":"scalar"},"locs":[{"a":455,"b":467},{"a":806,"b":818}]}],"statement":"select u.what as \"what!\", (select size from log_head) as \"size!\", yangon_day(product_now())::text as \"today!\"\nfrom (\n  (select format('%s of draw %s, written down at %s', r.kind, r.draw_id, r.recorded_at) as what, r.recorded_at\n    from public_draw_record r\n    where r.id > (select read_to from log_head) and not exists (select from log_leaf l where l.subject = 'draw_record:' || r.id)\n      and r.recorded_at < clock_timestamp() - make_interval(secs => :patience_ms!::float8 / 1000)\n    order by r.id limit 1)\n  union all\n  (select format('the closing of %s, written down at %s', c.day, c.recorded_at), c.recorded_at\n    from public_closing c where c.day > coalesce((select told_day from log_head), '-infinity') order by c.day limit 1)\n) u\nwhere u.recorded_at < clock_timestamp() - make_interval(secs => :patience_ms!::float8 / 1000)\norder by u.recorded_at limit 1"} as never);

