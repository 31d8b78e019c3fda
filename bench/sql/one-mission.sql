-- One mission with what a page shows of its company, as GET /api/jobs/{id}/ reads it.
select m.*, c.name as company_name, c.logo_file_id as company_logo_id, (
  select json_agg(json_build_object('id', s.id, 'startsAt', s.starts_at, 'endsAt', s.ends_at, 'breakMinutes', s.break_minutes,
    'positions', s.positions, 'accepted', s.accepted_count, 'confirmed', s.confirmed_count) order by s.starts_at, s.id)
  from shifts s where s.mission_id = m.id) as shifts
from missions m join companies c on c.id = m.company_id
where m.deleted_at is null and m.id = $1
