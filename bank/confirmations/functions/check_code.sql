-- Checks a code and, when p_use is set, uses it up. Only the code of the last message is good; an earlier one is OTP_REPLACED. A
-- wrong code costs one try; the fifth wrong one is already answered with OTP_TRIES_LIMIT_EXCEEDED. A right code that came too late
-- is OTP_EXPIRED; that and an earlier one cost nothing. A user with too many wrong codes over all subjects is on hold and learns
-- nothing of any code. The owner and the subject stay locked until the transaction ends, so of two calls with one code only one can
-- use it, and every wrong code is counted before the next is checked.
create or replace function check_code(p_kind text, p_subject bigint, p_code_hash bytea, p_digest bytea, p_now timestamptz, p_use boolean,
  p_owner_kind text, p_owner bigint, p_session bigint,
  out refusal text, out tries_remaining integer, out code_id bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  last_code one_time_code;
  owner_remaining integer;
  has_wrong_codes boolean;
  held_until timestamptz;
begin
  perform lock_wrong_codes(p_owner_kind, p_owner);
  -- As `codes_held_until`, and whether there is a count to forget: a right code hardly ever finds one.
  select w.held_until into held_until from wrong_codes w where w.owner_kind = p_owner_kind and w.owner_id = p_owner;
  has_wrong_codes := found;
  if held_until > p_now then
    refusal := 'CONFIRMATIONS_ON_HOLD';
    return;
  end if;
  select c.tries_left into tries_remaining from code_subject c
    where c.subject_kind = p_kind and c.subject_id = p_subject for no key update;
  if not found then
    insert into code_subject (subject_kind, subject_id) values (p_kind, p_subject) on conflict do nothing;
    select c.tries_left into strict tries_remaining from code_subject c
      where c.subject_kind = p_kind and c.subject_id = p_subject for no key update;
  end if;
  if tries_remaining = 0 then
    refusal := 'OTP_TRIES_LIMIT_EXCEEDED';
    return;
  end if;
  select * into last_code from one_time_code c
    where c.subject_kind = p_kind and c.subject_id = p_subject
    order by c.id desc limit 1;
  if last_code.code_hash = p_code_hash and last_code.digest = p_digest and last_code.used_at is null then
    if last_code.expires_at <= p_now then
      refusal := 'OTP_EXPIRED';
      return;
    end if;
    code_id := last_code.id;
    if p_use then
      update one_time_code c set used_at = p_now where c.id = code_id;
    end if;
    -- The code of a letter proves an address, not the user.
    if has_wrong_codes and p_kind <> 'email' then
      perform forget_wrong_codes(p_owner_kind, p_owner);
    end if;
    return;
  end if;
  perform from one_time_code c
    where c.subject_kind = p_kind and c.subject_id = p_subject and c.id < last_code.id
      and c.code_hash = p_code_hash and c.digest = p_digest and c.used_at is null;
  if found then
    refusal := 'OTP_REPLACED';
    return;
  end if;
  update code_subject c set tries_left = c.tries_left - 1
    where c.subject_kind = p_kind and c.subject_id = p_subject
    returning c.tries_left into tries_remaining;
  owner_remaining := count_wrong_code(p_owner_kind, p_owner, p_session, p_now);
  refusal := case when owner_remaining = 0 then 'CONFIRMATIONS_ON_HOLD'
    when tries_remaining = 0 then 'OTP_TRIES_LIMIT_EXCEEDED' else 'INCORRECT_OTP' end;
  tries_remaining := least(tries_remaining, owner_remaining);
end
$$;

grant execute on function check_code to tulpar_bank;
