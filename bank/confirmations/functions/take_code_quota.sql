-- Counts a message to a recipient. Returns null, or, when none may be sent now, the moment from which one may.
create or replace function take_code_quota(p_recipient text, p_now timestamptz, p_caps integer[]) returns timestamptz
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  free_at timestamptz;
begin
  loop
    update code_quota q set
        ten_minutes_from = case when q.ten_minutes_from > p_now - interval '10 minutes' then q.ten_minutes_from else p_now end,
        in_ten_minutes = case when q.ten_minutes_from > p_now - interval '10 minutes' then q.in_ten_minutes + 1 else 1 end,
        hour_from = case when q.hour_from > p_now - interval '1 hour' then q.hour_from else p_now end,
        in_hour = case when q.hour_from > p_now - interval '1 hour' then q.in_hour + 1 else 1 end,
        day_from = case when q.day_from > p_now - interval '1 day' then q.day_from else p_now end,
        in_day = case when q.day_from > p_now - interval '1 day' then q.in_day + 1 else 1 end
      where q.recipient = p_recipient
        and (q.ten_minutes_from <= p_now - interval '10 minutes' or q.in_ten_minutes < p_caps[1])
        and (q.hour_from <= p_now - interval '1 hour' or q.in_hour < p_caps[2])
        and (q.day_from <= p_now - interval '1 day' or q.in_day < p_caps[3]);
    if found then
      return null;
    end if;
    free_at := code_quota_free_at(p_recipient, p_now, p_caps);
    if free_at is not null then
      return free_at;
    end if;
    insert into code_quota values (p_recipient, p_now, 1, p_now, 1, p_now, 1) on conflict do nothing;
    if found then
      return null;
    end if;
  end loop;
end
$$;

grant execute on function take_code_quota to tulpar_bank;
