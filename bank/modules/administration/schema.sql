-- Looks at users are counted, so that data of customers are not collected one by one.

-- Looks of an administrator within the present minute.
create table user_lookup (
  user_id bigint primary key references app_user,
  minute timestamptz not null,
  looks integer not null
);
