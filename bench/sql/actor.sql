-- Who is asking: the session behind the token, looked up at every signed call.
select u.role, u.company_id from sessions s join users u on u.id = s.user_id
where s.id = (select session_id from bench_people where n = :n) and s.user_id = (select user_id from bench_people where n = :n)
  and s.revoked_at is null and s.expires_at > now() and u.status = 'active';
