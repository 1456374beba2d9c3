-- Checks the code of an operation and books it. A repeated call with the code that was used answers the outcome again.
-- A refusal of the booking rules leaves the operation and its code unchanged.
create or replace function confirm_operation(p_customer bigint, p_user bigint, p_operation uuid, p_code_hash bytea,
  p_reference text, p_now timestamptz, p_session bigint default null)
returns table (refusal text, tries_remaining integer, transaction_id bigint, booked_at timestamptz, fingerprint text, status text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  o operation;
  checked record;
  booked record;
begin
  perform lock_wrong_codes('user', p_user);
  select * into o from operation x
    where x.customer_id = p_customer and x.operation_id = p_operation and x.user_id = p_user for no key update;
  if not found then
    refusal := 'OPERATION_NOT_FOUND';
  elsif o.state = 'booked' then
    perform from one_time_code c
      where c.subject_kind = 'operation' and c.subject_id = o.id and c.code_hash = p_code_hash and c.used_at is not null;
    if found then
      transaction_id := o.txn_id;
      booked_at := o.booked_at;
    else
      refusal := 'INCORRECT_OTP';
      select s.tries_left into tries_remaining from code_subject s
        where s.subject_kind = 'operation' and s.subject_id = o.id;
    end if;
  elsif o.expires_at <= p_now then
    refusal := 'OPERATION_TIME_OUT';
  else
    -- The digest is made anew from the row that would be booked, so a row changed after the code was sent fails the code.
    checked := check_code('operation', o.id, p_code_hash, operation_digest(o), p_now, false, 'user', p_user, p_session);
    refusal := checked.refusal;
    tries_remaining := checked.tries_remaining;
    if refusal is null then
      booked := book_operation(o, p_now);
      refusal := booked.refusal;
    end if;
    if refusal is null then
      transaction_id := booked.transaction_id;
      booked_at := p_now;
      update one_time_code c set used_at = p_now where c.id = checked.code_id;
    end if;
  end if;
  fingerprint := o.fingerprint;
  status := o.booked_status;
  insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
    values (p_now, p_user, p_customer, 'CONFIRM', p_reference, coalesce(refusal, 'SUCCESS'), p_operation::text);
  return next;
end
$$;

grant execute on function confirm_operation to tulpar_bank;
