-- Directories: lists the application keeps a copy of.

-- The edition of each directory, by which an application knows whether its own copy is the latest. It rises with every transaction that
-- changes a row of the directory (`raise_edition`).
create table directory_version (
  name text primary key,
  data_version bigint not null default 1,
  changed_at timestamptz not null,
  -- Transaction of the latest change: rows changed together make one edition.
  changed_in xid8
);
grant select, insert, update, delete on directory_version to tulpar_bank;
