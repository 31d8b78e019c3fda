-- migrate:up
update bookings set presence_due_at = lower(during) + interval '5 minutes'
where lower(during) > now() and has_hours(lower(during)) and presence_due_at is null;

-- migrate:down
