-- Books a locked, confirmed and unbooked operation, with its limit and the hook of its product (movement_hook). Returns the
-- first refusal of the booking rules and changes nothing, or the id of the transaction.
create or replace function book_operation(o operation, p_now timestamptz, out refusal text, out transaction_id bigint)
language plpgsql set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  locked account;
  debit account;
  credit account;
  use limit_use;
  hook movement_hook;
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
  select * into hook from movement_hook h where h.txn_code = o.txn_code;
  if hook.credit_account is not null then
    credit := hooked_account(hook, o, p_now);
  end if;
  refusal := booking_refusal(o, debit, credit, hook);
  if refusal is null and hook.refusal is not null then
    execute format('select %I($1)', hook.refusal) into refusal using o;
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
  if hook.before_booking is not null then
    execute format('select %I($1, $2, $3)', hook.before_booking) using o, credit, p_now;
  end if;
  transaction_id := (select b.transaction_id from book(array[o.id], p_now) b);
  if hook.after_booking is not null then
    execute format('select %I($1, $2, $3)', hook.after_booking) using o, transaction_id, p_now;
  end if;
end
$$;
