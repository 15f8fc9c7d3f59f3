/* @name insert_cases  -- of what they are about; those that are there stay as they are */
insert into risk_case (kind, ref) select distinct :kind!::case_kind, ref from unnest(:refs!::text[]) ref order by ref on conflict (ref) do nothing;

/* @name lock_cases  -- by what they are about, in the order of their ids: also those that another process opened meanwhile */
select id, ref, state from risk_case where ref = any (:refs!::text[]) order by id for no key update;

/* @name insert_findings  -- each subject of a case once, as many as a case tells */
insert into case_finding (case_id, subject, player_id, amount_pya, text, happened_at)
select f.case_id, f.subject, f.player_id, f.amount_pya, f.text, f.happened_at
from jsonb_to_recordset(:findings!::jsonb) as f(case_id bigint, subject text, player_id bigint, amount_pya bigint, text text, happened_at timestamptz)
where (select count(*) from case_finding c where c.case_id = f.case_id) < :most!
on conflict (case_id, subject) do nothing returning case_id;

/* @name insert_case_players */
insert into case_player (case_id, player_id) select distinct f.case_id, f.player_id
from jsonb_to_recordset(:findings!::jsonb) as f(case_id bigint, player_id bigint) on conflict do nothing returning case_id;

/* @name note_found  -- something new was found in them */
update risk_case set found_at = product_now() where id = any (:case_ids!::bigint[]);
