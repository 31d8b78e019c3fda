-- GET /api/jobs/?mine=true: a page of the employer's missions as cards, and their number.
with page as materialized (
  select m.id from missions m where m.company_id = (select company_id from bench_people where n = :n) and m.deleted_at is null
  order by m.published_at desc, m.id desc limit 11 offset 0)
select coalesce((
    select json_agg(json_build_object(
      'id', m.id, 'title', m.title,
      'company', json_build_object('id', c.id, 'name', c.name, 'logo', '/fichiers/' || c.logo_file_id),
      'location', m.location, 'remote', m.remote, 'description', left(m.description, 280), 'status', m.status,
      'type', m.type, 'sector', m.sectors, 'skills', m.skills, 'tags', m.tags, 'urgent', m.urgent,
      'licenseRequired', m.license_required, 'compensation', m.pay_cents / 100.0, 'compensationType', m.pay_period,
      'hoursPerDay', m.hours_per_day, 'totalDays', m.total_days, 'startDate', m.starts_at,
      'endDate', m.ends_at, 'positions', m.positions,
      'acceptedCount', m.accepted_count, 'confirmedCount', m.confirmed_count, 'paidMinutes', m.paid_minutes,
      'shiftCount', m.shift_count, 'takeSome', m.take_some, 'nextStart', m.next_start, 'breakPaid', m.break_paid,
      'contractKind', m.contract_kind, 'contractMotive', m.contract_motive, 'maxApplications', m.max_applications,
      'totalApplications', m.application_count, 'created_at', m.published_at) order by m.published_at desc, m.id desc)
    from (select id from page limit 10) shown join missions m on m.id = shown.id join companies c on c.id = m.company_id), '[]')::text,
  (select count(*) from missions m where m.company_id = (select company_id from bench_people where n = :n) and m.deleted_at is null),
  (select count(*) > 10 from page);
