-- migrate:up
-- A text is in the language of its reader; null: French. What is still to be sent has the French one too, for a mail that says both.
alter table notifications add column language text;
alter table deliveries add column language text;
alter table deliveries add column title_fr text;
alter table deliveries add column message_fr text;

-- migrate:down
