-- The first reason not to book, in the order of BOOKING_FAILURES; null when there is none. A movement
-- without a hook is between current accounts.
create or replace function booking_refusal(o operation, debit account, credit account, hook movement_hook)
returns text
language plpgsql immutable as $$
declare
  of_credit constant text = case when o.credit_account_id is not null then credit_refusal(credit,
    coalesce(o.recipient_id, o.customer_id), o.credited_currency, coalesce(hook.credited_product, 'current')) end;
begin
  return case
    when o.debit_account_id is not null and (debit.customer_id is distinct from o.customer_id or debit.record_status = 'C'
        or debit.account_class like '3%' or debit.product <> coalesce(hook.debited_product, 'current'))
      then 'ACCOUNT_DEBIT_NOT_FOUND'
    when of_credit = 'ACCOUNT_CREDIT_NOT_FOUND' then of_credit
    when debit.id = credit.id then 'SAME_ACCOUNT'
    when debit.currency <> o.currency or of_credit = 'CURRENCY_MISMATCH' then 'CURRENCY_MISMATCH'
    when debit.dormant then 'ACCOUNT_DEBIT_DORMANT'
    when debit.frozen then 'ACCOUNT_DEBIT_FROZEN'
    when debit.debit_stopped and not debit.available_for_operations then 'ACCOUNT_NO_DEBIT'
    when of_credit is not null then of_credit
    when debit.balance - debit.blocked - debit.lowest_balance < o.amount + o.fee then 'INSUFFICIENT_FUNDS'
  end;
end
$$;
