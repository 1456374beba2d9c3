-- What a customer is told of a movement of money is made of the movement itself when it is read: the words in four languages
-- are several times as long as everything else a booking writes. What is not about a movement is written down as it is.

alter table notification
  add column kind text not null default 'written',
  alter column content drop not null,
  add constraint notification_kind check (kind in ('written', 'transferBooked', 'moneyReceived', 'moneySent')),
  add constraint notification_words check ((kind = 'written') = (content is not null)),
  add constraint notification_of_movement check (kind = 'written' or txn_id is not null);

drop function prepare_device_confirmation(bigint, bigint, uuid, jsonb, timestamptz);
drop function issue_operation_code(bigint, bigint, uuid, bytea, text, jsonb, text, timestamptz);

-- Stores the code of an operation and queues its message, all or nothing.
create function issue_operation_code(p_customer bigint, p_user bigint, p_operation uuid, p_code_hash bytea, p_message text,
  p_reference text, p_now timestamptz, p_caps integer[])
returns table (refusal text, is_last boolean, sends_left integer, valid_until timestamptz, resend_after_seconds integer, retry_at timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  o operation;
  recipient text;
begin
  select * into o from operation x
    where x.customer_id = p_customer and x.operation_id = p_operation and x.user_id = p_user for no key update;
  if not found or o.state = 'booked' then
    -- A booked operation must not be called timed out: the customer would make it again.
    refusal := 'OPERATION_NOT_FOUND';
  elsif o.expires_at <= p_now then
    refusal := 'OPERATION_TIME_OUT';
  else
    select u.phone into recipient from app_user u where u.id = p_user;
    select i.refusal, i.is_last, i.sends_left, i.valid_until, i.resend_after_seconds, i.retry_at
      into refusal, is_last, sends_left, valid_until, resend_after_seconds, retry_at
      from issue_code('operation', o.id, p_code_hash, o.digest, p_now, 'user', p_user, recipient, p_caps) i;
  end if;
  if refusal is null then
    insert into message_outbox (user_id, recipient, text, created_at, next_attempt_at)
      values (p_user, recipient, p_message, p_now, p_now);
  end if;
  insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
    values (p_now, p_user, p_customer, 'SEND_CODE', p_reference, coalesce(refusal, 'SUCCESS'), p_operation::text);
  return next;
end
$$;

-- Takes a code of a device that was right as the code of an operation; confirm_operation then finds it like any other.
create or replace function accept_device_code(p_customer bigint, p_user bigint, p_operation uuid, p_code_hash bytea, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  o operation;
begin
  select * into o from operation x
    where x.customer_id = p_customer and x.operation_id = p_operation and x.user_id = p_user and x.state = 'created'
    for no key update;
  if found then
    insert into code_subject (subject_kind, subject_id) values ('operation', o.id) on conflict do nothing;
    insert into one_time_code (subject_kind, subject_id, code_hash, digest, created_at, expires_at)
      values ('operation', o.id, p_code_hash, o.digest, p_now, p_now + interval '1 minute');
  end if;
end
$$;

-- Books an operation that is locked, confirmed and not booked yet: posting, entries, history, notifications and events.
-- Answers the first refusal of the ladder and changes nothing, or the id of the transaction.
create or replace function book_operation(o operation, p_now timestamptz, out refusal text, out transaction_id bigint)
language plpgsql set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  debit account;
  credit account;
  fee_account bigint;
  posting_id bigint;
  debit_version bigint;
  credit_version bigint;
begin
  if o.fee > 0 then
    select a.id into strict fee_account from account a
      where a.customer_id is null and a.account_class = 'FEE_INCOME' and a.currency = o.currency;
  end if;
  -- NO KEY, because creating an operation holds key shares of both accounts in no particular order.
  perform from account a where a.id in (o.debit_account_id, o.credit_account_id, fee_account) order by a.id for no key update;
  select * into debit from account a where a.id = o.debit_account_id;
  select * into credit from account a where a.id = o.credit_account_id;
  refusal := booking_refusal(o.customer_id, debit, credit, o.currency, o.amount + o.fee);
  if refusal is not null then
    return;
  end if;
  insert into posting (created_at) values (p_now) returning id into posting_id;
  debit_version := book_entry(posting_id, o.debit_account_id, -(o.amount + o.fee), p_now);
  credit_version := book_entry(posting_id, o.credit_account_id, o.amount, p_now);
  if o.fee > 0 then
    perform book_entry(posting_id, fee_account, o.fee, p_now);
  end if;
  insert into txn (posting_id, operation_id, txn_code, status, created_at, debit_account_id, debit_number, debit_currency,
      debit_amount, credit_account_id, credit_number, credit_currency, credit_amount, fee, total_debited,
      sender_name, recipient_name, purpose, fingerprint)
    values (posting_id, o.operation_id, o.code, 'ACCEPTED', p_now, o.debit_account_id, o.debit_number, o.currency,
      o.amount, o.credit_account_id, o.credit_number, o.currency, o.amount, o.fee, o.amount + o.fee,
      o.debit_name, o.credit_name, o.purpose, o.fingerprint)
    returning id into transaction_id;
  insert into txn_of_customer (customer_id, created_at, txn_id) values (o.customer_id, p_now, transaction_id);
  insert into notification (user_id, txn_id, kind, created_at) values (o.user_id, transaction_id, 'transferBooked', p_now);
  insert into outbox_event (customer_id, user_id, type, payload, created_at) values
    (o.customer_id, null, 'UPDATED_ACCOUNT',
      jsonb_build_object('accountId', o.debit_account_id::text, 'dataVersion', debit_version::text), p_now),
    (o.customer_id, null, 'UPDATED_ACCOUNT',
      jsonb_build_object('accountId', o.credit_account_id::text, 'dataVersion', credit_version::text), p_now),
    (o.customer_id, o.user_id, 'TRANSACTION_NOTIFICATION',
      jsonb_build_object('txnId', transaction_id::text, 'notice', 'transferBooked'), p_now);
end
$$;

alter table operation drop column notice;

revoke all on function issue_operation_code from public;
grant execute on function issue_operation_code to tulpar_bank;
