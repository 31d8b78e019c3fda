-- migrate:up
alter table missions validate constraint missions_audience;
alter table missions validate constraint missions_team_until;
alter table missions validate constraint missions_team_booking;
alter table propositions validate constraint propositions_origin;
alter table propositions validate constraint propositions_of_a_wave;

-- migrate:down
