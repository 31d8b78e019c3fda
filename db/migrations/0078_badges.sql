-- migrate:up
-- More badges. The previous release knows two and fails on a third: it goes on with a view of those, which it reads and writes as
-- the table it was.
alter table candidate_badges rename to earned_badges;
alter table earned_badges rename constraint candidate_badges_pkey to earned_badges_pkey;
alter table earned_badges rename constraint candidate_badges_candidate_id_fkey to earned_badges_candidate_id_fkey;
alter table earned_badges drop constraint candidate_badges_badge_check;
alter table earned_badges add constraint earned_badges_badge_check check (badge in (
  'quick_starter', 'reliable', 'well_rated', 'called_back', 'fast_answer', 'ten_missions', 'many_sectors')) not valid;

create view candidate_badges as
  select candidate_id, badge, count, awarded_at from earned_badges where badge in ('quick_starter', 'reliable');
do $$ begin
  if exists (select from pg_roles where rolname = 'renfort_app') then
    grant select, insert, update, delete on candidate_badges, earned_badges to renfort_app;
  end if;
end $$;

-- Who worked before these badges existed is counted again, little by little: after whom. Without a row, everybody is.
create table badge_recount (
  id boolean primary key default true check (id),
  after_id bigint not null
);
insert into badge_recount (after_id) values (0);

-- migrate:down
