-- In one order, so that two who change the same batch never wait for each other in a circle.
create or replace function tally_lines() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into batch_tally as t (batch_id, operation_id, standing, lines, total)
      select batch_id, operation_id, line_standing(wanted, chosen, operation_id, refusal, outcome) as standing, count(*),
          coalesce(sum(amount), 0)
        from lines_after group by 1, 2, 3 order by 1, 3, 2
      on conflict (batch_id, standing, operation_id) do update set lines = t.lines + excluded.lines, total = t.total + excluded.total;
  else
    insert into batch_tally as t (batch_id, operation_id, standing, lines, total)
      select c.batch_id, c.operation_id, c.standing, sum(c.lines), sum(c.total) from (
          select batch_id, operation_id, line_standing(wanted, chosen, operation_id, refusal, outcome) as standing, -1 as lines,
              -coalesce(amount, 0) as total
            from lines_before
          union all select batch_id, operation_id, line_standing(wanted, chosen, operation_id, refusal, outcome), 1, coalesce(amount, 0)
            from lines_after) c
        group by 1, 2, 3 having sum(c.lines) <> 0 or sum(c.total) <> 0 order by 1, 3, 2
      on conflict (batch_id, standing, operation_id) do update set lines = t.lines + excluded.lines, total = t.total + excluded.total;
  end if;
  return null;
end
$$;
