-- migrate:up
alter table messages
  -- What the message asks for that its reader should not give; null for most messages.
  add column warning_kinds text[],
  -- The sender is warned too: at most once per conversation.
  add column warns_sender boolean not null default false;

-- migrate:down
