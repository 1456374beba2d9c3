-- What lies on the desk of a demonstration besides phones with messages: its clock, authenticators and tokens. The keys here
-- are those in the devices themselves; the bank keeps its own, encrypted, and never reads these.
create table sandbox_clock (
  only_one boolean primary key default true check (only_one),
  ahead_ms bigint not null check (ahead_ms >= 0)
);

create table sandbox_authenticator (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user,
  issuer text not null,
  account text not null,
  key bytea not null,
  unique (user_id, key)
);

create table sandbox_token (
  serial text primary key references hardware_token,
  user_id bigint not null references app_user,
  key bytea not null,
  -- How often its button was pressed: the counter of the next code.
  presses bigint not null default 0
);
create index sandbox_token_user on sandbox_token (user_id);

grant select, insert, update on sandbox_clock to tulpar_bank;
grant select, insert, update, delete on sandbox_authenticator to tulpar_bank;
grant select, update on sandbox_token to tulpar_bank;
