-- migrate:up
alter table missions validate constraint missions_plan_b;
alter table propositions validate constraint propositions_call_outcome;

-- migrate:down
