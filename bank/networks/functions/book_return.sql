-- Gives an amount of a payment back to the account it came from, and the fee as an entry of its own; keeps both for their owner when that
-- was closed. A posting and a line of history of its own, which names the line of the payment.
create or replace function book_return(o operation, p_from bigint, p_amount bigint, p_fee bigint, p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  target bigint;
  fee_income bigint;
  new_posting bigint;
  new_txn bigint;
begin
  select case a.record_status when 'O' then a.id end into target from account a where a.id = o.debit_account_id;
  if target is null then
    target := (accounts_of_legs(jsonb_build_array(jsonb_build_object('class', 'UNCLAIMED', 'currency', o.currency)), o.operation_id))[1];
  end if;
  if p_fee > 0 then
    fee_income := (accounts_of_legs(jsonb_build_array(jsonb_build_object('class', 'FEE_INCOME', 'currency', o.currency)),
      o.operation_id))[1];
  end if;
  perform from account a where a.id in (p_from, target, fee_income) order by a.id for no key update;
  if p_fee > 0 then
    new_posting := post(array[p_from, target, fee_income, target], array[-p_amount, p_amount, -p_fee, p_fee], p_now,
      array[false, false, false, true]);
  else
    new_posting := post(array[p_from, target], array[-p_amount, p_amount], p_now);
  end if;
  insert into txn (posting_id, operation_id, txn_code, status, created_at, credit_account_id, credit_number, credit_currency,
      credit_amount, debit_number, debit_currency, debit_amount, fee, sender_name, recipient_name, purpose, return_of)
    values (new_posting, gen_random_uuid(), o.txn_code || '_RETURN', 'ACCEPTED', p_now, o.debit_account_id, o.debit_number, o.currency,
      p_amount, o.credit_number, o.currency, p_amount, p_fee, o.credit_name, o.debit_name, o.purpose, o.txn_id)
    returning id into new_txn;
  insert into txn_of_customer (customer_id, created_at, txn_id) values (o.customer_id, p_now, new_txn);
end
$$;
