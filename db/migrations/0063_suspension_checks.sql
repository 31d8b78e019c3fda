-- migrate:up
-- A suspension waits for a second person, and ends by itself when nobody else confirms it.
alter table office_items drop constraint office_items_kind_check;
alter table office_items add constraint office_items_kind_check
  check (kind in ('report', 'company', 'held', 'overruled', 'contested', 'appeal', 'contact', 'suspension')) not valid;
alter table office_items validate constraint office_items_kind_check;
alter table office_decisions drop constraint office_decisions_action_check;
alter table office_decisions add constraint office_decisions_action_check check (action in ('release', 'hide', 'restore',
  'suspend', 'confirm_suspension', 'lapse_suspension', 'reinstate', 'dismiss', 'set_level', 'keep_rating', 'remove_rating',
  'restore_rating', 'confirm_absence', 'clear_absence', 'uphold', 'overturn')) not valid;
alter table office_decisions validate constraint office_decisions_action_check;

-- Confirmed by someone else than whoever suspended the account.
create function require_other_confirmer() returns trigger language plpgsql as $$
declare
  first office_decisions;
begin
  select d.* into first from office_decisions d
  where d.subject_type = 'user' and d.subject_id = new.subject_id and d.action = 'suspend' order by d.id desc limit 1;
  if first.id is null or first.admin_id = new.admin_id or lower(btrim(first.decided_by)) = lower(btrim(new.decided_by)) then
    raise exception 'the suspension of account % is confirmed by another admin', new.subject_id
      using errcode = 'check_violation', constraint = 'office_decisions_other_confirmer';
  end if;
  return new;
end $$;
create trigger office_decisions_other_confirmer before insert on office_decisions
  for each row when (new.action = 'confirm_suspension') execute function require_other_confirmer();

-- migrate:down
