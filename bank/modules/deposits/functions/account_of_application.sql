-- The account an application will open, as the booking rules check it.
create or replace function account_of_application(o operation, p_now timestamptz) returns account
language plpgsql stable set search_path = public, pg_temp as $$
declare
  opened account;
begin
  opened := jsonb_populate_record(null::account, jsonb_build_object('id', o.credit_account_id, 'number',
    o.terms -> 'deposit' ->> 'accountNo',
    'customer_id', o.customer_id, 'account_class', '2010', 'class_group', '1', 'name', '', 'currency', o.credited_currency, 'balance', 0,
      'blocked', 0,
    'lowest_balance', 0, 'debit_stopped', false, 'credit_stopped', false, 'frozen', false, 'dormant', false, 'available_for_operations',
      true,
    'record_status', 'O', 'data_version', 0, 'opened_at', p_now, 'product', 'deposit', 'stopped_by_customer', false));
  return opened;
end
$$;
