-- That a settlement is reversed is a deed. Who asked and who confirmed stands there, and in the audit trail, which names an old one by its number.

insert into deed (kind, subject, data, basis, state, asked_by, asked_at, decided_by, decided_at)
select 'reversal', 'draw:' || d.id, jsonb_build_object('draw_id', d.id, 'reason', v.reason, 'reversal_id', v.id),
  jsonb_build_object('day', d.day, 'section', d.section, 'draws', jsonb_build_array(jsonb_build_object(
    'id', d.id, 'code', l.code, 'digits', l.digits, 'round', null, 'result', null, 'settled_at', null, 'stopped_at', null, 'paid_pya', 0, 'win_count', 0
  ))), 'done', v.asked_by, v.asked_at, v.decided_by, v.decided_at
from settlement_reversal v join draw d on d.id = v.draw_id join lottery l on l.id = d.lottery_id
where v.state = 'confirmed' order by v.id;
drop table settlement_reversal;
