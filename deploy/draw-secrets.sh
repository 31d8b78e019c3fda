#!/bin/sh
# Draws the secrets that are ours to draw into deploy/secrets, and makes empty files for those others give. What is there stays.
set -eu
cd "$(dirname "$0")"
mkdir -p secrets
# Containers read them under several users; nobody else enters the folder.
chmod 700 secrets
for name in access_token_secret refresh_token_secret session_secret totp_secret_key contract_key redis_password postgres_password \
  database_owner_password database_app_password database_readonly_password; do
  [ -s "secrets/$name" ] || openssl rand -hex 32 > "secrets/$name"
done
# Contracts of five years open with this key alone, which no backup has: keep a copy of it away from this machine.
# Backups cannot be read without this passphrase: keep a copy of it away from this machine.
[ -e secrets/backup_repository ] || printf '[global]\nrepo1-cipher-pass=%s\nrepo1-s3-key=\nrepo1-s3-key-secret=\n' "$(openssl rand -hex 32)" > secrets/backup_repository
for name in smtp_url s3_access_key s3_secret_key vapid_private_key fcm_service_account google_client_secret facebook_client_secret \
  sirene_api_key sms_key contract_keys_before alert_relay_password; do
  [ -e "secrets/$name" ] || : > "secrets/$name"
done
chmod 644 secrets/*
for name in smtp_url s3_access_key s3_secret_key; do
  [ -s "secrets/$name" ] || echo "À remplir : deploy/secrets/$name"
done
