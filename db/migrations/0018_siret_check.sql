-- migrate:up
-- What the directory of companies says of a number, and when it was asked. « refused » stays a person's decision.
alter table companies
  add column siret_checked_at timestamptz,
  drop constraint companies_siret_status_check,
  add constraint companies_siret_status_check
    check (siret_status in ('unchecked', 'implausible', 'verified', 'not_found', 'refused'));
-- Those still to be asked about, the ones never asked first.
create index companies_siret_to_check on companies (siret_checked_at nulls first, id)
  where siret_status in ('unchecked', 'not_found');

-- migrate:down
