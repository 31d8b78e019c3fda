-- migrate:up
-- Who looked at whose contact details or CV, and when: shown to the person concerned, one line per Paris day.
create table contact_views (
  id bigint generated always as identity primary key,
  viewer_id bigint not null references users (id),
  candidate_id bigint not null references candidates (user_id),
  subject text not null check (subject in ('contact', 'cv')),
  at timestamptz not null default now(),
  day date generated always as ((at at time zone 'Europe/Paris')::date) stored
);
create index contact_views_of_candidate on contact_views (candidate_id, at desc);
create index contact_views_of_viewer on contact_views (viewer_id, at desc);
create unique index contact_views_once on contact_views (viewer_id, candidate_id, subject, day);
create index contact_views_age on contact_views (at);

create table contact_messages (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null,
  subject text not null check (subject in ('general', 'support', 'billing', 'feedback', 'other')),
  message text not null,
  user_id bigint references users (id),
  created_at timestamptz not null default now()
);
create index contact_messages_of_user on contact_messages (user_id) where user_id is not null;
create index contact_messages_age on contact_messages (created_at);

create table contact_answers (
  id bigint generated always as identity primary key,
  contact_message_id bigint not null references contact_messages (id) on delete cascade,
  admin_id bigint not null references users (id),
  answer text not null check (length(btrim(answer)) between 10 and 2000),
  created_at timestamptz not null default now()
);
create index contact_answers_of_message on contact_answers (contact_message_id);

create table reports (
  id bigint generated always as identity primary key,
  subject_type text not null check (subject_type in ('mission', 'user', 'message', 'rating', 'company')),
  subject_id bigint not null,
  conversation_id bigint references conversations (id), -- a message is found by its conversation and its id
  reason text not null check (reason in ('fraud', 'discrimination', 'illegal_work', 'harassment', 'spam', 'other')),
  details text not null default '',
  reporter_id bigint references users (id),
  reporter_email text,
  -- The private link of whoever reported: only the hash of its token is stored.
  follow_hash bytea,
  status text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
  decision text,
  decision_id bigint,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check ((subject_type = 'message') = (conversation_id is not null))
);
create index reports_open on reports (created_at) where status = 'open';
create index reports_of_subject on reports (subject_type, subject_id);
create index reports_of_reporter on reports (reporter_id) where reporter_id is not null;
create index reports_of_email on reports (reporter_email, created_at) where reporter_email is not null;
create index reports_of_conversation on reports (conversation_id) where conversation_id is not null;
create index reports_of_decision on reports (decision_id) where decision_id is not null;
create unique index reports_follow on reports (follow_hash) where follow_hash is not null;
create index reports_by_time on reports (created_at);

-- What a report targets, as it was at that moment. No foreign key to people: the copy outlives them.
create table report_evidence (
  report_id bigint primary key references reports (id),
  author_id bigint,
  content text not null check (jsonb_typeof(content::jsonb) = 'object'),
  copied_at timestamptz not null default now()
);
create index report_evidence_of_author on report_evidence (author_id) where author_id is not null;

-- Whose it is and what it says now. No name, address or phone of people who applied.
create function office_snapshot(subject_type text, subject_id bigint, conversation_id bigint,
  out author_id bigint, out content jsonb) language plpgsql stable as $$
begin
  case subject_type
    when 'mission' then
      select m.created_by, jsonb_build_object('title', m.title, 'description', m.description, 'requirement', m.requirement,
          'responsibilities', m.responsibilities, 'perks', m.perks, 'required_skills', m.required_skills,
          'working_hours', m.working_hours, 'equipment', m.equipment, 'additional_info', m.additional_info,
          'location', m.location, 'pay_cents', m.pay_cents, 'pay_period', m.pay_period, 'status', m.status,
          'starts_at', to_char(m.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
          'company', c.name, 'siret', c.siret)
        into author_id, content from missions m join companies c on c.id = m.company_id where m.id = office_snapshot.subject_id;
    when 'user' then
      select u.id, jsonb_build_object('first_name', u.first_name, 'last_name', u.last_name, 'role', u.role, 'city', u.city,
          'profession', c.profession, 'about', c.about, 'company', co.name)
        into author_id, content from users u left join candidates c on c.user_id = u.id
        left join companies co on co.id = u.company_id where u.id = office_snapshot.subject_id;
    when 'message' then
      select m.sender_id, jsonb_build_object('text', m.content, 'conversation_id', m.conversation_id,
          'sent_at', to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
        into author_id, content from messages m
        where m.conversation_id = office_snapshot.conversation_id and m.id = office_snapshot.subject_id;
    when 'rating' then
      select r.author_id, jsonb_build_object('direction', r.direction, 'rating', r.mean, 'comment', r.comment,
          'reply', r.reply, 'company', co.name, 'held_reasons', array_to_string(r.held_reasons, ' '))
        into author_id, content from ratings r join companies co on co.id = r.company_id where r.id = office_snapshot.subject_id;
    when 'company' then
      select (select min(u.id) from users u where u.company_id = c.id and u.status <> 'deleted'),
          jsonb_build_object('name', c.name, 'siret', c.siret, 'industry', c.industry, 'website', c.website,
            'description', c.description, 'culture', c.culture, 'perks', c.perks, 'level', c.level,
            'register_outcome', c.register_outcome)
        into author_id, content from companies c where c.id = office_snapshot.subject_id;
    when 'application' then
      select a.candidate_id, jsonb_build_object('title', m.title, 'company', c.name,
          'starts_at', to_char(m.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'attendance', a.attendance,
          'contested', (select e.reason from application_events e where e.mission_id = a.mission_id
            and e.application_id = a.id and e.kind = 'contested' order by e.id desc limit 1))
        into author_id, content from applications a join missions m on m.id = a.mission_id
        join companies c on c.id = a.company_id where a.id = office_snapshot.subject_id;
    when 'appeal' then
      select n.user_id, jsonb_build_object('appeal', p.reason, 'action', d.action, 'rule', d.rule, 'reason', d.reason,
          'decision', d.id::text, 'decided_by', d.decided_by,
          'decided_at', to_char(d.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
        into author_id, content from office_appeals p join office_decisions d on d.id = p.decision_id
        join office_notices n on n.id = p.notice_id where p.id = office_snapshot.subject_id;
    else null;
  end case;
end $$;

create function copy_report_evidence() returns trigger language plpgsql as $$
begin
  insert into report_evidence (report_id, author_id, content)
  select new.id, s.author_id, s.content::text
  from office_snapshot(new.subject_type, new.subject_id, new.conversation_id) s where s.content is not null;
  return null;
end $$;
create trigger report_copied after insert on reports for each row execute function copy_report_evidence();

-- migrate:down
