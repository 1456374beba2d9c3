-- Deletes the count of wrong codes after a right code of the owner's factor, so that the next hold is a short one again.
create or replace function forget_wrong_codes(p_owner_kind text, p_owner bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from wrong_codes w where w.owner_kind = p_owner_kind and w.owner_id = p_owner;
end
$$;

grant execute on function forget_wrong_codes to tulpar_bank;
