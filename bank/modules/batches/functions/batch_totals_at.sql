-- Totals of the lines of a batch by status.
create or replace function batch_totals_at(p_batch bigint, p_now timestamptz) returns table (status text, lines integer, total bigint)
language sql stable set search_path = public, pg_temp as $$
  select line_status(c.standing, b.kind, o, t.status, p_now) as status, sum(c.lines)::integer, sum(c.total)::bigint
    from batch b join batch_tally c on c.batch_id = b.id
      left join operation o on o.customer_id = b.customer_id and o.operation_id = c.operation_id
      left join txn t on t.id = o.txn_id
    where b.id = p_batch and c.lines > 0
    group by 1
$$;

grant execute on function batch_totals_at to tulpar_bank;
