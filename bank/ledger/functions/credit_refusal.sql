-- The first reason an account of p_owner cannot be credited with p_currency; null when there is none. A frozen account can be credited.
-- Written so that the callers inline it.
create or replace function credit_refusal(credit account, p_owner bigint, p_currency text, p_product text default 'current') returns text
language sql immutable as $$
  select case
    when (credit.customer_id = p_owner) is not true or credit.record_status = 'C' or credit.account_class like '3%'
      or credit.product <> p_product then 'ACCOUNT_CREDIT_NOT_FOUND'
    when credit.currency <> p_currency then 'CURRENCY_MISMATCH'
    when credit.dormant then 'ACCOUNT_CREDIT_DORMANT'
    when credit.credit_stopped then 'ACCOUNT_NO_CREDIT'
  end
$$;
