-- Product an operation credits: deposits and loans are touched only by the codes listed here.
create or replace function product_credited(p_txn_code text) returns text
language sql immutable as $$
  select case p_txn_code when 'MAKE_DEPOSIT' then 'deposit' when 'MAKE_DEPOSIT_APPLICATION' then 'deposit'
    when 'DIGITAL_LOAN_MAKE_REPAYMENT' then 'loan' else 'current' end
$$;
