/** Types and statements of src/lottery/number-rules.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface RulesForConsoleParams {
  code?: string | null | void;
  row_count: number;
  rule_id?: number | null | void;
  skipped: number;
}

export interface RulesForConsoleResult {
  added_at: Date;
  added_by: string;
  cap_pya: number | null;
  code: string;
  digits: number;
  draw_count: number;
  ended_at: Date | null;
  ended_by: string | null;
  from_day: string;
  id: number;
  is_standing: boolean;
  numbers: number[];
  reason: string;
  section: string | null;
  section_id: number | null;
  text: string;
  total_count: number;
  until_day: string | null;
}

export const rulesForConsole = new PreparedQuery<RulesForConsoleParams, RulesForConsoleResult>({"usedParamSet":{"code":true,"rule_id":true,"row_count":true,"skipped":true},"params":[{"name":"code","required":false,"transform":{"type":"scalar"},"locs":[{"a":983,"b":987},{"a":1015,"b":1019}]},{"name":"rule_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":1027,"b":1034},{"a":1062,"b":1069}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":1181,"b":1191}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":1200,"b":1208}]}],"statement":"select r.id, l.code, l.digits, r.section_id as \"section_id?\", s.draws_at as \"section?\", r.text, r.numbers, r.cap_pya as \"cap_pya?\", r.from_day,\n  r.until_day as \"until_day?\", r.reason, a.username as added_by, r.added_at, e.username as \"ended_by?\", r.ended_at as \"ended_at?\",\n  r.ended_at is null and (r.until_day is null or r.until_day >= yangon_day(product_now())) as \"is_standing!\",\n  case when r.ended_at is null then (\n    select count(*) from draw d\n    where d.lottery_id = r.lottery_id and (r.section_id is null or d.section_id = r.section_id) and d.day >= r.from_day and (r.until_day is null or d.day <= r.until_day)\n      and d.closes_at > product_now() and d.closed_at is null and d.voided_at is null)\n  else 0 end::int as \"draw_count!\", count(*) over () as \"total_count!\"\nfrom number_rule r join lottery l on l.id = r.lottery_id left join section s on s.id = r.section_id\njoin public_operator a on a.id = r.added_by left join public_operator e on e.id = r.ended_by\nwhere (:code::text is null or l.code = :code) and (:rule_id::bigint is null or r.id = :rule_id)\norder by r.ended_at is not null or coalesce(r.until_day < yangon_day(product_now()), false), r.id desc limit :row_count! offset :skipped!"} as never);

export interface LockRuleParams {
  rule_id: number;
}

export interface LockRuleResult {
  cap_pya: number | null;
  code: string;
  ended_at: Date | null;
  from_day: string;
  id: number;
  lottery_id: number;
  section_id: number | null;
  text: string;
  until_day: string | null;
}

export const lockRule = new PreparedQuery<LockRuleParams, LockRuleResult>({"usedParamSet":{"rule_id":true},"params":[{"name":"rule_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":236,"b":244}]}],"statement":"select r.id, r.lottery_id, r.section_id as \"section_id?\", l.code, r.text, r.cap_pya as \"cap_pya?\", r.from_day, r.until_day as \"until_day?\", r.ended_at as \"ended_at?\"\nfrom number_rule r join lottery l on l.id = r.lottery_id where r.id = :rule_id! for update of r"} as never);

export interface SectionAtParams {
  lottery_id: number;
  section: string;
}

export interface SectionAtResult {
  id: number;
}

export const sectionAt = new PreparedQuery<SectionAtParams, SectionAtResult>({"usedParamSet":{"section":true,"lottery_id":true},"params":[{"name":"section","required":true,"transform":{"type":"scalar"},"locs":[{"a":46,"b":54}]},{"name":"lottery_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":75,"b":86}]}],"statement":"select s.id from section s where s.draws_at = :section! and s.lottery_id = :lottery_id!"} as never);

export interface AddRuleParams {
  added_by: number;
  cap_pya?: number | null | void;
  from_day: string;
  lottery_id: number;
  numbers: number[];
  reason: string;
  section_id?: number | null | void;
  text: string;
  until_day?: string | null | void;
}

export interface AddRuleResult {
  id: number;
}

export const addRule = new PreparedQuery<AddRuleParams, AddRuleResult>({"usedParamSet":{"lottery_id":true,"section_id":true,"text":true,"numbers":true,"cap_pya":true,"from_day":true,"until_day":true,"reason":true,"added_by":true},"params":[{"name":"lottery_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":120,"b":131}]},{"name":"section_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":134,"b":144}]},{"name":"text","required":true,"transform":{"type":"scalar"},"locs":[{"a":147,"b":152}]},{"name":"numbers","required":true,"transform":{"type":"scalar"},"locs":[{"a":155,"b":163}]},{"name":"cap_pya","required":false,"transform":{"type":"scalar"},"locs":[{"a":178,"b":185}]},{"name":"from_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":188,"b":197}]},{"name":"until_day","required":false,"transform":{"type":"scalar"},"locs":[{"a":200,"b":209}]},{"name":"reason","required":true,"transform":{"type":"scalar"},"locs":[{"a":212,"b":219}]},{"name":"added_by","required":true,"transform":{"type":"scalar"},"locs":[{"a":222,"b":231}]}],"statement":"insert into number_rule (lottery_id, section_id, text, numbers, cap_pya, from_day, until_day, reason, added_by)\nvalues (:lottery_id!, :section_id, :text!, :numbers!::smallint[], :cap_pya, :from_day!, :until_day, :reason!, :added_by!)\non conflict do nothing returning id"} as never);

export interface SameRuleParams {
  cap_pya?: number | null | void;
  from_day: string;
  lottery_id: number;
  section_id?: number | null | void;
  text: string;
  until_day?: string | null | void;
}

export interface SameRuleResult {
  id: number;
}

export const sameRule = new PreparedQuery<SameRuleParams, SameRuleResult>({"usedParamSet":{"lottery_id":true,"section_id":true,"text":true,"cap_pya":true,"from_day":true,"until_day":true},"params":[{"name":"lottery_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":46,"b":57}]},{"name":"section_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":95,"b":105}]},{"name":"text","required":true,"transform":{"type":"scalar"},"locs":[{"a":126,"b":131}]},{"name":"cap_pya","required":false,"transform":{"type":"scalar"},"locs":[{"a":166,"b":173}]},{"name":"from_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":200,"b":209}]},{"name":"until_day","required":false,"transform":{"type":"scalar"},"locs":[{"a":246,"b":255}]}],"statement":"select id from number_rule\nwhere lottery_id = :lottery_id! and section_id is not distinct from :section_id::bigint and text = :text! and cap_pya is not distinct from :cap_pya::bigint\n  and from_day = :from_day! and until_day is not distinct from :until_day::date and ended_at is null"} as never);

export interface EndRuleParams {
  ended_by: number;
  rule_id: number;
}

export type EndRuleResult = void;

export const endRule = new PreparedQuery<EndRuleParams, EndRuleResult>({"usedParamSet":{"ended_by":true,"rule_id":true},"params":[{"name":"ended_by","required":true,"transform":{"type":"scalar"},"locs":[{"a":60,"b":69}]},{"name":"rule_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":82,"b":90}]}],"statement":"update number_rule set ended_at = product_now(), ended_by = :ended_by! where id = :rule_id!"} as never);

export interface QueueForRuledParams {
  lottery_id: number;
  section_id?: number | null | void;
}

export interface QueueForRuledResult {
  queued: string | null;
}

export const queueForRuled = new PreparedQuery<QueueForRuledParams, QueueForRuledResult>({"usedParamSet":{"lottery_id":true,"section_id":true},"params":[{"name":"lottery_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":71,"b":82}]},{"name":"section_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":89,"b":99},{"a":133,"b":143}]}],"statement":"select queue_for_draws(array(\n  select id from draw where lottery_id = :lottery_id! and (:section_id::bigint is null or section_id = :section_id) and closes_at > product_now() and closed_at is null\n), true)::text as \"queued?\""} as never);

export interface LockRuledParams {
  lottery_id: number;
  section_id?: number | null | void;
}

export interface LockRuledResult {
  id: number;
}

export const lockRuled = new PreparedQuery<LockRuledParams, LockRuledResult>({"usedParamSet":{"lottery_id":true,"section_id":true},"params":[{"name":"lottery_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":39,"b":50}]},{"name":"section_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":57,"b":67},{"a":101,"b":111}]}],"statement":"select id from draw\nwhere lottery_id = :lottery_id! and (:section_id::bigint is null or section_id = :section_id) and closes_at > product_now() and closed_at is null and voided_at is null\norder by id for update"} as never);

export interface FollowRulesParams {
  draw_ids: number[];
}

export interface FollowRulesResult {
  draw_id: number;
  is_blocked: boolean;
  number: number;
}

export const followRules = new PreparedQuery<FollowRulesParams, FollowRulesResult>({"usedParamSet":{"draw_ids":true},"params":[{"name":"draw_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":162,"b":171},{"a":425,"b":434}]}],"statement":"with ruled as (\n  select d.id, t.number, t.cap_pya, t.is_blocked from draw d cross join lateral rule_terms(d.lottery_id, d.section_id, d.day) t where d.id = any (:draw_ids!::bigint[])\n)\nupdate draw_number n set rule_cap_pya = ruled.cap_pya, rule_block = coalesce(ruled.is_blocked, false)\nfrom draw d join draw_number o on o.draw_id = d.id left join ruled on ruled.id = o.draw_id and ruled.number = o.number\nwhere d.id = any (:draw_ids!::bigint[]) and d.closes_at > product_now() and d.closed_at is null and d.voided_at is null\n  and n.draw_id = o.draw_id and n.number = o.number and (n.rule_cap_pya, n.rule_block) is distinct from (ruled.cap_pya, coalesce(ruled.is_blocked, false))\nreturning n.draw_id, n.number, n.is_blocked as \"is_blocked!\""} as never);

export interface NumbersOverParams {
  rule_id: number;
}

export interface NumbersOverResult {
  day: string;
  digits: number;
  draw_id: number;
  number: number;
  section: string;
  taken_pya: number;
}

export const numbersOver = new PreparedQuery<NumbersOverParams, NumbersOverResult>({"usedParamSet":{"rule_id":true},"params":[{"name":"rule_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":356,"b":364}]}],"statement":"select d.id as draw_id, d.day, d.section, l.digits, n.number, n.taken_pya\nfrom number_rule r join lottery l on l.id = r.lottery_id join draw d on d.lottery_id = r.lottery_id and (r.section_id is null or d.section_id = r.section_id)\njoin draw_number n on n.draw_id = d.id and n.number = any (r.numbers) and n.taken_pya > coalesce(r.cap_pya, 0)\nwhere r.id = :rule_id! and r.ended_at is null and d.day >= r.from_day and (r.until_day is null or d.day <= r.until_day)\n  and d.closes_at > product_now() and d.closed_at is null and d.voided_at is null\norder by d.draws_at, d.id, n.number limit 200"} as never);

