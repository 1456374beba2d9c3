-- Keeps the order to close a deposit before its end. Nothing is paid in or taken out any more until it is done.
create or replace function order_deposit_closing(o operation, p_txn bigint, p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  insert into deposit_closing (account_id, operation_id, txn_id, ordered_at) values (o.debit_account_id, o.id, p_txn, p_now);
  update account a set debit_stopped = true, credit_stopped = true, available_for_operations = false where a.id = o.debit_account_id;
  perform tell_deposit(o.debit_account_id, p_now);
end
$$;
