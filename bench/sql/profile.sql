-- GET /api/profile/{id}/ of oneself: the person, their experiences, their badges.
select u.id, u.role, u.email, u.email_verified_at, u.adult_confirmed_at, u.first_name, u.last_name, u.phone, u.city, u.region,
  u.country, u.image_file_id, u.company_id, u.created_at, c.profession, c.about, c.availability, c.skills, c.cv_file_id, c.rating,
  c.completed_missions, cv.original_name
from users u left join candidates c on c.user_id = u.id left join files cv on cv.id = c.cv_file_id
where u.id = (select user_id from bench_people where n = :n);
select id, title, company, location, start_date, end_date, description from experiences
where candidate_id = (select user_id from bench_people where n = :n) order by start_date desc;
select badge, awarded_at from earned_badges where candidate_id = (select user_id from bench_people where n = :n);
