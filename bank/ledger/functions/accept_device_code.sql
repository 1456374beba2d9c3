-- Stores a right code of a device as the code of an operation; confirm_operation then finds it like any other.
create or replace function accept_device_code(p_customer bigint, p_user bigint, p_operation uuid, p_code_hash bytea, p_now timestamptz)
  returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  o operation;
begin
  select * into o from operation x
    where x.customer_id = p_customer and x.operation_id = p_operation and x.user_id = p_user and x.state = 'created'
    for no key update;
  if found then
    insert into code_subject (subject_kind, subject_id) values ('operation', o.id) on conflict do nothing;
    insert into one_time_code (subject_kind, subject_id, code_hash, digest, created_at, expires_at)
      values ('operation', o.id, p_code_hash, o.digest, p_now, p_now + interval '1 minute');
  end if;
end
$$;

grant execute on function accept_device_code to tulpar_bank;
