-- Redirects money on its way to an account of a customer to another account of the same customer.
create or replace function pay_to_instead(p_txn bigint, p_account bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  update txn t set credit_account_id = a.id, credit_number = a.number from account a, account before
    where t.id = p_txn and before.id = t.credit_account_id and a.id = p_account and a.id <> before.id and a.customer_id = before.customer_id
$$;

grant execute on function pay_to_instead to tulpar_bank;
