/* @name insert_alerts  -- in the order given; one whose ref is there stays as it is */
insert into alert (ref, kind, data)
select a.ref, a.kind, a.data from unnest(:refs!::text[], :kinds!::text[], :datas!::jsonb[]) with ordinality as a(ref, kind, data, n) order by a.n
on conflict (ref) do nothing returning id;

/* @name close_open_alert  -- an alert closed before stays as it was closed; one about what an operator did is not theirs to close */
update alert set closed_at = product_now(), closed_by = :operator_id!
where id = :id! and closed_at is null and (:kinds::text[] is null or kind = any (:kinds)) and data->>'by' is distinct from :username! returning kind, ref;

/* @name end_open_alerts  -- of a kind: what they told of has mended itself, and nobody closed them */
update alert set closed_at = product_now() where kind = :kind! and closed_at is null;

/* @name end_open_alerts_at  -- by their refs: the same, of one thing */
update alert set closed_at = product_now() where ref = any (:refs!::text[]) and closed_at is null;

/* @name end_open_alerts_from  -- whose refs begin so, but one: the same, of whatever one thing was told */
update alert set closed_at = product_now() where starts_with(ref, :beginning!) and ref is distinct from :but and closed_at is null;
