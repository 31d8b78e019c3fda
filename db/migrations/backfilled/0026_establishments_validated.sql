-- migrate:up
alter table missions validate constraint missions_establishment_id_fkey;

-- migrate:down
