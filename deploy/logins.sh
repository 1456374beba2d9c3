#!/bin/sh
# The two logins of the bank (docs/deploy.md), made once when the database is empty. Passwords are hexadecimal: deploy/prepare.sh.
set -eu
psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname=postgres \
  --set=owner="$OWNER_PASSWORD" --set=bank="$BANK_PASSWORD" <<'SQL'
create role tulpar_owner login password :'owner';
create database tulpar owner tulpar_owner;
create role tulpar_bank login password :'bank';
SQL
