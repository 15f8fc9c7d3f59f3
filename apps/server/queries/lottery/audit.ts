/** Types and statements of src/lottery/audit.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface EverySlipHasItsStakeParams {
  after_slip: number;
}

export interface EverySlipHasItsStakeResult {
  difference: string;
}

export const everySlipHasItsStake = new PreparedQuery<EverySlipHasItsStakeParams, EverySlipHasItsStakeResult>({"usedParamSet":{"after_slip":true},"params":[{"name":"after_slip","required":true,"transform":{"type":"scalar"},"locs":[{"a":447,"b":458}]}],"statement":"select format('slip %s of player %s (%s pya): %s', s.id, s.player_id, s.total_pya, case when e.id is null then 'no stake entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom slip s\njoin draw d on d.id = s.draw_id\njoin lottery l on l.id = d.lottery_id\nleft join entry e on e.ref = 'stake:' || s.id\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere s.id > :after_slip! and (e.reason, m.line, m.amount, m.from_balance_after, f.player_id, f.kind, t.kind, t.name)\n  is distinct from ('stake', 0::smallint, s.total_pya, s.balance_after_pya, s.player_id, 'main', 'house_lottery', l.code)"} as never);

export interface EveryStakeHasItsSlipParams {
  after_entry: number;
}

export interface EveryStakeHasItsSlipResult {
  difference: string;
}

export const everyStakeHasItsSlip = new PreparedQuery<EveryStakeHasItsSlipParams, EveryStakeHasItsSlipResult>({"usedParamSet":{"after_entry":true},"params":[{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":184,"b":196}]}],"statement":"select format('entry %s (%s) is the stake of no slip', e.id, e.ref) as \"difference!\"\nfrom entry e left join slip s on s.id = id_of_ref(e.ref) and 'stake:' || s.id = e.ref\nwhere e.id > :after_entry! and e.reason = 'stake' and s.id is null"} as never);

export interface EverySlipAddsUpParams {
  after_slip: number;
}

export interface EverySlipAddsUpResult {
  difference: string;
}

export const everySlipAddsUp = new PreparedQuery<EverySlipAddsUpParams, EverySlipAddsUpResult>({"usedParamSet":{"after_slip":true},"params":[{"name":"after_slip","required":true,"transform":{"type":"scalar"},"locs":[{"a":467,"b":478}]}],"statement":"select format('slip %s does not add up: %s pya in all', s.id, s.total_pya) as \"difference!\"\nfrom slip s\nleft join draw d on d.id = s.draw_id\nleft join lottery l on l.id = d.lottery_id\nleft join player p on p.id = s.player_id\ncross join lateral (\n  select sum(x.stake) as total, count(distinct x.number) as numbers, min(x.stake) as least, min(x.number) as lowest, max(x.number) as highest\n  from unnest(s.numbers, s.stakes_pya) as x(number, stake)\n) line\nwhere s.id > :after_slip! and (p.id is null or l.id is null or line.total <> s.total_pya or line.numbers <> cardinality(s.numbers)\n  or line.least <= 0 or line.lowest < 0 or line.highest >= 10 ^ l.digits)"} as never);

export interface EveryNumberCountsItsStakesParams {
  draws?: number[] | null | void;
}

export interface EveryNumberCountsItsStakesResult {
  difference: string;
}

export const everyNumberCountsItsStakes = new PreparedQuery<EveryNumberCountsItsStakesParams, EveryNumberCountsItsStakesResult>({"usedParamSet":{"draws":true},"params":[{"name":"draws","required":false,"transform":{"type":"scalar"},"locs":[{"a":367,"b":372},{"a":415,"b":420},{"a":517,"b":522},{"a":583,"b":588}]}],"statement":"select format('draw %s number %s: %s pya is counted, %s is staked', coalesce(n.draw_id, s.draw_id), coalesce(n.number, s.number), n.taken_pya, coalesce(s.staked, 0)) as \"difference!\"\nfrom draw_number n\nfull join (\n  select slip.draw_id, x.number, sum(x.stake) as staked\n  from slip cross join lateral unnest(slip.numbers, slip.stakes_pya) as x(number, stake)\n  where :draws::bigint[] is null or slip.draw_id = any (:draws)\n  group by slip.draw_id, x.number\n) s on s.draw_id = n.draw_id and s.number = n.number\nwhere (:draws::bigint[] is null or coalesce(n.draw_id, s.draw_id) = any (:draws)) and n.taken_pya is distinct from coalesce(s.staked, 0)"} as never);

export interface NoNumberIsOversoldParams {
  draws?: number[] | null | void;
}

export interface NoNumberIsOversoldResult {
  difference: string;
}

export const noNumberIsOversold = new PreparedQuery<NoNumberIsOversoldParams, NoNumberIsOversoldResult>({"usedParamSet":{"draws":true},"params":[{"name":"draws","required":false,"transform":{"type":"scalar"},"locs":[{"a":180,"b":185},{"a":225,"b":230}]}],"statement":"with terms as materialized (\n  select r.id, r.draw_id, r.at, (r.told->>'cap_pya')::bigint as cap_pya, r.told->'numbers' as numbers\n  from draw_record r where r.kind = 'terms' and (:draws::bigint[] is null or r.draw_id = any (:draws))\n), own as materialized (\n  select t.id, t.draw_id, x.key::smallint as number, (x.value->>'cap_pya')::bigint as cap_pya, (x.value->>'is_blocked')::boolean as is_blocked\n  from terms t cross join lateral jsonb_each(t.numbers) x\n), suspect as materialized (\n  select n.draw_id, n.number\n  from (select draw_id, min(cap_pya) as cap_pya from terms group by draw_id) t join draw_number n on n.draw_id = t.draw_id and n.taken_pya > t.cap_pya\n  union\n  select n.draw_id, n.number\n  from own o join draw_number n on n.draw_id = o.draw_id and n.number = o.number and n.taken_pya > case when o.is_blocked then 0 else o.cap_pya end\n), held as materialized (\n  select u.draw_id, u.number, least(t.cap_pya, o.cap_pya) as cap_pya, coalesce(o.is_blocked, false) as is_blocked,\n    case when row_number() over w = 1 then '-infinity' else t.at end as from_at, coalesce(lead(t.at) over w, 'infinity') as until_at\n  from suspect u join terms t on t.draw_id = u.draw_id left join own o on o.id = t.id and o.number = u.number\n  window w as (partition by u.draw_id, u.number order by t.id)\n), sold as (\n  select s.id, u.draw_id, u.number, s.accepted_at, sum(x.stake) over (partition by u.draw_id, u.number order by s.accepted_at) as taken_pya\n  from slip s cross join lateral unnest(s.numbers, s.stakes_pya) as x(number, stake) join suspect u on u.draw_id = s.draw_id and u.number = x.number\n  where s.draw_id in (select draw_id from suspect)\n), judged as (\n  select s.draw_id, s.number, s.taken_pya, s.accepted_at, max(h.cap_pya) filter (where not h.is_blocked) as cap_pya, bool_and(h.is_blocked) as is_blocked\n  from sold s join held h on h.draw_id = s.draw_id and h.number = s.number\n    and h.from_at < s.accepted_at + interval '1 millisecond' and h.until_at > s.accepted_at\n  group by s.id, s.draw_id, s.number, s.taken_pya, s.accepted_at\n)\nselect format('draw %s number %s: %s pya were staked at %s, %s', draw_id, number, taken_pya, accepted_at,\n  case when is_blocked then 'while it was blocked' else format('its cap was %s', cap_pya) end) as \"difference!\"\nfrom judged where taken_pya > cap_pya or is_blocked"} as never);

export interface EveryDrawPaysWhatItsResultSaysParams {
  draws?: number[] | null | void;
}

export interface EveryDrawPaysWhatItsResultSaysResult {
  difference: string;
}

export const everyDrawPaysWhatItsResultSays = new PreparedQuery<EveryDrawPaysWhatItsResultSaysParams, EveryDrawPaysWhatItsResultSaysResult>({"usedParamSet":{"draws":true},"params":[{"name":"draws","required":false,"transform":{"type":"scalar"},"locs":[{"a":267,"b":272},{"a":307,"b":312},{"a":1031,"b":1036},{"a":1076,"b":1081},{"a":1421,"b":1426},{"a":1466,"b":1471}]}],"statement":"with paying as materialized (\n  select d.id as draw_id, n.number, n.number = d.result as is_hit\n  from draw d\n  join lottery l on l.id = d.lottery_id\n  cross join lateral generate_series(0, (10 ^ l.digits)::integer - 1) as n(number)\n  where d.result is not null and (:draws::bigint[] is null or d.id = any (:draws)) and (n.number = d.result or d.tot_odds_hundredths is not null and (\n    abs(n.number - d.result) = 1\n    or (select array_agg(x order by x) from regexp_split_to_table(lpad(n.number::text, l.digits, '0'), '') x)\n     = (select array_agg(x order by x) from regexp_split_to_table(lpad(d.result::text, l.digits, '0'), '') x)\n  ))\n), due as (\n  select s.id as slip_id, sum(x.stake * case when p.is_hit then s.odds_hundredths else s.tot_odds_hundredths end / 100) as amount_pya,\n    sum(x.stake) as stake_pya\n  from slip s\n  cross join lateral unnest(s.numbers, s.stakes_pya) as x(number, stake)\n  join paying p on p.draw_id = s.draw_id and p.number = x.number and (p.is_hit or s.tot_odds_hundredths is not null)\n  where :draws::bigint[] is null or s.draw_id = any (:draws)\n  group by s.id\n)\nselect format('slip %s of draw %s: due %s pya, paid %s', s.id, s.draw_id, coalesce(due.amount_pya, 0), coalesce(p.amount_pya, 0)) as \"difference!\"\nfrom slip s\njoin draw d on d.id = s.draw_id\nleft join due on due.slip_id = s.id\nleft join payout p on p.slip_id = s.id and p.kind = 'win'\nwhere d.reversing_at is null and (:draws::bigint[] is null or s.draw_id = any (:draws)) and (\n  (p.slip_id is not null and (p.amount_pya, p.stake_pya, p.player_id, p.draw_id) is distinct from (due.amount_pya, due.stake_pya, s.player_id, s.draw_id))\n  or (p.slip_id is null and due.amount_pya > 0 and d.settled_at is not null))"} as never);

export interface EveryRefundIsOfAVoidedDrawParams {
  draws?: number[] | null | void;
}

export interface EveryRefundIsOfAVoidedDrawResult {
  difference: string;
}

export const everyRefundIsOfAVoidedDraw = new PreparedQuery<EveryRefundIsOfAVoidedDrawParams, EveryRefundIsOfAVoidedDrawResult>({"usedParamSet":{"draws":true},"params":[{"name":"draws","required":false,"transform":{"type":"scalar"},"locs":[{"a":291,"b":296},{"a":336,"b":341}]}],"statement":"select format('slip %s of draw %s: %s', coalesce(s.id, p.slip_id), d.id, case when p.slip_id is null then 'its refund is missing' else 'its refund is wrong' end) as \"difference!\"\nfrom slip s\njoin draw d on d.id = s.draw_id\nleft join payout p on p.slip_id = s.id and p.kind = 'refund'\nwhere (:draws::bigint[] is null or s.draw_id = any (:draws)) and (\n  (p.slip_id is not null and (d.voided_at is null or (p.amount_pya, p.stake_pya, p.player_id, p.draw_id) is distinct from (s.total_pya, s.total_pya, s.player_id, s.draw_id)))\n  or (p.slip_id is null and d.refunded_at is not null))"} as never);

export interface EveryPayoutHasItsEntryParams {
  draws?: number[] | null | void;
}

export interface EveryPayoutHasItsEntryResult {
  difference: string;
}

export const everyPayoutHasItsEntry = new PreparedQuery<EveryPayoutHasItsEntryParams, EveryPayoutHasItsEntryResult>({"usedParamSet":{"draws":true},"params":[{"name":"draws","required":false,"transform":{"type":"scalar"},"locs":[{"a":506,"b":511},{"a":551,"b":556}]}],"statement":"select format('%s of slip %s (%s pya): %s', o.kind, o.slip_id, o.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom payout o\njoin draw d on d.id = o.draw_id\njoin lottery l on l.id = d.lottery_id\nleft join entry e on e.ref = o.kind || ':' || o.slip_id || case o.kind when 'win' then round_suffix(o.round) else '' end\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere (:draws::bigint[] is null or o.draw_id = any (:draws)) and (e.reason, m.line, m.amount, t.player_id, t.kind, f.kind, f.name)\n  is distinct from (o.kind::text, 0::smallint, o.amount_pya, o.player_id, 'main', 'house_lottery', l.code)"} as never);

export interface EveryWinAndRefundHasItsPayoutParams {
  after_entry: number;
}

export interface EveryWinAndRefundHasItsPayoutResult {
  difference: string;
}

export const everyWinAndRefundHasItsPayout = new PreparedQuery<EveryWinAndRefundHasItsPayoutParams, EveryWinAndRefundHasItsPayoutResult>({"usedParamSet":{"after_entry":true},"params":[{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":374,"b":386}]}],"statement":"select format('entry %s (%s) pays no payout', e.id, e.ref) as \"difference!\"\nfrom entry e\nleft join payout o on o.slip_id = id_of_ref(e.ref) and o.kind || ':' || o.slip_id || case o.kind when 'win' then round_suffix(o.round) else '' end = e.ref\nleft join payout_reversed r on r.slip_id = id_of_ref(e.ref) and 'win:' || r.slip_id || round_suffix(r.round) = e.ref\nwhere e.id > :after_entry! and e.reason in ('win', 'refund') and o.slip_id is null and r.slip_id is null"} as never);

export interface EveryPayoutIsOfItsDrawsRoundParams {
  draws?: number[] | null | void;
}

export interface EveryPayoutIsOfItsDrawsRoundResult {
  difference: string;
}

export const everyPayoutIsOfItsDrawsRound = new PreparedQuery<EveryPayoutIsOfItsDrawsRoundParams, EveryPayoutIsOfItsDrawsRoundResult>({"usedParamSet":{"draws":true},"params":[{"name":"draws","required":false,"transform":{"type":"scalar"},"locs":[{"a":183,"b":188},{"a":228,"b":233}]}],"statement":"select format('%s of slip %s is of round %s, draw %s is in round %s', o.kind, o.slip_id, o.round, d.id, d.round) as \"difference!\"\nfrom payout o join draw d on d.id = o.draw_id\nwhere (:draws::bigint[] is null or o.draw_id = any (:draws)) and (o.round > d.round or (o.round < d.round and d.reversing_at is null))"} as never);

export interface EveryReversedPayoutWasPaidAndTakenBackParams {
  draws?: number[] | null | void;
}

export interface EveryReversedPayoutWasPaidAndTakenBackResult {
  difference: string;
}

export const everyReversedPayoutWasPaidAndTakenBack = new PreparedQuery<EveryReversedPayoutWasPaidAndTakenBackParams, EveryReversedPayoutWasPaidAndTakenBackResult>({"usedParamSet":{"draws":true},"params":[{"name":"draws","required":false,"transform":{"type":"scalar"},"locs":[{"a":664,"b":669},{"a":709,"b":714}]}],"statement":"select format('win of slip %s in round %s (%s pya): %s is %s', r.slip_id, r.round, r.amount_pya, way.reason, case when e.id is null then 'missing' else 'wrong' end) as \"difference!\"\nfrom payout_reversed r\njoin draw d on d.id = r.draw_id\njoin lottery l on l.id = d.lottery_id\ncross join (values ('win'), ('win_reversed')) as way(reason)\nleft join entry e on e.ref = way.reason || ':' || r.slip_id || round_suffix(r.round)\nleft join move m on m.entry_id = e.id\nleft join purse own on own.id = case way.reason when 'win' then m.to_purse else m.from_purse end\nleft join purse house on house.id = case way.reason when 'win' then m.from_purse else m.to_purse end\nwhere (:draws::bigint[] is null or r.draw_id = any (:draws)) and (e.reason, m.line, m.amount, own.player_id, own.kind, house.kind, house.name, r.round < d.round)\n  is distinct from (way.reason, 0::smallint, r.amount_pya, r.player_id, 'main', 'house_lottery', l.code, true)"} as never);

export interface EveryReversalEntryHasItsPayoutParams {
  after_entry: number;
}

export interface EveryReversalEntryHasItsPayoutResult {
  difference: string;
}

export const everyReversalEntryHasItsPayout = new PreparedQuery<EveryReversalEntryHasItsPayoutParams, EveryReversalEntryHasItsPayoutResult>({"usedParamSet":{"after_entry":true},"params":[{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":234,"b":246}]}],"statement":"select format('entry %s (%s) takes back no payout', e.id, e.ref) as \"difference!\"\nfrom entry e left join payout_reversed r on r.slip_id = id_of_ref(e.ref) and 'win_reversed:' || r.slip_id || round_suffix(r.round) = e.ref\nwhere e.id > :after_entry! and e.reason = 'win_reversed' and r.slip_id is null"} as never);

export type EveryReversalWasConfirmedByAnotherParams = void;

export interface EveryReversalWasConfirmedByAnotherResult {
  difference: string;
}

export const everyReversalWasConfirmedByAnother = new PreparedQuery<EveryReversalWasConfirmedByAnotherParams, EveryReversalWasConfirmedByAnotherResult>({"usedParamSet":{},"params":[],"statement":"select format('draw %s is in round %s after %s confirmed reversals', d.id, d.round, coalesce(v.confirmed, 0)) as \"difference!\"\nfrom draw d\nleft join (\n  select a.subject, count(*) as confirmed\n  from audit_row a join deed r on r.kind = 'reversal' and r.state = 'done' and r.decided_by <> r.asked_by\n    and (a.action = 'reverse_settlement' and a.after->>'deed' = r.id::text or a.action = 'confirm_reversal' and a.after->>'reversal_id' = r.data->>'reversal_id')\n  group by a.subject\n) v on v.subject = 'draw:' || d.id\nwhere d.round <> 1 + coalesce(v.confirmed, 0)"} as never);

export interface EverySealedBookIsAsItWasParams {
  draws?: number[] | null | void;
}

export interface EverySealedBookIsAsItWasResult {
  difference: string;
}

export const everySealedBookIsAsItWas = new PreparedQuery<EverySealedBookIsAsItWasParams, EverySealedBookIsAsItWasResult>({"usedParamSet":{"draws":true},"params":[{"name":"draws","required":false,"transform":{"type":"scalar"},"locs":[{"a":438,"b":443},{"a":483,"b":488}]}],"statement":"select format('draw %s: its book of %s slips is not as it was sealed%s', e.draw_id, e.slip_count, coalesce(' in block ' || b.block, '')) as \"difference!\"\nfrom draw_seal e\nleft join seal_block b on b.draw_id = e.draw_id\nleft join lateral (\n  select sha256(convert_to(string_agg(slip_line(s), E'\\n' order by s.id), 'UTF8')) as sha256\n  from slip s where s.id = any (b.slip_ids) and s.draw_id = e.draw_id\n) now on b.block is not null\nwhere (:draws::bigint[] is null or e.draw_id = any (:draws)) and (now.sha256 is distinct from b.sha256\n  or (coalesce(b.block, 0) = 0 and (e.slip_count, e.total_pya, e.sha256) is distinct from (\n    (select count(*) from slip s where s.draw_id = e.draw_id),\n    (select coalesce(sum(s.total_pya), 0)::bigint from slip s where s.draw_id = e.draw_id),\n    (select sha256(coalesce(string_agg(x.sha256, ''::bytea order by x.block), ''::bytea)) from seal_block x where x.draw_id = e.draw_id))))"} as never);

export type EverySealedStakeIsCountedParams = void;

export interface EverySealedStakeIsCountedResult {
  difference: string;
}

export const everySealedStakeIsCounted = new PreparedQuery<EverySealedStakeIsCountedParams, EverySealedStakeIsCountedResult>({"usedParamSet":{},"params":[],"statement":"select format('draw %s number %s: %s pya were sealed, %s are counted', n.draw_id, n.number, e.stakes_pya[n.number + 1], n.taken_pya) as \"difference!\"\nfrom draw_seal e join draw_number n on n.draw_id = e.draw_id\nwhere n.taken_pya is distinct from coalesce(e.stakes_pya[n.number + 1], 0)"} as never);

export interface EveryBetCameInTimeParams {
  after_slip: number;
}

export interface EveryBetCameInTimeResult {
  difference: string;
}

export const everyBetCameInTime = new PreparedQuery<EveryBetCameInTimeParams, EveryBetCameInTimeResult>({"usedParamSet":{"after_slip":true},"params":[{"name":"after_slip","required":true,"transform":{"type":"scalar"},"locs":[{"a":164,"b":175}]}],"statement":"select format('slip %s of draw %s was accepted at or after the closing', s.id, s.draw_id) as \"difference!\"\nfrom slip s join draw d on d.id = s.draw_id where s.id > :after_slip! and s.accepted_at >= d.closes_at"} as never);

export type EveryResultAndPayoutIsOfASealedBookParams = void;

export interface EveryResultAndPayoutIsOfASealedBookResult {
  difference: string;
}

export const everyResultAndPayoutIsOfASealedBook = new PreparedQuery<EveryResultAndPayoutIsOfASealedBookParams, EveryResultAndPayoutIsOfASealedBookResult>({"usedParamSet":{},"params":[],"statement":"select format('draw %s has a result or payouts without a seal', d.id) as \"difference!\"\nfrom draw d left join draw_seal e on e.draw_id = d.id\nwhere e.draw_id is null and (d.result is not null or d.sealed_at is not null or exists (select from payout o where o.draw_id = d.id))"} as never);

export interface EveryPayoutIsOfASlipParams {
  draws?: number[] | null | void;
}

export interface EveryPayoutIsOfASlipResult {
  difference: string;
}

export const everyPayoutIsOfASlip = new PreparedQuery<EveryPayoutIsOfASlipParams, EveryPayoutIsOfASlipResult>({"usedParamSet":{"draws":true},"params":[{"name":"draws","required":false,"transform":{"type":"scalar"},"locs":[{"a":196,"b":201},{"a":241,"b":246}]}],"statement":"select format('%s of slip %s: there is no such slip of draw %s', o.kind, o.slip_id, o.draw_id) as \"difference!\"\nfrom payout o left join slip s on s.id = o.slip_id and s.draw_id = o.draw_id where (:draws::bigint[] is null or o.draw_id = any (:draws)) and s.id is null"} as never);

export interface EveryDrawHasItsTermsWrittenDownParams {
  draws?: number[] | null | void;
}

export interface EveryDrawHasItsTermsWrittenDownResult {
  difference: string;
}

export const everyDrawHasItsTermsWrittenDown = new PreparedQuery<EveryDrawHasItsTermsWrittenDownParams, EveryDrawHasItsTermsWrittenDownResult>({"usedParamSet":{"draws":true},"params":[{"name":"draws","required":false,"transform":{"type":"scalar"},"locs":[{"a":111,"b":116},{"a":151,"b":156}]}],"statement":"select format('draw %s has other terms than were written down last', d.id) as \"difference!\"\nfrom draw d\nwhere (:draws::bigint[] is null or d.id = any (:draws)) and terms_of(d.id) is distinct from (select r.told from draw_record r where r.draw_id = d.id and r.kind = 'terms' order by r.id desc limit 1)"} as never);

export type EveryBookIsWrittenDownAsSealedParams = void;

export interface EveryBookIsWrittenDownAsSealedResult {
  difference: string;
}

export const everyBookIsWrittenDownAsSealed = new PreparedQuery<EveryBookIsWrittenDownAsSealedParams, EveryBookIsWrittenDownAsSealedResult>({"usedParamSet":{},"params":[],"statement":"select format('the book of draw %s is %s as sealed, %s as written down', e.draw_id, encode(e.root, 'hex'), coalesce(r.told->>'root', 'nothing')) as \"difference!\"\nfrom draw_seal e left join draw_record r on r.draw_id = e.draw_id and r.kind = 'book'\nwhere (r.told->>'root', (r.told->>'slip_count')::bigint, (r.told->>'total_pya')::bigint) is distinct from (encode(e.root, 'hex'), e.slip_count, e.total_pya)"} as never);

export type EveryResultIsWrittenDownParams = void;

export interface EveryResultIsWrittenDownResult {
  difference: string;
}

export const everyResultIsWrittenDown = new PreparedQuery<EveryResultIsWrittenDownParams, EveryResultIsWrittenDownResult>({"usedParamSet":{},"params":[],"statement":"select format('draw %s has %s as its result, %s was written down', d.id, d.result, coalesce(r.number, 'nothing')) as \"difference!\"\nfrom draw d\nleft join lateral (select told->>'number' as number from draw_record where draw_id = d.id and kind = 'result' order by id desc limit 1) r on true\nwhere d.result is not null and r.number::smallint is distinct from d.result"} as never);

export interface EveryNumberCountsWhatWasSoldParams {
  draws?: number[] | null | void;
}

export interface EveryNumberCountsWhatWasSoldResult {
  difference: string;
}

export const everyNumberCountsWhatWasSold = new PreparedQuery<EveryNumberCountsWhatWasSoldParams, EveryNumberCountsWhatWasSoldResult>({"usedParamSet":{"draws":true},"params":[{"name":"draws","required":false,"transform":{"type":"scalar"},"locs":[{"a":352,"b":357},{"a":397,"b":402},{"a":494,"b":499},{"a":560,"b":565}]}],"statement":"select format('draw %s number %s: %s pya is counted as sold, %s was sold of %s staked', n.draw_id, n.number, n.laid_off_pya, coalesce(s.sold, 0), n.taken_pya) as \"difference!\"\nfrom draw_number n\nfull join (\n  select o.draw_id, x.number, sum(x.stake) as sold from lay_off o cross join lateral unnest(o.numbers, o.stakes_pya) as x(number, stake)\n  where :draws::bigint[] is null or o.draw_id = any (:draws) group by o.draw_id, x.number\n) s on s.draw_id = n.draw_id and s.number = n.number\nwhere (:draws::bigint[] is null or coalesce(n.draw_id, s.draw_id) = any (:draws)) and (n.laid_off_pya is distinct from coalesce(s.sold, 0) or n.laid_off_pya > n.taken_pya)"} as never);

export interface EverySaleAddsUpAndCameInTimeParams {
  draws?: number[] | null | void;
}

export interface EverySaleAddsUpAndCameInTimeResult {
  difference: string;
}

export const everySaleAddsUpAndCameInTime = new PreparedQuery<EverySaleAddsUpAndCameInTimeParams, EverySaleAddsUpAndCameInTimeResult>({"usedParamSet":{"draws":true},"params":[{"name":"draws","required":false,"transform":{"type":"scalar"},"locs":[{"a":452,"b":457},{"a":497,"b":502}]}],"statement":"select format('sale %s of draw %s does not add up or came too late: %s pya in all', o.id, o.draw_id, o.total_pya) as \"difference!\"\nfrom lay_off o\njoin draw d on d.id = o.draw_id\njoin lottery l on l.id = d.lottery_id\ncross join lateral (\n  select sum(x.stake) as total, count(distinct x.number) as numbers, min(x.stake) as least, min(x.number) as lowest, max(x.number) as highest\n  from unnest(o.numbers, o.stakes_pya) as x(number, stake)\n) line\nwhere (:draws::bigint[] is null or o.draw_id = any (:draws)) and (line.total <> o.total_pya or line.numbers <> cardinality(o.numbers) or line.least <= 0\n  or line.lowest < 0 or line.highest >= 10 ^ l.digits or o.commission_pya <> div(o.total_pya::numeric * o.commission_basis_points, 10000)\n  or o.at >= o.draws_at or o.at >= d.resulted_at)"} as never);

export interface EverySalePaysWhatItsResultSaysParams {
  draws?: number[] | null | void;
}

export interface EverySalePaysWhatItsResultSaysResult {
  difference: string;
}

export const everySalePaysWhatItsResultSays = new PreparedQuery<EverySalePaysWhatItsResultSaysParams, EverySalePaysWhatItsResultSaysResult>({"usedParamSet":{"draws":true},"params":[{"name":"draws","required":false,"transform":{"type":"scalar"},"locs":[{"a":374,"b":379},{"a":419,"b":424},{"a":1222,"b":1227},{"a":1267,"b":1272}]}],"statement":"with paying as materialized (\n  select o.id, o.draw_id, sum(x.stake * case when x.number = d.result then o.odds_hundredths else o.tot_odds_hundredths end / 100) as win_pya\n  from lay_off o\n  join draw d on d.id = o.draw_id\n  join lottery l on l.id = d.lottery_id\n  cross join lateral unnest(o.numbers, o.stakes_pya) as x(number, stake)\n  where d.settled_at is not null and (:draws::bigint[] is null or o.draw_id = any (:draws)) and (x.number = d.result or o.tot_odds_hundredths is not null and (\n    abs(x.number - d.result) = 1\n    or (select array_agg(c order by c) from regexp_split_to_table(lpad(x.number::text, l.digits, '0'), '') c)\n     = (select array_agg(c order by c) from regexp_split_to_table(lpad(d.result::text, l.digits, '0'), '') c)))\n  group by o.id\n)\nselect format('sale %s of draw %s: %s pya is due, %s is booked', o.id, o.draw_id, coalesce(due.pya, 0), coalesce(p.amount_pya, 0)) as \"difference!\"\nfrom lay_off o\njoin draw d on d.id = o.draw_id\nleft join paying w on w.id = o.id\nleft join lay_off_payout p on p.lay_off_id = o.id and p.reversed_at is null\ncross join lateral (select case when d.refunded_at is not null then o.total_pya when d.settled_at is not null then w.win_pya end as pya) due\nwhere (:draws::bigint[] is null or o.draw_id = any (:draws)) and d.reversing_at is null and (coalesce(due.pya, 0) <> coalesce(p.amount_pya, 0)\n  or p.lay_off_id is not null and (p.kind::text, p.round) is distinct from (case when d.refunded_at is null then 'win' else 'refund' end, d.round))"} as never);

export interface EverySaleHasItsEntriesParams {
  draws?: number[] | null | void;
}

export interface EverySaleHasItsEntriesResult {
  difference: string;
}

export const everySaleHasItsEntries = new PreparedQuery<EverySaleHasItsEntriesParams, EverySaleHasItsEntriesResult>({"usedParamSet":{"draws":true},"params":[{"name":"draws","required":false,"transform":{"type":"scalar"},"locs":[{"a":1021,"b":1026},{"a":1066,"b":1071}]}],"statement":"with booked as materialized (\n  select o.draw_id, o.taker_id, l.code, way.reason, way.reason || ':' || o.id || way.suffix as ref, way.amount, way.is_to_taker\n  from lay_off o\n  join draw d on d.id = o.draw_id\n  join lottery l on l.id = d.lottery_id\n  cross join lateral (\n    select 'lay_off' as reason, '' as suffix, o.total_pya as amount, true as is_to_taker\n    union all\n    select 'lay_off_commission', '', o.commission_pya, false\n    union all\n    select case p.kind when 'win' then 'lay_off_won' else 'lay_off_refund' end, case p.kind when 'win' then round_suffix(p.round) else '' end, p.amount_pya, false\n    from lay_off_payout p where p.lay_off_id = o.id\n    union all\n    select 'lay_off_commission_refund', '', o.commission_pya, true from lay_off_payout p where p.lay_off_id = o.id and p.kind = 'refund'\n    union all\n    select 'lay_off_won_reversed', round_suffix(p.round), p.amount_pya, true from lay_off_payout p where p.lay_off_id = o.id and p.reversed_at is not null\n  ) way\n  where way.amount > 0 and (:draws::bigint[] is null or o.draw_id = any (:draws))\n)\nselect format('%s of draw %s (%s pya): %s', b.ref, b.draw_id, b.amount, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom booked b\nleft join entry e on e.ref = b.ref\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere (e.reason, m.line, m.amount, f.kind || ':' || f.name, t.kind || ':' || t.name) is distinct from\n  (b.reason, 0::smallint, b.amount, case when b.is_to_taker then 'house_lottery:' || b.code else 'house_lay_off:' || b.taker_id end,\n    case when b.is_to_taker then 'house_lay_off:' || b.taker_id else 'house_lottery:' || b.code end)"} as never);

export interface EveryEntryOfASaleHasItsSaleParams {
  after_entry: number;
}

export interface EveryEntryOfASaleHasItsSaleResult {
  difference: string;
}

export const everyEntryOfASaleHasItsSale = new PreparedQuery<EveryEntryOfASaleHasItsSaleParams, EveryEntryOfASaleHasItsSaleResult>({"usedParamSet":{"after_entry":true},"params":[{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":148,"b":160}]}],"statement":"select format('entry %s (%s) is of no sale', e.id, e.ref) as \"difference!\"\nfrom entry e\nleft join lay_off o on o.id = id_of_ref(e.ref)\nwhere e.id > :after_entry! and e.reason like 'lay\\_off%' and not coalesce(case\n  when e.reason in ('lay_off', 'lay_off_commission') then e.ref = e.reason || ':' || o.id\n  else exists (\n    select from lay_off_payout p where p.lay_off_id = o.id and (case e.reason when 'lay_off_won' then p.kind = 'win' when 'lay_off_won_reversed' then p.reversed_at is not null\n      else p.kind = 'refund' end) and e.ref = e.reason || ':' || o.id || case p.kind when 'win' then round_suffix(p.round) else '' end)\n  end, false)"} as never);

export type EveryPaymentHasItsEntriesParams = void;

export interface EveryPaymentHasItsEntriesResult {
  difference: string;
}

export const everyPaymentHasItsEntries = new PreparedQuery<EveryPaymentHasItsEntriesParams, EveryPaymentHasItsEntriesResult>({"usedParamSet":{},"params":[],"statement":"with booked as materialized (\n  select way.ref, way.reason, y.amount_pya, d.decided_by, way.is_in, 'house_lay_off:' || y.taker_id as theirs, coalesce('house_cash:' || y.method, 'house_owner:') as ours\n  from taker_payment y\n  cross join lateral (\n    select 'taker_payment:' || y.id as ref, 'taker_payment' as reason, y.direction = 'in' as is_in, y.deed_id\n    union all\n    select 'taker_payment_reversed:' || y.id, 'taker_payment_reversed', y.direction = 'out', r.deed_id from taker_payment_reversal r where r.payment_id = y.id\n  ) way\n  join deed d on d.id = way.deed_id\n)\nselect format('%s (%s pya): %s', b.ref, b.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom booked b\nleft join entry e on e.ref = b.ref\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere (e.reason, e.operator_id, m.line, m.amount, f.kind || ':' || f.name, t.kind || ':' || t.name) is distinct from\n  (b.reason, b.decided_by, 0::smallint, b.amount_pya, case when b.is_in then b.ours else b.theirs end, case when b.is_in then b.theirs else b.ours end)"} as never);

export interface EveryEntryOfAPaymentHasItsPaymentParams {
  after_entry: number;
}

export interface EveryEntryOfAPaymentHasItsPaymentResult {
  difference: string;
}

export const everyEntryOfAPaymentHasItsPayment = new PreparedQuery<EveryEntryOfAPaymentHasItsPaymentParams, EveryEntryOfAPaymentHasItsPaymentResult>({"usedParamSet":{"after_entry":true},"params":[{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":215,"b":227}]}],"statement":"select format('entry %s (%s) is of no payment', e.id, e.ref) as \"difference!\"\nfrom entry e\nleft join taker_payment y on y.id = id_of_ref(e.ref)\nleft join taker_payment_reversal r on r.payment_id = y.id\nwhere e.id > :after_entry! and e.reason like 'taker\\_payment%' and not coalesce(case e.reason when 'taker_payment' then y.id is not null else r.payment_id is not null end, false)\nunion all\nselect format('payment %s is of the deed %s, which says otherwise', y.id, y.deed_id)\nfrom taker_payment y\nleft join deed d on d.id = y.deed_id and d.kind = 'taker_payment' and d.state = 'done'\nwhere (d.data->>'taker_id', d.data->>'direction', d.data->>'amount_pya', d.data->>'reference', d.data->>'account_id')\n  is distinct from (y.taker_id::text, y.direction::text, y.amount_pya::text, y.reference, y.account_id::text)\nunion all\nselect format('payment %s was taken back by the deed %s, which says otherwise', r.payment_id, r.deed_id)\nfrom taker_payment_reversal r\nleft join deed d on d.id = r.deed_id and d.kind = 'taker_payment_reversal' and d.state = 'done'\nwhere d.data->>'payment_id' is distinct from r.payment_id::text\nunion all\nselect format('house %s has %s payments of the reference %s', y.taker_id, count(*), y.reference_plain)\nfrom taker_payment y\nwhere not exists (select from taker_payment_reversal r where r.payment_id = y.id)\ngroup by y.taker_id, y.reference_plain having count(*) > 1"} as never);

export type CountBooksParams = void;

export interface CountBooksResult {
  payouts: number;
  slips: number;
}

export const countBooks = new PreparedQuery<CountBooksParams, CountBooksResult>({"usedParamSet":{},"params":[],"statement":"select (select count(*) from slip) as \"slips!\",\n  (select count(*) from payout) as \"payouts!\""} as never);

export type EveryDrawFollowsTheRulesParams = void;

export interface EveryDrawFollowsTheRulesResult {
  difference: string;
}

export const everyDrawFollowsTheRules = new PreparedQuery<EveryDrawFollowsTheRulesParams, EveryDrawFollowsTheRulesResult>({"usedParamSet":{},"params":[],"statement":"select format('draw %s number %s: the rules say cap %s, blocked %s; it has cap %s, blocked %s', n.draw_id, n.number, t.cap_pya, coalesce(t.is_blocked, false),\n  n.rule_cap_pya, n.rule_block) as \"difference!\"\nfrom draw d join draw_number n on n.draw_id = d.id left join lateral rule_terms(d.lottery_id, d.section_id, d.day) t on t.number = n.number\nwhere d.closes_at > product_now() and d.closed_at is null and d.voided_at is null\n  and (n.rule_cap_pya, n.rule_block) is distinct from (t.cap_pya, coalesce(t.is_blocked, false))"} as never);

