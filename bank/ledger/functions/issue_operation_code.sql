-- Stores the code of an operation and queues its message, all or nothing.
create or replace function issue_operation_code(p_customer bigint, p_user bigint, p_operation uuid, p_code_hash bytea, p_message text,
  p_reference text, p_now timestamptz, p_caps integer[])
returns table (refusal text, is_last boolean, sends_left integer, valid_until timestamptz, resend_after_seconds integer,
  retry_at timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  o operation;
  recipient text;
begin
  select * into o from operation x
    where x.customer_id = p_customer and x.operation_id = p_operation and x.user_id = p_user for no key update;
  if not found or o.state = 'booked' then
    -- A booked operation must not be called timed out: the customer would make it again.
    refusal := 'OPERATION_NOT_FOUND';
  elsif o.expires_at <= p_now then
    refusal := 'OPERATION_TIME_OUT';
  else
    select u.phone into recipient from app_user u where u.id = p_user;
    select i.refusal, i.is_last, i.sends_left, i.valid_until, i.resend_after_seconds, i.retry_at
      into refusal, is_last, sends_left, valid_until, resend_after_seconds, retry_at
      from issue_code('operation', o.id, p_code_hash, o.digest, p_now, 'user', p_user, recipient, p_caps) i;
  end if;
  if refusal is null then
    insert into message_outbox (user_id, recipient, text, created_at, next_attempt_at)
      values (p_user, recipient, p_message, p_now, p_now);
  end if;
  insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
    values (p_now, p_user, p_customer, 'SEND_CODE', p_reference, coalesce(refusal, 'SUCCESS'), p_operation::text);
  return next;
end
$$;

grant execute on function issue_operation_code to tulpar_bank;
