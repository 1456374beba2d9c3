-- End of the hold on the codes of this owner; null when there is none and codes are checked.
create or replace function codes_held_until(p_owner_kind text, p_owner bigint, p_now timestamptz) returns timestamptz
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return (select w.held_until from wrong_codes w
    where w.owner_kind = p_owner_kind and w.owner_id = p_owner and w.held_until > p_now);
end
$$;

grant execute on function codes_held_until to tulpar_bank;
