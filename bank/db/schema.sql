-- Texts of SQL the database was made by, and the role of the bank.

-- The role the bank logs in as. It moves money only through the functions of the ledger. An operator may have made it.
do $$
begin
  if not exists (select from pg_roles where rolname = 'tulpar_bank') then
    create role tulpar_bank nologin;
  end if;
exception when duplicate_object or unique_violation then
  null;
end
$$;

-- Versions that were run, and functions, views and triggers as they were last run, by the SHA-256 of their texts: see
-- bank/db/migrate.ts. Kysely keeps the order of versions in `schema_change`.
create table schema_checksum (
  name text primary key,
  sha256 text not null,
  applied_at timestamptz not null default now()
);
grant select on schema_checksum to tulpar_bank;

-- Purpose of the database, a demonstration or real customers: see bank/db/bankPurpose.ts. The first process that serves from it writes
-- the only row, which never changes.
create table bank_purpose (
  only_one boolean primary key default true check (only_one),
  purpose text not null check (purpose in ('demonstration', 'production'))
);
grant select on bank_purpose to tulpar_bank;

-- Secrets of the bank that values are sealed by, by their fingerprints, each with the key of hashes sealed by it: see
-- bank/compose/settleSecrets.ts. The owner adds and removes them, so the login of the bank cannot lose the key.
create table known_secret (
  fingerprint bytea primary key,
  sealed_hash_key bytea not null
);
grant select on known_secret to tulpar_bank;
