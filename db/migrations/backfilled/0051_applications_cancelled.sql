-- migrate:up transaction:false
-- People whom a company called off after their yes.
create index concurrently applications_cancelled on applications (company_id, decided_at desc)
where status = 'rejected' and candidate_status = 'confirmed';

-- migrate:down
