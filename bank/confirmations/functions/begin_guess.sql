-- Takes a try of a subject whose code is checked outside the database, unless the codes of its owner are on hold. The lock stays
-- until the transaction ends, so the result is counted before the next code is checked.
create or replace function begin_guess(p_owner_kind text, p_owner bigint, p_kind text, p_subject bigint, p_now timestamptz,
  out refusal text, out tries_remaining integer)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform lock_wrong_codes(p_owner_kind, p_owner);
  if codes_held_until(p_owner_kind, p_owner, p_now) is not null then
    refusal := 'CONFIRMATIONS_ON_HOLD';
    return;
  end if;
  tries_remaining := take_try(p_kind, p_subject);
  refusal := case when tries_remaining is null then 'OTP_TRIES_LIMIT_EXCEEDED' end;
end
$$;

grant execute on function begin_guess to tulpar_bank;
