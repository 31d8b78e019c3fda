-- migrate:up transaction:false
create index concurrently conversations_of_company on conversations (company_id, coalesce(last_at, created_at) desc, id desc);

-- migrate:down
