-- Refusal of a salary whose lines are not those that were signed, or do not add up to what was.
create or replace function salary_refusal(o operation) returns text
language sql stable set search_path = public, pg_temp as $$
  select 'OPERATION_IMPOSSIBLE' where (o.terms #>> '{details,registerDigest}' = salary_digest(o.customer_id, o.operation_id)
    and (o.amount, o.fee) = (select sum(l.amount), sum(l.fee) from batch_line l join batch b on b.id = l.batch_id
        and b.customer_id = o.customer_id
      where l.operation_id = o.operation_id)) is not true
$$;
