-- Filled only by the sandbox's sender of messages.
create table sandbox_message (
  id bigint generated always as identity primary key,
  login text not null,
  recipient text not null,
  text text not null,
  code text not null default '',
  created_at timestamptz not null
);
create index sandbox_message_login on sandbox_message (login, id desc);

grant select, insert on sandbox_message to tulpar_bank;
