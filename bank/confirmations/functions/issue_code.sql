-- Counts one more message for a subject and stores the hash of its code, which from then on is the only one that is good. Nothing is
-- stored when it is refused: MAX_OTP_TRIES when the subject has had its messages (another one can be begun from retry_at on, when neither
-- a hold nor its recipient's messages are in the way), OTP_TRIES_LIMIT_EXCEEDED, CONFIRMATIONS_ON_HOLD, TOO_MANY_REQUESTS when the last
-- message is younger than 30 seconds (resend_after_seconds are left until retry_at), or OTP_MESSAGES_LIMIT_EXCEEDED when its recipient gets
-- no more messages until retry_at. No message goes out for a code that has no recipient.
create or replace function issue_code(p_kind text, p_subject bigint, p_code_hash bytea, p_digest bytea, p_now timestamptz,
  p_owner_kind text, p_owner bigint, p_recipient text, p_caps integer[])
returns table (refusal text, is_last boolean, sends_left integer, valid_until timestamptz, resend_after_seconds integer,
  retry_at timestamptz)
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
  if refusal = 'TOO_MANY_REQUESTS' then
    retry_at := subject.last_sent_at + make_interval(secs => pause_seconds);
    resend_after_seconds := ceil(extract(epoch from subject.last_sent_at - p_now) + pause_seconds);
  end if;
  if (refusal is null or refusal = 'MAX_OTP_TRIES') and p_recipient is not null and p_owner_kind = 'user' then
    -- The message that follows refers to the user: a transaction that has locked that row may wait for the same recipient.
    perform from app_user u where u.id = p_owner for key share;
  end if;
  if refusal = 'MAX_OTP_TRIES' then
    retry_at := greatest(p_now, retry_at, code_quota_free_at(p_recipient, p_now, p_caps));
  end if;
  if refusal is null and p_recipient is not null then
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

grant execute on function issue_code to tulpar_bank;
