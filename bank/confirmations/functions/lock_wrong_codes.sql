-- Holds the lock of wrong_codes_lock until the transaction ends.
create or replace function lock_wrong_codes(p_owner_kind text, p_owner bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(wrong_codes_lock(p_owner_kind, p_owner));
end
$$;

grant execute on function lock_wrong_codes to tulpar_bank;
