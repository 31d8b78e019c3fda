-- migrate:up
-- The home page says how many candidates there are: kept as they come and go, never counted again.
create function count_candidates() returns trigger
language plpgsql
as $$
declare
  before boolean := tg_op <> 'INSERT' and old.role = 'candidate' and old.status = 'active';
  after boolean := tg_op <> 'DELETE' and new.role = 'candidate' and new.status = 'active';
begin
  if before <> after then
    perform count_up('candidates', case when after then 1 else -1 end);
  end if;
  return null;
end
$$;

create trigger users_candidates after insert or delete or update of role, status on users
for each row execute function count_candidates();

select count_up('candidates', count(*)) from users where role = 'candidate' and status = 'active';

-- migrate:down
