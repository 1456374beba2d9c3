-- Writes lines of the history, all of one moment, and lists each for the customers who see it: p_txns and p_customers are pairs. No other
-- function writes a line (tests/architecture/sqlLayout.test.ts).
create or replace function write_history(p_lines txn[], p_txns bigint[], p_customers bigint[], p_now timestamptz) returns void
language plpgsql as $$
begin
  with written as (
    insert into txn overriding system value select l.* from unnest(p_lines) l
  )
  insert into txn_of_customer (customer_id, created_at, txn_id)
    select x.customer_id, p_now, x.txn_id from unnest(p_txns, p_customers) x (txn_id, customer_id);
end
$$;
