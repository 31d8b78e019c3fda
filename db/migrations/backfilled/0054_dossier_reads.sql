-- migrate:up transaction:false
create index concurrently company_audit_dossier_reads on company_audit (((detail ->> 'application')::bigint), id desc)
  where action = 'dossier_read';

-- migrate:down
