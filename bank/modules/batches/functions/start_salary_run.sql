-- Begins to pay the lines of a salary that has been booked.
create or replace function start_salary_run(o operation, p_txn bigint, p_now timestamptz) returns void
language sql set search_path = public, pg_temp as $$
  insert into salary_run (operation_id, txn_id, started_at, next_attempt_at) values (o.id, p_txn, p_now, p_now)
$$;
