-- The ledger. Money moves only inside confirm_operation: one call, one transaction, accounts locked in the order of their
-- ids. Refusals are answers, not errors, so what they have counted stays counted.

-- What the bank takes for an operation, in minor units of the debit account.
create function operation_fee(p_code text, p_amount bigint, p_currency text) returns bigint
language sql immutable as $$ select 0::bigint $$;

-- The first reason not to book, in the order of BOOKING_FAILURES; null when there is none.
create function booking_refusal(p_customer bigint, debit account, credit account, p_currency text, p_total bigint)
returns text language plpgsql immutable as $$
begin
  return case
    when debit.customer_id is distinct from p_customer or debit.record_status = 'C' or debit.account_class like '3%'
      then 'ACCOUNT_DEBIT_NOT_FOUND'
    when credit.customer_id is distinct from p_customer or credit.record_status = 'C' or credit.account_class like '3%'
      then 'ACCOUNT_CREDIT_NOT_FOUND'
    when debit.id = credit.id then 'SAME_ACCOUNT'
    when debit.currency <> p_currency or credit.currency <> p_currency then 'CURRENCY_MISMATCH'
    when debit.dormant then 'ACCOUNT_DEBIT_DORMANT'
    when debit.frozen then 'ACCOUNT_DEBIT_FROZEN'
    when debit.debit_stopped and not debit.available_for_operations then 'ACCOUNT_NO_DEBIT'
    when credit.dormant then 'ACCOUNT_CREDIT_DORMANT'
    when credit.credit_stopped then 'ACCOUNT_NO_CREDIT'
    when debit.balance - debit.blocked - debit.lowest_balance < p_total then 'INSUFFICIENT_FUNDS'
  end;
end
$$;

-- SHA-256 of the text src/domain/operation/operationDigest.ts writes for the same operation.
create function operation_digest(o operation) returns bytea
language sql immutable as $$
  select sha256(convert_to(concat_ws(E'\n',
    'tulpar-operation-1',
    'operation=' || o.operation_id,
    'code=' || o.code,
    'customer=' || o.customer_id,
    'debit=' || o.debit_number,
    'credit=' || o.credit_number,
    'amount=' || o.amount || ' ' || o.currency,
    'fee=' || o.fee || ' ' || o.currency,
    'credited=' || o.amount || ' ' || o.currency,
    'purpose=' || o.purpose), 'UTF8'))
$$;

-- The first forty bits of a digest as src/domain/operation/fingerprint.ts writes them.
create function operation_fingerprint(p_digest bytea) returns text
language plpgsql immutable as $$
declare
  bits constant bigint = ('x' || encode(substring(p_digest from 1 for 5), 'hex'))::bit(40)::bigint;
  alphabet constant text = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  written text = '';
begin
  for place in reverse 7..0 loop
    written := written || substr(alphabet, (bits >> (place * 5) & 31)::integer + 1, 1);
    if place = 4 then
      written := written || '-';
    end if;
  end loop;
  return written;
end
$$;

-- Creates a transfer between two accounts of one customer, or answers what was stored for the same operationId and
-- request before. The ladder is run on the accounts as they are; nothing is blocked until the transfer is confirmed.
create function create_own_accounts_transfer(
  p_customer bigint, p_user bigint, p_operation uuid, p_code text, p_request_hash bytea, p_request jsonb,
  p_debit bigint, p_credit bigint, p_amount bigint, p_currency text, p_purpose text, p_reference text, p_now timestamptz)
returns table (refusal text, debit_number text, debit_name text, credit_number text, credit_name text,
  amount bigint, fee bigint, currency text, purpose text, expires_at timestamptz, fingerprint text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  life constant interval = '10 minutes';
  stored operation;
  debit account;
  credit account;
  customer_name text;
  found_refusal text;
begin
  select * into stored from operation o where o.customer_id = p_customer and o.operation_id = p_operation;
  if not found then
    select * into debit from account a where a.id = p_debit;
    select * into credit from account a where a.id = p_credit;
    stored.fee := operation_fee(p_code, p_amount, p_currency);
    found_refusal := booking_refusal(p_customer, debit, credit, p_currency, p_amount + stored.fee);
    if found_refusal is null then
      select c.name ->> 'ru' into customer_name from customer c where c.id = p_customer;
      stored.customer_id := p_customer;
      stored.operation_id := p_operation;
      stored.code := p_code;
      stored.debit_number := debit.number;
      stored.credit_number := credit.number;
      stored.amount := p_amount;
      stored.currency := p_currency;
      stored.purpose := p_purpose;
      stored.digest := operation_digest(stored);
      insert into operation (customer_id, operation_id, user_id, code, request_hash, request, debit_account_id,
          credit_account_id, debit_number, credit_number, debit_name, credit_name, amount, fee, currency, purpose,
          digest, fingerprint, created_at, expires_at)
        values (p_customer, p_operation, p_user, p_code, p_request_hash, p_request, p_debit, p_credit,
          debit.number, credit.number, customer_name, customer_name, p_amount, stored.fee, p_currency, p_purpose,
          stored.digest, operation_fingerprint(stored.digest), p_now, p_now + life)
        on conflict (customer_id, operation_id) do nothing
        returning * into stored;
      if not found then
        -- The same operation was being created at the same moment; its row is committed now.
        select * into strict stored from operation o where o.customer_id = p_customer and o.operation_id = p_operation;
      end if;
    end if;
  end if;
  if found_refusal is null and stored.request_hash <> p_request_hash then
    found_refusal := 'OPERATION_ID_REUSED';
  end if;
  insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
    values (p_now, p_user, p_customer, p_code, p_reference, coalesce(found_refusal, 'SUCCESS'), p_operation::text);
  if found_refusal is not null then
    return query select found_refusal, null::text, null::text, null::text, null::text, null::bigint, null::bigint,
      null::text, null::text, null::timestamptz, null::text;
  else
    return query select null::text, stored.debit_number, stored.debit_name, stored.credit_number, stored.credit_name,
      stored.amount, stored.fee, stored.currency, stored.purpose, stored.expires_at, stored.fingerprint;
  end if;
end
$$;

-- Stores the code of an operation and queues its message, all or nothing. p_notice is what the customer will be told once
-- the operation is booked; it is stored now because the words are made here and the booking is one round trip.
create function issue_operation_code(
  p_customer bigint, p_user bigint, p_operation uuid, p_code_hash bytea, p_message text, p_notice jsonb,
  p_reference text, p_now timestamptz)
returns table (refusal text, is_last boolean, valid_until timestamptz, resend_after_seconds integer)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  o operation;
begin
  select * into o from operation x
    where x.customer_id = p_customer and x.operation_id = p_operation and x.user_id = p_user for no key update;
  if not found or o.state = 'booked' then
    -- A booked operation must not be called timed out: the customer would make it again.
    refusal := 'OPERATION_NOT_FOUND';
  elsif o.expires_at <= p_now then
    refusal := 'OPERATION_TIME_OUT';
  else
    select i.refusal, i.is_last, i.valid_until, i.resend_after_seconds
      into refusal, is_last, valid_until, resend_after_seconds
      from issue_code('operation', o.id, p_code_hash, o.digest, p_now) i;
  end if;
  if refusal is null then
    update operation x set notice = p_notice where x.id = o.id;
    insert into message_outbox (user_id, recipient, text, created_at, next_attempt_at)
      select u.id, u.phone, p_message, p_now, p_now from app_user u where u.id = p_user;
  end if;
  insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
    values (p_now, p_user, p_customer, 'SEND_CODE', p_reference, coalesce(refusal, 'SUCCESS'), p_operation::text);
  return next;
end
$$;

-- Adds to the balance of a locked account and writes the entry that says so.
create function book_entry(p_posting bigint, p_account bigint, p_amount bigint, p_now timestamptz) returns bigint
language plpgsql set search_path = public, pg_temp as $$
declare
  changed account;
begin
  update account a
    set balance = a.balance + p_amount, data_version = a.data_version + 1, last_operation_at = p_now
    where a.id = p_account
    returning * into strict changed;
  insert into entry (account_id, account_version, posting_id, amount, currency, balance_after)
    values (p_account, changed.data_version, p_posting, p_amount, changed.currency, changed.balance);
  return changed.data_version;
end
$$;

-- Books an operation that is locked, confirmed and not booked yet: posting, entries, history, notifications and events.
-- Answers the first refusal of the ladder and changes nothing, or the id of the transaction.
create function book_operation(o operation, p_now timestamptz, out refusal text, out transaction_id bigint)
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
  insert into notification (user_id, txn_id, content, created_at) values (o.user_id, transaction_id, o.notice, p_now);
  insert into outbox_event (customer_id, user_id, type, payload, created_at) values
    (o.customer_id, null, 'UPDATED_ACCOUNT',
      jsonb_build_object('accountId', o.debit_account_id::text, 'dataVersion', debit_version::text), p_now),
    (o.customer_id, null, 'UPDATED_ACCOUNT',
      jsonb_build_object('accountId', o.credit_account_id::text, 'dataVersion', credit_version::text), p_now),
    (o.customer_id, o.user_id, 'TRANSACTION_NOTIFICATION',
      jsonb_build_object('txnId', transaction_id::text, 'title', jsonb_build_object(
        'ru', o.notice #> '{ru,title}', 'en', o.notice #> '{en,title}',
        'kg', o.notice #> '{kg,title}', 'cn', o.notice #> '{cn,title}')), p_now);
end
$$;

-- Checks the code of an operation and books it. A repeated call with the code that was used answers the outcome again.
-- A refusal of the ladder leaves the operation and its code as they were.
create function confirm_operation(p_customer bigint, p_user bigint, p_operation uuid, p_code_hash bytea,
  p_reference text, p_now timestamptz)
returns table (refusal text, tries_remaining integer, transaction_id bigint, booked_at timestamptz, fingerprint text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  o operation;
  used_code bigint;
begin
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
    select c.refusal, c.tries_remaining, c.code_id into refusal, tries_remaining, used_code
      from check_code('operation', o.id, p_code_hash, operation_digest(o), p_now, false) c;
    if refusal is null then
      select b.refusal, b.transaction_id into refusal, transaction_id from book_operation(o, p_now) b;
    end if;
    if refusal is null then
      booked_at := p_now;
      update one_time_code c set used_at = p_now where c.id = used_code;
      update operation x set state = 'booked', booked_at = p_now, txn_id = transaction_id where x.id = o.id;
    end if;
  end if;
  fingerprint := o.fingerprint;
  insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
    values (p_now, p_user, p_customer, 'CONFIRM', p_reference, coalesce(refusal, 'SUCCESS'), p_operation::text);
  return next;
end
$$;

revoke all on all functions in schema public from public;
grant execute on function issue_code, check_code, create_own_accounts_transfer, issue_operation_code, confirm_operation
  to tulpar_bank;
