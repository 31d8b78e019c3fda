-- Who is asking: the session behind the token, and for whom they act, looked up at every signed call.
select u.role, u.company_id, case when u.company_id is not null then (
    select json_build_object('role', m.role, 'establishments', case when not m.all_establishments then array(
      select e.establishment_id from member_establishments e where e.user_id = u.id order by 1) end)
    from company_members m where m.user_id = u.id and m.company_id = u.company_id and m.left_at is null) end as member
from sessions s join users u on u.id = s.user_id
where s.id = (select session_id from bench_people where n = :n) and s.user_id = (select user_id from bench_people where n = :n)
  and s.revoked_at is null and s.expires_at > now() and u.status = 'active';
