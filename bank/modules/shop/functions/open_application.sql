-- Keeps a confirmed order of the showcase as an application the bank works on.
create or replace function open_application(o operation, p_txn bigint, p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  insert into application (txn_id, operation_id, customer_id, user_id, product)
    values (p_txn, o.id, o.customer_id, o.user_id, o.request ->> 'productType');
  insert into application_step (txn_id, state, at) select a.txn_id, a.state, p_now from application a where a.txn_id = p_txn;
end
$$;
