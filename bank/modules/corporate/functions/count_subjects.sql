-- Adds documents to the sums of their days, or takes them off, in the order of the keys: two calls that count the same sums wait, and
-- neither has what the other one waits for.
create or replace function count_subjects(p_operations bigint[], p_sign integer) returns void
language sql set search_path = public, pg_temp as $$
  insert into author_day_sum as a (user_id, day, code, account_id, soms)
    select s.user_id, s.day, s.code, s.account_id, p_sign * sum(s.soms) from rule_subject s where s.operation_id = any (p_operations)
      group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (user_id, day, code, account_id) do update set soms = a.soms + excluded.soms;
  insert into payee_day_sum as p (user_id, day, credit_number, inn, credit_name, code, account_id, soms)
    select s.user_id, s.day, s.credit_number, s.inn, case when s.credit_number = '' and s.inn = '' then s.credit_name else '' end, s.code,
        s.account_id, p_sign * sum(s.soms)
      from rule_subject s where s.operation_id = any (p_operations)
      group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7
    on conflict (user_id, day, credit_number, inn, credit_name, code, account_id) do update set soms = p.soms + excluded.soms
$$;
