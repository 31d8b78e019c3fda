-- migrate:up
-- Who said yes is asked again before the start (docs/adr/0030). `reconfirm_by`: until when an answer is expected, once asked.
-- `step_due_at`: when to look at the booking again. Null: nothing more happens by itself.
alter table bookings add column reconfirm_by timestamptz;
alter table bookings add column step_due_at timestamptz;

-- However a place is confirmed or its hours move, the sweep looks at it and says when.
create function look_at_booking() returns trigger language plpgsql as $$
begin
  new.reconfirm_by := null;
  new.step_due_at := new.confirmed_at;
  return new;
end $$;
create trigger booking_confirmed before insert or update of confirmed_at, during on bookings
for each row execute function look_at_booking();

-- migrate:down
