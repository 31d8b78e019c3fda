-- migrate:up
-- At night only what is about a mission that starts within hours leaves the site. `urgent_mission` is read no more.
alter table deliveries add column mission_starts_at timestamptz;

-- A mission nobody gave an end to is over with its last day's work, not a whole day after it began.
update missions set ends_at =
    (starts_at at time zone 'Europe/Paris'
      + make_interval(days => coalesce(total_days * case pay_period when 'weekly' then 7 else 1 end, 1) - 1))
      at time zone 'Europe/Paris'
    + make_interval(secs => 3600 * coalesce(hours_per_day, 8)::double precision)
  where not end_given and status <> 'completed' and ends_at > now();
update bookings b set during = tstzrange(lower(b.during), least(upper(b.during),
    lower(b.during) + make_interval(secs => 3600 * coalesce(m.hours_per_day, 8)::double precision)))
  from missions m
  where m.id = b.mission_id and not m.end_given and upper(b.during) > now();

-- migrate:down
