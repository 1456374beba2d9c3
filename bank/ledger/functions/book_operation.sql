-- Books an operation that is locked, confirmed and not booked yet: posting, entries, limits, history, notifications, events,
-- and the order for the network it goes through. Answers the first refusal of the ladder and changes nothing, or the id of
-- the transaction.
create or replace function book_operation(o operation, p_now timestamptz, out refusal text, out transaction_id bigint)
language plpgsql set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  locked account;
  debit account;
  credit account;
  use limit_use;
begin
  if o.confirm_before <= p_now then
    refusal := o.late_refusal;
    return;
  end if;
  if o.limit_code is not null then
    -- A concurrent operation that counts against the same limit waits here, before any account is locked.
    insert into limit_use (customer_id, limit_code, day, used_today, used_this_month)
      values (o.customer_id, o.limit_code, bank_day(p_now), 0, 0) on conflict do nothing;
    select * into strict use from limit_use u
      where u.customer_id = o.customer_id and u.limit_code = o.limit_code for no key update;
    refusal := limit_refusal(o, limit_use_on(use, bank_day(p_now)));
    if refusal is not null then
      return;
    end if;
  end if;
  -- NO KEY, because rows of other tables may come to refer to an account while it is booked on.
  for locked in select * from account a where a.id = any (o.leg_accounts) order by a.id for no key update loop
    if locked.id = o.debit_account_id then
      debit := locked;
    end if;
    if locked.id = o.credit_account_id then
      credit := locked;
    end if;
  end loop;
  if o.txn_code = 'MAKE_DEPOSIT_APPLICATION' then
    credit := account_of_application(o, p_now);
  end if;
  refusal := booking_refusal(o, debit, credit);
  if refusal is null and o.txn_code = 'DIGITAL_LOAN_MAKE_REPAYMENT' and not loan_is_as_agreed(o) then
    refusal := 'OPERATION_IMPOSSIBLE';
  end if;
  if refusal is null and o.txn_code = 'MAKE_DISTRIBUTION_OPERATIONS' then
    refusal := invoices_refusal(o);
  end if;
  if refusal is null and o.txn_code = 'MAKE_SALARY_BATCH' and not salary_is_as_agreed(o) then
    refusal := 'OPERATION_IMPOSSIBLE';
  end if;
  if refusal is not null then
    return;
  end if;
  if o.paid_once is not null then
    -- Last, because a claim stays: a concurrent payment of the same waits here and is refused.
    insert into payment_claim as c (key, operation_id) values (o.paid_once, o.id)
      on conflict (key) do update set operation_id = excluded.operation_id
      where exists (select from operation x join txn t on t.id = x.txn_id
        where x.id = c.operation_id and t.status in ('REJECTED', 'RETURNED', 'CANCELLED'));
    if not found then
      refusal := o.paid_refusal;
      return;
    end if;
  end if;
  if o.limit_code is not null then
    use := limit_use_with(use, bank_day(p_now), o.limit_amount);
    update limit_use u set day = use.day, used_today = use.used_today, used_this_month = use.used_this_month
      where u.customer_id = o.customer_id and u.limit_code = o.limit_code;
  end if;
  if o.txn_code = 'MAKE_DEPOSIT_APPLICATION' then
    -- Before its money is booked on it.
    perform open_deposit(o, credit, p_now);
  end if;
  transaction_id := (write_bookings(array[o.id], p_now))[1];
  if o.txn_code = 'MAKE_EARLY_CLOSING_OF_DEPOSIT' then
    perform order_deposit_closing(o, transaction_id, p_now);
  end if;
  if o.txn_code = 'DIGITAL_LOAN_MAKE_REPAYMENT' then
    perform repay_loan(o, p_now);
  end if;
  if o.txn_code = 'MAKE_DISTRIBUTION_OPERATIONS' then
    perform pay_invoices(o, transaction_id, p_now);
  end if;
  if o.txn_code = 'MAKE_SALARY_BATCH' then
    insert into salary_run (operation_id, txn_id, started_at, next_attempt_at) values (o.id, transaction_id, p_now, p_now);
  end if;
end
$$;
