-- One mission with what a page shows of its company, as GET /api/jobs/{id}/ reads it.
select m.*, c.name as company_name, c.logo_file_id as company_logo_id
from missions m join companies c on c.id = m.company_id
where m.deleted_at is null and m.id = $1
