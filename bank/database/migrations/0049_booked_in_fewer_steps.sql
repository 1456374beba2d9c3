-- Fewer steps to book an operation, as there are to create one: docs/adr/0034.

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

drop function confirm_operation(bigint, bigint, uuid, bytea, text, timestamptz);

-- Checks the code of an operation and books it. A repeated call with the code that was used answers the outcome again.
-- A refusal of the ladder leaves the operation and its code as they were.
create function confirm_operation(p_customer bigint, p_user bigint, p_operation uuid, p_code_hash bytea,
  p_reference text, p_now timestamptz, p_session bigint default null)
returns table (refusal text, tries_remaining integer, transaction_id bigint, booked_at timestamptz, fingerprint text, status text)
language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  o operation;
  checked record;
  booked record;
begin
  perform lock_wrong_codes('user', p_user);
  select * into o from operation x
    where x.customer_id = p_customer and x.operation_id = p_operation and x.user_id = p_user for no key update;
  if not found then
    refusal := 'OPERATION_NOT_FOUND';
  elsif o.state = 'booked' then
    perform from one_time_code c
      where c.subject_kind = 'operation' and c.subject_id = o.id and c.code_hash = p_code_hash and c.used_at is not null;
    if found then
      transaction_id := o.txn_id;
      booked_at := o.booked_at;
    else
      refusal := 'INCORRECT_OTP';
      select s.tries_left into tries_remaining from code_subject s
        where s.subject_kind = 'operation' and s.subject_id = o.id;
    end if;
  elsif o.expires_at <= p_now then
    refusal := 'OPERATION_TIME_OUT';
  else
    -- The digest is made anew from the row that would be booked, so a row changed after the code was sent fails the code.
    checked := check_code('operation', o.id, p_code_hash, operation_digest(o), p_now, false, 'user', p_user, p_session);
    refusal := checked.refusal;
    tries_remaining := checked.tries_remaining;
    if refusal is null then
      booked := book_operation(o, p_now);
      refusal := booked.refusal;
    end if;
    if refusal is null then
      transaction_id := booked.transaction_id;
      booked_at := p_now;
      update one_time_code c set used_at = p_now where c.id = checked.code_id;
      update operation x set state = 'booked', booked_at = p_now, txn_id = transaction_id where x.id = o.id;
    end if;
  end if;
  fingerprint := o.fingerprint;
  status := o.booked_status;
  insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
    values (p_now, p_user, p_customer, 'CONFIRM', p_reference, coalesce(refusal, 'SUCCESS'), p_operation::text);
  return next;
end
$$;

revoke all on function confirm_operation from public;
grant execute on function confirm_operation to tulpar_bank;
