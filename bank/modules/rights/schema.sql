-- Accounts a user of a company may see and work with (docs/adr/0138).

-- Views under the names of the tables, as a user sees them whose accounts are limited. A connection that serves such a user reads `seen`
-- before `public`, so no query has to know of it.
create schema seen;
grant usage on schema seen to tulpar_bank;

-- Accounts of a user with limited accounts. Whatever stands here may be seen; to create, approve or sign needs `works`.
create table user_account (
  user_id bigint not null references app_user,
  account_id bigint not null references account,
  works boolean not null,
  primary key (user_id, account_id)
);
grant select on user_account to tulpar_bank;
