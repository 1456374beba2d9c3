-- Takes at most p_limit runs whose time has come and keeps other processes from them for a minute; no lock outlives this.
create or replace function take_scheduled_runs(p_limit integer, p_now timestamptz) returns setof schedule_run
language sql security definer set search_path = public, pg_temp as $$
  update schedule_run r set next_attempt_at = p_now + interval '1 minute'
    where r.id in (select w.id from schedule_run w where w.state = 'due' and w.next_attempt_at <= p_now
      order by w.next_attempt_at, w.id limit p_limit for update skip locked)
    returning r.*
$$;

grant execute on function take_scheduled_runs to tulpar_bank;
