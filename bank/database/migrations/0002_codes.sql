-- One-time codes. The functions only ever see keyed hashes; limits are counted per subject, not per code.

-- Counts one more message for a subject and stores the hash of its code. Nothing is stored when it is refused:
-- MAX_OTP_TRIES, OTP_TRIES_LIMIT_EXCEEDED, or TOO_MANY_REQUESTS when the last message is younger than 30 seconds.
create function issue_code(p_kind text, p_subject bigint, p_code_hash bytea, p_digest bytea, p_now timestamptz)
returns table (refusal text, is_last boolean, valid_until timestamptz, resend_after_seconds integer)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  subject code_subject;
  validity constant interval = '5 minutes';
  pause_seconds constant integer = 30;
begin
  insert into code_subject (subject_kind, subject_id) values (p_kind, p_subject) on conflict do nothing;
  select * into strict subject from code_subject c where c.subject_kind = p_kind and c.subject_id = p_subject for no key update;
  resend_after_seconds := pause_seconds;
  refusal := case
    when subject.sends_left = 0 then 'MAX_OTP_TRIES'
    when subject.tries_left = 0 then 'OTP_TRIES_LIMIT_EXCEEDED'
    when subject.last_sent_at + make_interval(secs => pause_seconds) > p_now then 'TOO_MANY_REQUESTS'
  end;
  if refusal is null then
    update code_subject c set sends_left = c.sends_left - 1, last_sent_at = p_now
      where c.subject_kind = p_kind and c.subject_id = p_subject;
    insert into one_time_code (subject_kind, subject_id, code_hash, digest, created_at, expires_at)
      values (p_kind, p_subject, p_code_hash, p_digest, p_now, p_now + validity);
    is_last := subject.sends_left = 1;
    valid_until := p_now + validity;
  end if;
  return next;
end
$$;

-- Checks a code and, when p_use is set, uses it up. A wrong code costs one try; the fifth wrong one is already answered
-- with OTP_TRIES_LIMIT_EXCEEDED. A right code that came too late is OTP_EXPIRED and costs nothing. The subject stays
-- locked until the transaction ends, so of two calls with one code only one can use it.
create function check_code(p_kind text, p_subject bigint, p_code_hash bytea, p_digest bytea, p_now timestamptz, p_use boolean,
  out refusal text, out tries_remaining integer, out code_id bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found_code one_time_code;
begin
  insert into code_subject (subject_kind, subject_id) values (p_kind, p_subject) on conflict do nothing;
  select c.tries_left into strict tries_remaining from code_subject c
    where c.subject_kind = p_kind and c.subject_id = p_subject for no key update;
  if tries_remaining = 0 then
    refusal := 'OTP_TRIES_LIMIT_EXCEEDED';
    return;
  end if;
  select * into found_code from one_time_code c
    where c.subject_kind = p_kind and c.subject_id = p_subject
      and c.code_hash = p_code_hash and c.digest = p_digest and c.used_at is null
    order by c.id desc limit 1;
  if not found then
    update code_subject c set tries_left = c.tries_left - 1
      where c.subject_kind = p_kind and c.subject_id = p_subject
      returning c.tries_left into tries_remaining;
    refusal := case when tries_remaining = 0 then 'OTP_TRIES_LIMIT_EXCEEDED' else 'INCORRECT_OTP' end;
  elsif found_code.expires_at <= p_now then
    refusal := 'OTP_EXPIRED';
  else
    code_id := found_code.id;
    if p_use then
      update one_time_code c set used_at = p_now where c.id = code_id;
    end if;
  end if;
end
$$;

revoke all on function issue_code, check_code from public;
grant execute on function issue_code, check_code to tulpar_bank;
