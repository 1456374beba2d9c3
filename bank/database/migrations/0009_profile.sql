-- Changes of what protects a user that wait for a fresh factor.
create table profile_change (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user,
  operation_id uuid not null,
  -- What will change, by the code it was asked for with; emptied once it is done, because it may carry a hash.
  payload jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  done_at timestamptz,
  -- Keyed hash of the code it was confirmed with, so that a repeated confirmation is answered again.
  confirmed_with bytea,
  unique (user_id, operation_id)
);

alter table code_subject drop constraint code_subject_kind;
alter table code_subject add constraint code_subject_kind
  check (subject_kind in ('login', 'operation', 'restore', 'answer', 'change', 'password', 'username'));

alter table app_user add column privacy_accepted_at timestamptz;

grant select, insert on profile_change to tulpar_bank;
grant update (payload, done_at, confirmed_with) on profile_change to tulpar_bank;
grant update (login, privacy_accepted_at) on app_user to tulpar_bank;
grant usage on all sequences in schema public to tulpar_bank;
