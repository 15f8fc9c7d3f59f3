/** Types and statements of src/proof/bundle.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface RangeOfMonthParams {
  first_day: string;
  next_day: string;
}

export interface RangeOfMonthResult {
  beyond: number;
  first: number;
  has_begun: boolean;
  made_at: string;
  origin: string | null;
  players_key: string;
  public_key: Buffer | null;
  salts_key: string;
}

export const rangeOfMonth = new PreparedQuery<RangeOfMonthParams, RangeOfMonthResult>({"usedParamSet":{"first_day":true,"next_day":true},"params":[{"name":"first_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":73,"b":83},{"a":310,"b":320}]},{"name":"next_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":189,"b":198}]}],"statement":"select coalesce((select max(id) + 1 from entry where at < yangon_instant(:first_day!, '00:00')), 1)::bigint as \"first!\",\n  coalesce((select max(id) + 1 from entry where at < yangon_instant(:next_day!, '00:00')), 1)::bigint as \"beyond!\",\n  log_time(product_now()) as \"made_at!\", product_now() >= yangon_instant(:first_day!, '00:00') as \"has_begun!\",\n  (select origin from log_head) as origin, (select public_key from log_head) as public_key,\n  (select encode(sha256(secret || 'players of bundles'::bytea), 'hex') from slip_salt) as \"players_key!\",\n  (select encode(secret, 'hex') from slip_salt) as \"salts_key!\""} as never);

export interface BundleAskedForParams {
  operator_id: number;
  session: string;
  subject: string;
}

export interface BundleAskedForResult {
  is_asked: boolean;
}

export const bundleAskedFor = new PreparedQuery<BundleAskedForParams, BundleAskedForResult>({"usedParamSet":{"operator_id":true,"subject":true,"session":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":69}]},{"name":"subject","required":true,"transform":{"type":"scalar"},"locs":[{"a":116,"b":124}]},{"name":"session","required":true,"transform":{"type":"scalar"},"locs":[{"a":152,"b":160}]}],"statement":"select exists (select from audit_row where operator_id = :operator_id! and action = 'download_bundle' and subject = :subject!\n  and after->>'session' = :session! and at > product_now() - interval '2 minutes') as \"is_asked!\""} as never);

export interface BundleMayBeginParams {
  first_day: string;
  lock: number;
}

export interface BundleMayBeginResult {
  has_begun: boolean;
  is_free: boolean;
}

export const bundleMayBegin = new PreparedQuery<BundleMayBeginParams, BundleMayBeginResult>({"usedParamSet":{"first_day":true,"lock":true},"params":[{"name":"first_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":39,"b":49}]},{"name":"lock","required":true,"transform":{"type":"scalar"},"locs":[{"a":104,"b":109}]}],"statement":"select product_now() >= yangon_instant(:first_day!, '00:00') as \"has_begun!\", pg_try_advisory_xact_lock(:lock!) as \"is_free!\""} as never);

export interface LogLinesParams {
  after: number;
  most: number;
}

export interface LogLinesResult {
  after: number;
  line: string;
}

export const logLines = new PreparedQuery<LogLinesParams, LogLinesResult>({"usedParamSet":{"after":true,"most":true},"params":[{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":100,"b":106}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":125,"b":130}]}],"statement":"select n as \"after!\", row_to_json(x)::text as \"line!\" from (select n, entry from log_leaf where n > :after! order by n limit :most!) x"} as never);

export interface CheckpointLinesParams {
  after: number;
  most: number;
}

export interface CheckpointLinesResult {
  after: number;
  line: string;
}

export const checkpointLines = new PreparedQuery<CheckpointLinesParams, CheckpointLinesResult>({"usedParamSet":{"after":true,"most":true},"params":[{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":271,"b":277}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":301,"b":306}]}],"statement":"select size as \"after!\", row_to_json(x)::text as \"line!\" from (\n  select c.size, c.note || coalesce((select string_agg(rtrim(w.line, E'\\n') || E'\\n', '' order by w.witness) from log_cosignature w where w.size = c.size), '') as note\n  from log_checkpoint c where c.size > :after! order by c.size limit :most!\n) x"} as never);

export interface TrailLinesParams {
  after: number;
  is_told: boolean;
  most: number;
}

export interface TrailLinesResult {
  after: number;
  line: string;
}

export const trailLines = new PreparedQuery<TrailLinesParams, TrailLinesResult>({"usedParamSet":{"is_told":true,"after":true,"most":true},"params":[{"name":"is_told","required":true,"transform":{"type":"scalar"},"locs":[{"a":118,"b":126}]},{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":319,"b":325}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":346,"b":351}]}],"statement":"select n as \"after!\", row_to_json(x)::text as \"line!\" from (\n  select l.n, encode(l.hash, 'hex') as sha256, case when :is_told! then\n    (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(r)) where value <> 'null')::text end as told\n  from audit_link l left join audit_row r on r.id = l.audit_id where l.n > :after! order by l.n limit :most!\n) x"} as never);

export interface DrawLinesParams {
  after: number;
  first_day: string;
  most: number;
  next_day: string;
}

export interface DrawLinesResult {
  after: number;
  line: string;
  round: number;
}

export const drawLines = new PreparedQuery<DrawLinesParams, DrawLinesResult>({"usedParamSet":{"first_day":true,"next_day":true,"after":true,"most":true},"params":[{"name":"first_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":723,"b":733}]},{"name":"next_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":747,"b":756}]},{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":769,"b":775}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":797,"b":802}]}],"statement":"select x.draw as \"after!\", x.round as \"round!\", row_to_json(x)::text as \"line!\" from (\n  select d.id as draw, l.code as lottery, d.day::text, to_char(d.section, 'HH24:MI') as section, log_time(d.opens_at) as opens_at,\n    log_time(d.closes_at) as closes_at, log_time(d.draws_at) as draws_at, log_time(d.closed_at) as closed_at, log_time(s.sealed_at) as sealed_at,\n    lpad(d.result::text, l.digits, '0') as result, d.round, log_time(d.voided_at) as voided_at, log_time(d.settled_at) as settled_at,\n    log_time(d.refunded_at) as refunded_at, s.slip_count, s.total_pya, s.worst_pya, encode(s.root, 'hex') as root\n  from draw d join lottery l on l.id = d.lottery_id left join draw_seal s on s.draw_id = d.id\n  where d.day >= :first_day! and d.day < :next_day! and d.id > :after! order by d.id limit :most!\n) x"} as never);

export interface SlipLinesParams {
  after: number;
  draw_id: number;
  most: number;
  players_key: string;
  salts_key: string;
}

export interface SlipLinesResult {
  after: number;
  line: string;
}

export const slipLines = new PreparedQuery<SlipLinesParams, SlipLinesResult>({"usedParamSet":{"players_key":true,"salts_key":true,"draw_id":true,"after":true,"most":true},"params":[{"name":"players_key","required":true,"transform":{"type":"scalar"},"locs":[{"a":154,"b":166}]},{"name":"salts_key","required":true,"transform":{"type":"scalar"},"locs":[{"a":515,"b":525}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":675,"b":683}]},{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":696,"b":702}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":724,"b":729}]}],"statement":"select x.slip as \"after!\", row_to_json(x)::text as \"line!\" from (\n  select s.id as slip, s.draw_id as draw, s.voucher, encode(substring(sha256(convert_to(:players_key! || s.player_id, 'UTF8')) for 8), 'hex') as player,\n    array(select lpad(n::text, l.digits, '0') from unnest(s.numbers) with ordinality as u(n, place) order by place) as numbers, s.stakes_pya,\n    s.total_pya, s.odds_hundredths, s.tot_odds_hundredths, s.balance_after_pya, log_time(s.accepted_at) as accepted_at,\n    left(encode(sha256(convert_to(:salts_key! || s.voucher, 'UTF8')), 'hex'), 32) as salt\n  from slip s join draw d on d.id = s.draw_id join lottery l on l.id = d.lottery_id\n  where s.draw_id = :draw_id! and s.id > :after! order by s.id limit :most!\n) x"} as never);

export interface ProposalLinesParams {
  after: number;
  draw_id: number;
  most: number;
}

export interface ProposalLinesResult {
  after: number;
  line: string;
}

export const proposalLines = new PreparedQuery<ProposalLinesParams, ProposalLinesResult>({"usedParamSet":{"draw_id":true,"after":true,"most":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":487,"b":495}]},{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":508,"b":514}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":536,"b":541}]}],"statement":"select x.id as \"after!\", row_to_json(x)::text as \"line!\" from (\n  select p.id, p.draw_id as draw, p.round, lpad(p.number::text, l.digits, '0') as number, p.source, p.derivation, p.source_set as set, p.source_value as value,\n    log_time(p.source_at) as at, log_time(p.received_at) as received_at, p.proposed_by, p.decided_by, log_time(p.decided_at) as decided_at, p.state\n  from result_proposal p join draw d on d.id = p.draw_id join lottery l on l.id = d.lottery_id\n  where p.draw_id = :draw_id! and p.id > :after! order by p.id limit :most!\n) x"} as never);

export interface PayoutLinesParams {
  after: number;
  draw_id: number;
  most: number;
}

export interface PayoutLinesResult {
  after: number;
  line: string;
}

export const payoutLines = new PreparedQuery<PayoutLinesParams, PayoutLinesResult>({"usedParamSet":{"draw_id":true,"after":true,"most":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":220,"b":228}]},{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":244,"b":250}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":275,"b":280}]}],"statement":"select x.slip as \"after!\", row_to_json(x)::text as \"line!\" from (\n  select slip_id as slip, draw_id as draw, round, kind, amount_pya, stake_pya, log_time(at) as paid_at, null as reversed_at\n  from payout where draw_id = :draw_id! and slip_id > :after! order by slip_id limit :most!\n) x"} as never);

export interface ReversedLinesParams {
  after: number;
  draw_id: number;
  most: number;
  round: number;
}

export interface ReversedLinesResult {
  after: number;
  line: string;
}

export const reversedLines = new PreparedQuery<ReversedLinesParams, ReversedLinesResult>({"usedParamSet":{"draw_id":true,"round":true,"after":true,"most":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":260,"b":268}]},{"name":"round","required":true,"transform":{"type":"scalar"},"locs":[{"a":282,"b":288}]},{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":304,"b":310}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":335,"b":340}]}],"statement":"select x.slip as \"after!\", row_to_json(x)::text as \"line!\" from (\n  select slip_id as slip, draw_id as draw, round, 'win' as kind, amount_pya, stake_pya, log_time(paid_at) as paid_at, log_time(reversed_at) as reversed_at\n  from payout_reversed where draw_id = :draw_id! and round = :round! and slip_id > :after! order by slip_id limit :most!\n) x"} as never);

export interface FeedIdsParams {
  first_day: string;
  next_day: string;
}

export interface FeedIdsResult {
  id: number;
}

export const feedIds = new PreparedQuery<FeedIdsParams, FeedIdsResult>({"usedParamSet":{"first_day":true,"next_day":true},"params":[{"name":"first_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":239,"b":249}]},{"name":"next_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":263,"b":272}]}],"statement":"select distinct m.id as \"id!\" from result_proposal p join draw d on d.id = p.draw_id\ncross join lateral (select id from feed_message f where f.feed = p.source and f.received_at <= p.received_at order by f.id desc limit 1) m\nwhere d.day >= :first_day! and d.day < :next_day! and p.proposed_by is null order by m.id"} as never);

export interface FeedLinesParams {
  ids: number[];
}

export interface FeedLinesResult {
  after: number;
  line: string;
}

export const feedLines = new PreparedQuery<FeedLinesParams, FeedLinesResult>({"usedParamSet":{"ids":true},"params":[{"name":"ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":160,"b":164}]}],"statement":"select x.id as \"after!\", row_to_json(x)::text as \"line!\" from (\n  select id, feed, log_time(received_at) as received_at, body from feed_message where id = any (:ids!) order by id\n) x"} as never);

export interface HousePurseLinesParams {
  beyond: number;
  first: number;
}

export interface HousePurseLinesResult {
  line: string;
}

export const housePurseLines = new PreparedQuery<HousePurseLinesParams, HousePurseLinesResult>({"usedParamSet":{"first":true,"beyond":true},"params":[{"name":"first","required":true,"transform":{"type":"scalar"},"locs":[{"a":147,"b":153}]},{"name":"beyond","required":true,"transform":{"type":"scalar"},"locs":[{"a":359,"b":366},{"a":477,"b":484}]}],"statement":"select row_to_json(x)::text as \"line!\" from (\n  select p.kind || '/' || p.name as purse, p.unit, coalesce(sum(m.amount) filter (where m.entry_id < :first!), 0)::text as opening,\n    coalesce(sum(m.amount), 0)::text as closing\n  from purse p left join (\n    select to_purse as purse_id, entry_id, amount from move where to_balance_after is null and entry_id < :beyond!\n    union all select from_purse, entry_id, -amount from move where from_balance_after is null and entry_id < :beyond!\n  ) m on m.purse_id = p.id\n  where not p.keeps_balance group by p.id order by p.id\n) x"} as never);

export interface PurseLinesParams {
  after: number;
  beyond: number;
  first: number;
  most: number;
  players_key: string;
}

export interface PurseLinesResult {
  after: number;
  line: string | null;
}

export const purseLines = new PreparedQuery<PurseLinesParams, PurseLinesResult>({"usedParamSet":{"first":true,"after":true,"most":true,"beyond":true,"players_key":true},"params":[{"name":"first","required":true,"transform":{"type":"scalar"},"locs":[{"a":85,"b":91},{"a":487,"b":493},{"a":677,"b":683}]},{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":210,"b":216}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":236,"b":241}]},{"name":"beyond","required":true,"transform":{"type":"scalar"},"locs":[{"a":1077,"b":1084},{"a":1268,"b":1275}]},{"name":"players_key","required":true,"transform":{"type":"scalar"},"locs":[{"a":1436,"b":1448}]}],"statement":"select p.id as \"after!\", case when o.balance <> 0 or c.balance <> 0 or c.entry_id >= :first! then row_to_json(x)::text end as line\nfrom (select id, player_id, kind, unit from purse where keeps_balance and id > :after! order by id limit :most!) p\ncross join lateral (select coalesce(max(y.balance), 0) as balance from (\n  select z.balance from (\n    (select entry_id, line, from_balance_after as balance from move where from_purse = p.id and from_balance_after is not null and entry_id < :first! order by entry_id desc, line desc limit 1)\n    union all\n    (select entry_id, line, to_balance_after from move where to_purse = p.id and to_balance_after is not null and entry_id < :first! order by entry_id desc, line desc limit 1)\n  ) z order by entry_id desc, line desc limit 1) y) o\ncross join lateral (select coalesce(max(y.balance), 0) as balance, coalesce(max(y.entry_id), 0) as entry_id from (\n  select z.balance, z.entry_id from (\n    (select entry_id, line, from_balance_after as balance from move where from_purse = p.id and from_balance_after is not null and entry_id < :beyond! order by entry_id desc, line desc limit 1)\n    union all\n    (select entry_id, line, to_balance_after from move where to_purse = p.id and to_balance_after is not null and entry_id < :beyond! order by entry_id desc, line desc limit 1)\n  ) z order by entry_id desc, line desc limit 1) y) c\ncross join lateral (select encode(substring(sha256(convert_to(:players_key! || p.player_id, 'UTF8')) for 8), 'hex') || '/' || p.kind as purse,\n  p.id, p.unit, o.balance::text as opening, c.balance::text as closing) x\norder by p.id"} as never);

export interface EntryLinesParams {
  after: number;
  beyond: number;
  first: number;
  most: number;
  players_key: string;
}

export interface EntryLinesResult {
  after: number;
  line: string;
}

export const entryLines = new PreparedQuery<EntryLinesParams, EntryLinesResult>({"usedParamSet":{"first":true,"beyond":true,"after":true,"most":true,"players_key":true},"params":[{"name":"first","required":true,"transform":{"type":"scalar"},"locs":[{"a":218,"b":224}]},{"name":"beyond","required":true,"transform":{"type":"scalar"},"locs":[{"a":235,"b":242}]},{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":253,"b":259}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":279,"b":284}]},{"name":"players_key","required":true,"transform":{"type":"scalar"},"locs":[{"a":463,"b":475},{"a":646,"b":658}]}],"statement":"select x.id as \"after!\", row_to_json(x)::text as \"line!\" from (\n  select e.id, e.ref, e.reason, e.operator_id as operator, log_time(e.at) as at, coalesce(m.moves, '[]') as moves\n  from (select * from entry where id >= :first! and id < :beyond! and id > :after! order by id limit :most!) e\n  left join lateral (\n    select json_agg(json_build_array(m.line,\n        case when f.player_id is null then f.kind || '/' || f.name else encode(substring(sha256(convert_to(:players_key! || f.player_id, 'UTF8')) for 8), 'hex') || '/' || f.kind end,\n        case when t.player_id is null then t.kind || '/' || t.name else encode(substring(sha256(convert_to(:players_key! || t.player_id, 'UTF8')) for 8), 'hex') || '/' || t.kind end,\n        m.amount, m.from_balance_after, m.to_balance_after) order by m.line) as moves\n    from move m left join purse f on f.id = m.from_purse left join purse t on t.id = m.to_purse where m.entry_id = e.id\n  ) m on true order by e.id\n) x"} as never);

export interface BesideEntryIdsParams {
  beyond: number;
  draw_id: number;
  first: number;
  first_day: string;
  next_day: string;
}

export interface BesideEntryIdsResult {
  id: number;
}

export const besideEntryIds = new PreparedQuery<BesideEntryIdsParams, BesideEntryIdsResult>({"usedParamSet":{"draw_id":true,"first_day":true,"next_day":true,"first":true,"beyond":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":127,"b":135},{"a":414,"b":422},{"a":756,"b":764}]},{"name":"first_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":173,"b":183},{"a":451,"b":461}]},{"name":"next_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":229,"b":238},{"a":498,"b":507},{"a":801,"b":810}]},{"name":"first","required":true,"transform":{"type":"scalar"},"locs":[{"a":889,"b":895}]},{"name":"beyond","required":true,"transform":{"type":"scalar"},"locs":[{"a":908,"b":915}]}],"statement":"select e.id as \"id!\" from (\n  select unnest(array['stake:' || s.id, 'refund:' || s.id]) as ref from slip s\n  where s.draw_id = :draw_id! and (s.accepted_at < yangon_instant(:first_day!, '01:00') or s.accepted_at > yangon_instant(:next_day!, '00:00') - interval '1 hour')\n  union all\n  select unnest(array[p.kind || ':' || p.slip_id, p.kind || ':' || p.slip_id || ':' || p.round]) from payout p\n  where p.draw_id = :draw_id! and (p.at < yangon_instant(:first_day!, '01:00') or p.at > yangon_instant(:next_day!, '00:00') - interval '1 hour')\n  union all\n  select unnest(array['win:' || r.slip_id, 'win:' || r.slip_id || ':' || r.round, 'win_reversed:' || r.slip_id, 'win_reversed:' || r.slip_id || ':' || r.round])\n  from payout_reversed r where r.draw_id = :draw_id! and r.reversed_at > yangon_instant(:next_day!, '00:00') - interval '1 hour'\n) x join entry e on e.ref = x.ref where e.id < :first! or e.id >= :beyond! group by e.id order by e.id"} as never);

export interface BesideSlipLinesParams {
  after: number;
  beyond: number;
  first: number;
  first_day: string;
  most: number;
  next_day: string;
  players_key: string;
}

export interface BesideSlipLinesResult {
  after: number;
  line: string;
}

export const besideSlipLines = new PreparedQuery<BesideSlipLinesParams, BesideSlipLinesResult>({"usedParamSet":{"players_key":true,"first":true,"beyond":true,"after":true,"first_day":true,"next_day":true,"most":true},"params":[{"name":"players_key","required":true,"transform":{"type":"scalar"},"locs":[{"a":400,"b":412}]},{"name":"first","required":true,"transform":{"type":"scalar"},"locs":[{"a":621,"b":627}]},{"name":"beyond","required":true,"transform":{"type":"scalar"},"locs":[{"a":640,"b":647}]},{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":660,"b":666}]},{"name":"first_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":744,"b":754}]},{"name":"next_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":768,"b":777}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":800,"b":805}]}],"statement":"select x.entry as \"after!\", row_to_json(x)::text as \"line!\" from (\n  select e.id as entry, s.id as slip, s.draw_id as draw, array(select lpad(n::text, l.digits, '0') from unnest(s.numbers) with ordinality as u(n, place) order by place) as numbers,\n    s.stakes_pya, s.total_pya, s.odds_hundredths, s.tot_odds_hundredths, log_time(s.accepted_at) as accepted_at,\n    encode(substring(sha256(convert_to(:players_key! || s.player_id, 'UTF8')) for 8), 'hex') as player\n  from entry e join slip s on s.id = split_part(e.ref, ':', 2)::bigint join draw d on d.id = s.draw_id join lottery l on l.id = d.lottery_id\n  where e.id >= :first! and e.id < :beyond! and e.id > :after! and e.reason in ('stake', 'win', 'refund', 'win_reversed')\n    and (d.day < :first_day! or d.day >= :next_day!) order by e.id limit :most!\n) x"} as never);

