-- Sending a code also answers how many more messages may follow, so that the customer is told before asking for another.

drop function issue_operation_code(bigint, bigint, uuid, bytea, text, jsonb, text, timestamptz);
drop function issue_code(text, bigint, bytea, bytea, timestamptz);

-- Counts one more message for a subject and stores the hash of its code, which from then on is the only one that is good. Nothing is
-- stored when it is refused: MAX_OTP_TRIES, OTP_TRIES_LIMIT_EXCEEDED, CONFIRMATIONS_ON_HOLD, TOO_MANY_REQUESTS when the last message
-- is younger than 30 seconds, or OTP_MESSAGES_LIMIT_EXCEEDED when its recipient gets no more messages until retry_at.
create function issue_code(p_kind text, p_subject bigint, p_code_hash bytea, p_digest bytea, p_now timestamptz,
  p_owner_kind text, p_owner bigint, p_recipient text, p_caps integer[])
returns table (refusal text, is_last boolean, sends_left integer, valid_until timestamptz, resend_after_seconds integer, retry_at timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  subject code_subject;
  validity constant interval = '5 minutes';
  pause_seconds constant integer = 30;
begin
  insert into code_subject (subject_kind, subject_id) values (p_kind, p_subject) on conflict do nothing;
  select * into strict subject from code_subject c where c.subject_kind = p_kind and c.subject_id = p_subject for no key update;
  resend_after_seconds := pause_seconds;
  retry_at := codes_held_until(p_owner_kind, p_owner, p_now);
  refusal := case
    when subject.sends_left = 0 then 'MAX_OTP_TRIES'
    when subject.tries_left = 0 then 'OTP_TRIES_LIMIT_EXCEEDED'
    when retry_at is not null then 'CONFIRMATIONS_ON_HOLD'
    when subject.last_sent_at + make_interval(secs => pause_seconds) > p_now then 'TOO_MANY_REQUESTS'
  end;
  if refusal is null then
    if p_owner_kind = 'user' then
      -- The message that follows refers to the user: whoever has locked that row may wait for the same recipient.
      perform from app_user u where u.id = p_owner for key share;
    end if;
    retry_at := take_code_quota(p_recipient, p_now, p_caps);
    refusal := case when retry_at is not null then 'OTP_MESSAGES_LIMIT_EXCEEDED' end;
  end if;
  if refusal is null then
    sends_left := subject.sends_left - 1;
    is_last := sends_left = 0;
    valid_until := p_now + validity;
    update code_subject c set sends_left = subject.sends_left - 1, last_sent_at = p_now
      where c.subject_kind = p_kind and c.subject_id = p_subject;
    insert into one_time_code (subject_kind, subject_id, code_hash, digest, created_at, expires_at)
      values (p_kind, p_subject, p_code_hash, p_digest, p_now, valid_until);
  end if;
  return next;
end
$$;

-- Stores the code of an operation and queues its message, all or nothing. p_notice is what the customer will be told once
-- the operation is booked; it is stored now because the words are made here and the booking is one round trip.
create function issue_operation_code(
  p_customer bigint, p_user bigint, p_operation uuid, p_code_hash bytea, p_message text, p_notice jsonb,
  p_reference text, p_now timestamptz)
returns table (refusal text, is_last boolean, sends_left integer, valid_until timestamptz, resend_after_seconds integer)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  o operation;
begin
  select * into o from operation x
    where x.customer_id = p_customer and x.operation_id = p_operation and x.user_id = p_user for no key update;
  if not found or o.state = 'booked' then
    -- A booked operation must not be called timed out: the customer would make it again.
    refusal := 'OPERATION_NOT_FOUND';
  elsif o.expires_at <= p_now then
    refusal := 'OPERATION_TIME_OUT';
  else
    select i.refusal, i.is_last, i.sends_left, i.valid_until, i.resend_after_seconds
      into refusal, is_last, sends_left, valid_until, resend_after_seconds
      from issue_code('operation', o.id, p_code_hash, o.digest, p_now) i;
  end if;
  if refusal is null then
    update operation x set notice = p_notice where x.id = o.id;
    insert into message_outbox (user_id, recipient, text, created_at, next_attempt_at)
      select u.id, u.phone, p_message, p_now, p_now from app_user u where u.id = p_user;
  end if;
  insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
    values (p_now, p_user, p_customer, 'SEND_CODE', p_reference, coalesce(refusal, 'SUCCESS'), p_operation::text);
  return next;
end
$$;

revoke all on function issue_code, issue_operation_code from public;
grant execute on function issue_code, issue_operation_code to tulpar_bank;
