-- Counts a query and returns whether it may be made: a user gets ten different ones in an hour and thirty in a day; the same one counts
-- once in a day. Queries of one user wait for each other.
create or replace function take_taxpayer_lookup(p_user bigint, p_asked bytea, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from app_user u where u.id = p_user for no key update;
  delete from taxpayer_lookup l where l.user_id = p_user and l.at <= p_now - interval '1 day';
  if exists (select from taxpayer_lookup l where l.user_id = p_user and l.asked = p_asked) then
    return true;
  end if;
  if exists (select from taxpayer_lookup l where l.user_id = p_user
    having count(*) >= 30 or count(*) filter (where l.at > p_now - interval '1 hour') >= 10) then
    return false;
  end if;
  insert into taxpayer_lookup (user_id, asked, at) values (p_user, p_asked, p_now);
  return true;
end
$$;

grant execute on function take_taxpayer_lookup to tulpar_bank;
