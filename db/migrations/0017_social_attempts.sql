-- migrate:up
-- Signing in with another site's account, between leaving and coming back. The browser alone holds the secret, of which the
-- state, the nonce and the PKCE verifier are derived: whoever reads this table learns nothing, and a row is used once.
create table social_attempts (
  secret_hash bytea primary key,
  provider text not null check (provider in ('google', 'facebook')),
  expires_at timestamptz not null
);
create index social_attempts_expiry on social_attempts (expires_at);

-- migrate:down
