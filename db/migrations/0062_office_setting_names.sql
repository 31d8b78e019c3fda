-- migrate:up
-- The minimum wage and the limits of use are set like the weights: from a date, with a reason.
alter table office_settings drop constraint office_settings_name_check;
alter table office_settings add constraint office_settings_name_check
  check (name in ('risk_weights', 'smic', 'quotas')) not valid;
alter table office_settings validate constraint office_settings_name_check;

-- migrate:down
