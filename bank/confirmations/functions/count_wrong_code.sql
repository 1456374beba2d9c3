-- Counts a wrong code; the caller holds the lock. Returns how many more may be wrong before the codes are held: zero means that a hold has
-- begun and that the sessions the codes came from have ended. Each hold is twice as long as the one before.
create or replace function count_wrong_code(p_owner_kind text, p_owner bigint, p_session bigint, p_now timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  most constant integer = 10;
  counted wrong_codes;
begin
  insert into wrong_codes as w (owner_kind, owner_id, in_a_row, sessions, changed_at)
    values (p_owner_kind, p_owner, 1, array_remove(array[p_session], null), p_now)
    on conflict (owner_kind, owner_id) do update set in_a_row = w.in_a_row + 1, changed_at = p_now,
      sessions = array(select distinct s from unnest(w.sessions || p_session) s where s is not null)
    returning * into counted;
  if counted.in_a_row < most then
    return most - counted.in_a_row;
  end if;
  update session s set ended_at = p_now, end_reason = 'WRONG_CODES' where s.id = any (counted.sessions) and s.ended_at is null;
  update wrong_codes w set in_a_row = 0, sessions = '{}', notified_at = null, holds_in_a_row = w.holds_in_a_row + 1,
      held_until = p_now + block_of(w.holds_in_a_row)
    where w.owner_kind = p_owner_kind and w.owner_id = p_owner;
  return 0;
end
$$;

grant execute on function count_wrong_code to tulpar_bank;
