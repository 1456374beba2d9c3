-- Moment from which this recipient may get the next message; null when it may get one now. Messages to the recipient are counted by no
-- other transaction until this one ends.
create or replace function code_quota_free_at(p_recipient text, p_now timestamptz, p_caps integer[]) returns timestamptz
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  free_at timestamptz;
begin
  select greatest(
      case when q.ten_minutes_from > p_now - interval '10 minutes' and q.in_ten_minutes >= p_caps[1]
        then q.ten_minutes_from + interval '10 minutes' end,
      case when q.hour_from > p_now - interval '1 hour' and q.in_hour >= p_caps[2] then q.hour_from + interval '1 hour' end,
      case when q.day_from > p_now - interval '1 day' and q.in_day >= p_caps[3] then q.day_from + interval '1 day' end)
    into free_at from code_quota q where q.recipient = p_recipient for no key update;
  return free_at;
end
$$;

grant execute on function code_quota_free_at to tulpar_bank;
