-- Repayments of loans: what an instalment or an operation pays, and what the schedule is made of after it.

-- Pays interest and principal that fell due, the oldest instalments first.
create function pay_loan_instalments(p_account bigint, p_interest bigint, p_principal bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  update loan_instalment i
    set interest_paid = i.interest_paid + greatest(0, least(i.interest - i.interest_paid, p_interest - w.interest_before)),
      principal_paid = i.principal_paid + greatest(0, least(i.principal - i.principal_paid, p_principal - w.principal_before))
    from (
      select number, coalesce(sum(interest - interest_paid) over earlier, 0)::bigint as interest_before,
          coalesce(sum(principal - principal_paid) over earlier, 0)::bigint as principal_before
        from loan_instalment where account_id = p_account and (principal_paid < principal or interest_paid < interest)
        window earlier as (order by number rows between unbounded preceding and 1 preceding)) w
    where i.account_id = p_account and i.number = w.number
$$;

-- Whether a loan is still as it was when an operation was agreed on; whoever asks has locked its account.
create function loan_is_as_agreed(o operation) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select exists (select from loan l where l.account_id = o.credit_account_id and l.status = 'A' and l.data_version::text = o.terms ->> 'loanVersion')
$$;

-- What was paid by an operation whose legs have been booked.
create function repay_loan(o operation, p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  due loan_owed;
  principal bigint;
  interest bigint;
  penalty bigint;
  set_aside bigint;
begin
  select * into strict due from loan_owed w where w.account_id = o.credit_account_id;
  select coalesce(sum(x.amount) filter (where x.id = o.credit_account_id), 0), coalesce(sum(x.amount) filter (where a.account_class = 'LOAN_INTEREST_DUE'), 0),
      coalesce(sum(x.amount) filter (where a.account_class = 'LOAN_PENALTY_DUE'), 0), coalesce(sum(x.amount) filter (where a.account_class = 'LOAN_PREPAID'), 0)
    into principal, interest, penalty, set_aside
    from unnest(o.leg_accounts, o.leg_amounts) x (id, amount) join account a on a.id = x.id;
  perform pay_loan_instalments(o.credit_account_id, due.interest_due, due.principal_due);
  update loan l set period_paid = l.period_paid + interest - due.interest_due, penalty_paid = l.penalty_paid + penalty, prepaid = l.prepaid + set_aside,
      instalment = (o.terms ->> 'loanInstalment')::bigint, last_number = (o.terms ->> 'loanLastNumber')::integer
    where l.account_id = o.credit_account_id;
  if exists (select from account a where a.id = o.credit_account_id and a.balance = 0) then
    perform end_loan(o.credit_account_id, p_now);
  else
    perform tell_loan(o.credit_account_id, p_now);
  end if;
end
$$;

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
  posting_id bigint;
  notice text;
begin
  if o.confirm_before <= p_now then
    refusal := o.late_refusal;
    return;
  end if;
  if o.limit_code is not null then
    -- Whoever counts against the same limit waits here, before any account is locked.
    insert into limit_use (customer_id, limit_code, day, used_today, used_this_month)
      values (o.customer_id, o.limit_code, bank_day(p_now), 0, 0) on conflict do nothing;
    select * into strict use from limit_use u
      where u.customer_id = o.customer_id and u.limit_code = o.limit_code for no key update;
    use := limit_use_on(use, bank_day(p_now));
    refusal := limit_refusal(o, use);
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
  refusal := booking_refusal(o, debit, credit);
  if refusal is null and o.txn_code = 'DIGITAL_LOAN_MAKE_REPAYMENT' and not loan_is_as_agreed(o) then
    refusal := 'OPERATION_IMPOSSIBLE';
  end if;
  if refusal is not null then
    return;
  end if;
  if o.paid_once is not null then
    -- The last to be asked for, because a claim stays: whoever pays the same at the same moment waits here and is refused.
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
    update limit_use u
      set day = use.day, used_today = use.used_today + o.limit_amount, used_this_month = use.used_this_month + o.limit_amount
      where u.customer_id = o.customer_id and u.limit_code = o.limit_code;
  end if;
  insert into posting (created_at) values (p_now) returning id into posting_id;
  perform book_legs(posting_id, o.leg_accounts, o.leg_amounts, p_now);
  insert into txn (posting_id, operation_id, txn_code, status, created_at, debit_account_id, debit_number, debit_currency,
      debit_amount, credit_account_id, credit_number, credit_currency, credit_amount, fee, total_debited,
      sender_name, recipient_name, purpose, fingerprint, terms)
    values (posting_id, o.operation_id, o.txn_code, o.booked_status, p_now, o.debit_account_id, o.debit_number, o.currency,
      o.amount, o.credit_account_id, o.credit_number, o.credited_currency, o.credited, o.fee, o.amount + o.fee,
      o.debit_name, o.credit_name, o.purpose, o.fingerprint, o.terms)
    returning id into transaction_id;
  insert into txn_of_customer (customer_id, created_at, txn_id) values (o.customer_id, p_now, transaction_id);
  notice := case when o.booked_status = 'ACCEPTED' then 'transferBooked' when o.rail is null then 'orderAccepted' else 'paymentAccepted' end;
  insert into notification (user_id, txn_id, kind, created_at) values (o.user_id, transaction_id, notice, p_now);
  insert into outbox_event (customer_id, user_id, type, payload, created_at) values
    (o.customer_id, o.user_id, 'TRANSACTION_NOTIFICATION',
      jsonb_build_object('txnId', transaction_id::text, 'notice', notice), p_now);
  if o.rail is not null then
    insert into rail_order (operation_id, txn_id, rail, next_attempt_at, changed_at)
      values (o.id, transaction_id, o.rail, greatest(o.send_not_before, p_now), p_now);
  end if;
  if o.txn_code = 'MAKE_EARLY_CLOSING_OF_DEPOSIT' then
    perform order_deposit_closing(o, transaction_id, p_now);
  end if;
  if o.txn_code = 'DIGITAL_LOAN_MAKE_REPAYMENT' then
    perform repay_loan(o, p_now);
  end if;
  if o.recipient_id <> o.customer_id then
    insert into txn_of_customer (customer_id, created_at, txn_id) values (o.recipient_id, p_now, transaction_id);
    insert into notification (user_id, txn_id, kind, created_at)
      select u.id, transaction_id, 'moneyReceived', p_now from app_user u where u.customer_id = o.recipient_id;
    insert into outbox_event (customer_id, type, payload, created_at) values (o.recipient_id, 'TRANSACTION_NOTIFICATION',
      jsonb_build_object('txnId', transaction_id::text, 'notice', 'moneyReceived'), p_now);
  end if;
end
$$;

revoke all on function pay_loan_instalments, loan_is_as_agreed, repay_loan from public;
grant execute on function pay_loan_instalments to tulpar_bank;
