-- Gives an amount of a payment back to the account it came from, and the fee as an entry of its own; keeps both for their owner when that
-- was closed. A posting and a line of history of its own, which names the line of the payment.
create or replace function book_return(o operation, p_from bigint, p_amount bigint, p_fee bigint, p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  target bigint;
  fee_income bigint;
  new_posting bigint;
  line txn;
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
  line.id := nextval('txn_id_seq');
  line.posting_id := new_posting;
  line.operation_id := gen_random_uuid();
  line.txn_code := o.txn_code || '_RETURN';
  line.status := 'ACCEPTED';
  line.created_at := p_now;
  line.debit_number := o.credit_number;
  line.debit_currency := o.currency;
  line.debit_amount := p_amount;
  line.credit_account_id := o.debit_account_id;
  line.credit_number := o.debit_number;
  line.credit_currency := o.currency;
  line.credit_amount := p_amount;
  line.fee := p_fee;
  line.sender_name := o.credit_name;
  line.recipient_name := o.debit_name;
  line.purpose := o.purpose;
  line.fingerprint := '';
  line.terms := '{}';
  line.return_of := o.txn_id;
  perform write_history(array[line], array[line.id], array[o.customer_id], p_now);
end
$$;
