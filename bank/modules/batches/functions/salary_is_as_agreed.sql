-- True when the lines of a salary are still those that were signed, and add up to what was.
create or replace function salary_is_as_agreed(o operation) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select o.terms #>> '{details,registerDigest}' = salary_digest(o.customer_id, o.operation_id)
    and (o.amount, o.fee) = (select sum(l.amount), sum(l.fee) from batch_line l join batch b on b.id = l.batch_id
        and b.customer_id = o.customer_id
      where l.operation_id = o.operation_id)
$$;
