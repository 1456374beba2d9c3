-- Letters leave through the same outbox as messages to phones, by a way of their own.
alter table message_outbox
  add column channel text not null default 'sms' check (channel in ('sms', 'email')),
  add column subject text not null default '',
  -- Given up after this moment; a message without one after five minutes, when its code is worthless.
  add column give_up_at timestamptz;

drop index message_outbox_waiting;
create index message_outbox_waiting on message_outbox (channel, next_attempt_at, id) where sent_at is null;

-- Addresses that are being confirmed: whoever reads the letter has the code it brought.
create table email_confirmation (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user,
  email text not null,
  created_at timestamptz not null
);
create index email_confirmation_user on email_confirmation (user_id, created_at desc);

alter table code_subject drop constraint code_subject_kind;
alter table code_subject add constraint code_subject_kind check
  (subject_kind in ('login', 'operation', 'restore', 'answer', 'change', 'password', 'username', 'device', 'email'));

-- Letters of the demonstration, shown beside its phones.
create table sandbox_letter (
  id bigint generated always as identity primary key,
  login text not null,
  recipient text not null,
  subject text not null,
  text text not null,
  code text not null default '',
  created_at timestamptz not null
);
create index sandbox_letter_login on sandbox_letter (login, id desc);

grant select, insert, delete on email_confirmation to tulpar_bank;
grant select, insert on sandbox_letter to tulpar_bank;
grant update (email) on app_user to tulpar_bank;
grant usage on all sequences in schema public to tulpar_bank;
