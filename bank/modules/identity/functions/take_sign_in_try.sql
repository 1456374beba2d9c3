-- Counts a try of an address as failed. Returns null, or, when none may be made now, the moment from which one may. A window lasts an
-- hour.
create or replace function take_sign_in_try(p_address inet, p_limit integer, p_now timestamptz) returns timestamptz
language plpgsql set search_path = public, pg_temp as $$
declare
  s sign_in_source;
begin
  perform set_config('synchronous_commit', 'off', true);
  insert into sign_in_source as x (network, began_at, failures)
    values (network(set_masklen(p_address, case family(p_address) when 4 then 32 else 64 end)), p_now, 1)
    on conflict (network) do update set
      failures = case when x.blocked_until > p_now then x.failures
                      when x.began_at <= p_now - interval '1 hour' or x.blocked_until is not null then 1
                      else x.failures + 1 end,
      began_at = case when x.blocked_until > p_now then x.began_at
                      when x.began_at <= p_now - interval '1 hour' or x.blocked_until is not null then p_now
                      else x.began_at end,
      blocked_until = case when x.blocked_until > p_now then x.blocked_until end,
      blocks_in_a_row = case when coalesce(x.blocked_until, x.began_at) <= p_now - interval '1 day' then 0 else x.blocks_in_a_row end
    returning * into s;
  if s.blocked_until is not null then
    return s.blocked_until;
  end if;
  if s.failures <= p_limit then
    return null;
  end if;
  update sign_in_source x
      set blocked_until = p_now + block_of(x.blocks_in_a_row), blocks_in_a_row = x.blocks_in_a_row + 1
    where x.id = s.id
    returning x.blocked_until into s.blocked_until;
  return s.blocked_until;
end
$$;

grant execute on function take_sign_in_try to tulpar_bank;
