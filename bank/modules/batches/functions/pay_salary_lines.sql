-- Pays the next lines of a salary that no other process is paying now, all in one transaction. A line the books will not take by a
-- defect holds up no other: it is tried again after them, and rejected when it has failed so often. Answers null when there is nothing to
-- do, otherwise how many lines were looked at.
create or replace function pay_salary_lines(p_most integer, p_most_tries integer, p_now timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  run salary_run;
  o operation;
  batch bigint;
  numbers integer[];
  one integer;
begin
  select * into run from salary_run r where r.ended_at is null and r.next_attempt_at <= p_now
    order by r.next_attempt_at, r.operation_id limit 1 for no key update skip locked;
  if not found then
    return null;
  end if;
  select * into strict o from operation x where x.id = run.operation_id;
  select b.id into strict batch from batch b where b.customer_id = o.customer_id and b.operation_id = (o.request ->> 'batchId')::uuid;
  numbers := array(select l.number from batch_line l where l.batch_id = batch and l.operation_id = o.operation_id and l.outcome is null
    order by l.tries, l.number limit p_most);
  if cardinality(numbers) = 0 then
    perform end_salary(o, batch, p_now);
    return 0;
  end if;
  begin
    perform book_salary_lines(o, batch, numbers, p_now);
  exception when others then
    if sqlstate in ('40001', '40P01', '55P03', '57014') then
      raise;
    end if;
    foreach one in array numbers loop
      begin
        perform book_salary_lines(o, batch, array[one], p_now);
      exception when others then
        if sqlstate in ('40001', '40P01', '55P03', '57014') then
          raise;
        end if;
        update batch_line l set tries = l.tries + 1, outcome = case when l.tries + 1 >= p_most_tries then 'rejected' end,
            refusal = case when l.tries + 1 >= p_most_tries then 'INTERNAL_SERVER_ERROR' end
          where l.batch_id = batch and l.number = one;
      end;
    end loop;
  end;
  return cardinality(numbers);
end
$$;

grant execute on function pay_salary_lines to tulpar_bank;
