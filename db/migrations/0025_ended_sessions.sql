-- migrate:up
-- Each api process asks every second which sessions have just ended, to hang up on their sockets.
create index sessions_ended on sessions (revoked_at) where revoked_at is not null;

-- Whoever suspends or deletes an account ends its sessions by that very change, and so its sockets and its push messages.
create function end_sessions() returns trigger language plpgsql as $$
begin
  update sessions set revoked_at = now(), revoke_reason = new.status where user_id = new.id and revoked_at is null;
  return null;
end $$;
create trigger user_left after update of status on users
  for each row when (old.status = 'active' and new.status <> 'active') execute function end_sessions();

-- migrate:down
