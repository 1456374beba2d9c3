-- Second factors besides codes by SMS. Seeds are encrypted under the bank's secret, which the database does not know.
alter table app_user add column auth_type text not null default 'SMS' check (auth_type in ('SMS', 'TOTP', 'TOKEN'));

-- Authenticator applications (RFC 6238).
create table authenticator (
  user_id bigint primary key references app_user,
  seed bytea,
  -- The last time step a code was accepted of: a code works once, whichever process it comes to.
  last_step bigint not null default 0,
  -- Shown to the user and not in use yet.
  pending_seed bytea
);

-- Hardware tokens (RFC 4226), entered by the bank and linked by their users.
create table hardware_token (
  serial text primary key check (serial ~ '^[0-9A-Z-]{4,30}$'),
  seed bytea not null,
  -- The first counter that has not been used.
  counter bigint not null default 0,
  -- Where a code far ahead was met; the one after it brings the token back into step.
  resync_counter bigint,
  user_id bigint unique references app_user
);

grant select, insert, update on authenticator to tulpar_bank;
grant select, update on hardware_token to tulpar_bank;
grant update (auth_type) on app_user to tulpar_bank;

-- Readies an operation for a code of a device: what issue_operation_code does, without a code or a message.
create function prepare_device_confirmation(p_customer bigint, p_user bigint, p_operation uuid, p_notice jsonb, p_now timestamptz)
returns table (refusal text, valid_until timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  o operation;
begin
  select * into o from operation x
    where x.customer_id = p_customer and x.operation_id = p_operation and x.user_id = p_user for no key update;
  if not found or o.state = 'booked' then
    refusal := 'OPERATION_NOT_FOUND';
  elsif o.expires_at <= p_now then
    refusal := 'OPERATION_TIME_OUT';
  else
    update operation x set notice = p_notice where x.id = o.id;
    valid_until := o.expires_at;
  end if;
  return next;
end
$$;

-- Takes a code of a device that was right as the code of an operation; confirm_operation then finds it like any other.
create function accept_device_code(p_customer bigint, p_user bigint, p_operation uuid, p_code_hash bytea, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  o operation;
begin
  select * into o from operation x
    where x.customer_id = p_customer and x.operation_id = p_operation and x.user_id = p_user and x.state = 'created'
      and x.notice is not null for no key update;
  if found then
    insert into code_subject (subject_kind, subject_id) values ('operation', o.id) on conflict do nothing;
    insert into one_time_code (subject_kind, subject_id, code_hash, digest, created_at, expires_at)
      values ('operation', o.id, p_code_hash, o.digest, p_now, p_now + interval '1 minute');
  end if;
end
$$;

revoke all on function prepare_device_confirmation, accept_device_code from public;
grant execute on function prepare_device_confirmation, accept_device_code to tulpar_bank;

alter table code_subject drop constraint code_subject_kind;
alter table code_subject add constraint code_subject_kind check
  (subject_kind in ('login', 'operation', 'restore', 'answer', 'change', 'password', 'username', 'device'));
