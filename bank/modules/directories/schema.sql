-- Directories: lists the application keeps a copy of.

-- The edition of each directory, by which an application knows whether its own copy is the latest.
create table directory_version (
  name text primary key,
  data_version bigint not null,
  content_hash bytea not null,
  changed_at timestamptz not null
);
grant select, insert, update, delete on directory_version to tulpar_bank;
