-- migrate:up transaction:false
-- Each account that acts for a company owns it: some at a time, so that whoever writes to one of them waits for that long at most.
do $$
declare
  last bigint := 0;
  upto bigint;
begin
  loop
    select max(id) into upto from (select id from users where id > last order by id limit 5000) batch;
    exit when upto is null;
    insert into company_members (company_id, user_id, role, joined_at)
    select u.company_id, u.id, 'owner', u.created_at from users u
    where u.id > last and u.id <= upto and u.company_id is not null and u.status <> 'deleted'
      and not exists (select from company_members m where m.user_id = u.id);
    commit;
    last := upto;
  end loop;
  last := 0;
  loop
    select max(id) into upto from (select id from conversations where id > last order by id limit 500) batch;
    exit when upto is null;
    update conversations c set company_id = u.company_id, candidate_id = c.user_a + c.user_b - u.id
    from users u
    where c.id > last and c.id <= upto and c.company_id is null and u.id in (c.user_a, c.user_b) and u.company_id is not null;
    commit;
    last := upto;
  end loop;
end $$;

-- migrate:down
