-- What may be paid once is paid once, however many confirm it in one moment: a fine, a code for one payment.

alter table operation
  -- What it pays, where that is paid once, and what a second payment is refused by.
  add column paid_once text,
  add column paid_refusal text,
  add constraint operation_paid_once check ((paid_once is null) = (paid_refusal is null));

-- Which operation has paid it. Another may once the money of that one has come back.
create table payment_claim (
  key text primary key,
  operation_id bigint not null
);
grant select on payment_claim to tulpar_bank;

insert into payment_claim (key, operation_id)
  select distinct on (k.key) k.key, o.id from txn t join operation o on o.txn_id = t.id
    cross join lateral (select case t.txn_code
      when 'MAKE_FINE_PAYMENT' then 'fine ' || (t.terms -> 'details' ->> 'decisionNumber')
      when 'MAKE_QR_PAYMENT' then 'elqr ' || (t.terms -> 'details' ->> 'qrProvider') || ' ' || (t.terms -> 'details' ->> 'qrTransaction')
      end as key) k
    where k.key is not null and t.status not in ('REJECTED', 'RETURNED', 'CANCELLED')
    order by k.key, o.id;
drop index txn_fine, txn_code_paid;

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
  notice := case o.booked_status when 'ACCEPTED' then 'transferBooked' else 'paymentAccepted' end;
  insert into notification (user_id, txn_id, kind, created_at) values (o.user_id, transaction_id, notice, p_now);
  insert into outbox_event (customer_id, user_id, type, payload, created_at) values
    (o.customer_id, o.user_id, 'TRANSACTION_NOTIFICATION',
      jsonb_build_object('txnId', transaction_id::text, 'notice', notice), p_now);
  if o.rail is not null then
    insert into rail_order (operation_id, txn_id, rail, next_attempt_at, changed_at)
      values (o.id, transaction_id, o.rail, greatest(o.send_not_before, p_now), p_now);
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
