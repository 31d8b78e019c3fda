-- migrate:up
alter table office_items validate constraint office_items_kind_check;
alter table office_decisions validate constraint office_decisions_action_check;

-- migrate:down
