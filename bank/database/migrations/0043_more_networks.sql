-- Money goes out of the bank, and into it, through more than one network.

alter table operation
  -- The network it goes through; none where both sides are accounts of the bank.
  add column rail text,
  -- None where the money comes from outside: then number and name are those of the plan.
  alter column debit_account_id drop not null;
update operation set rail = 'interbank' where send_not_before is not null;

alter table rail_order add column rail text not null default 'interbank'
  check (rail in ('interbank', 'swift', 'ipc', 'visa', 'remittance', 'provider', 'budget', 'elqr'));
alter table rail_order alter column rail drop default;

-- What the networks of the demonstration have received. Each knows from the start what will become of a payment and when.
drop table sandbox_payment;
create table sandbox_payment (
  key uuid primary key,
  rail text not null,
  fate text not null check (fate in ('settles', 'isRejected', 'isReturned')),
  settles_at timestamptz not null,
  received_at timestamptz not null
);
grant select, insert on sandbox_payment to tulpar_bank;

-- SHA-256 of the text src/domain/operation/operationDigest.ts writes for the same operation.
create or replace function operation_digest(o operation) returns bytea
language plpgsql immutable as $$
declare
  terms text;
begin
  if o.terms <> '{}' then
    select string_agg('term ' || t.key || '=' || t.value, E'\n' order by t.key collate "C") into terms
      from (select * from jsonb_each_text(o.terms - 'details')
        union all select 'details.' || d.key, d.value from jsonb_each_text(o.terms -> 'details') d) t;
  end if;
  return sha256(convert_to(concat_ws(E'\n',
    'tulpar-operation-2',
    'operation=' || o.operation_id,
    'code=' || o.code,
    'kind=' || o.txn_code,
    'customer=' || o.customer_id,
    'debit=' || o.debit_number,
    'credit=' || o.credit_number,
    'recipient=' || o.credit_name,
    'amount=' || o.amount || ' ' || o.currency,
    'fee=' || o.fee || ' ' || o.currency,
    'credited=' || o.credited || ' ' || o.credited_currency,
    'legs=' || array_to_string(o.leg_accounts, ',') || ' ' || array_to_string(o.leg_amounts, ','),
    terms,
    'purpose=' || o.purpose), 'UTF8'));
end
$$;

-- The first reason not to book, in the order of BOOKING_FAILURES; null when there is none.
create or replace function booking_refusal(o operation, debit account, credit account) returns text
language plpgsql immutable as $$
begin
  return case
    when o.debit_account_id is not null and (debit.customer_id is distinct from o.customer_id or debit.record_status = 'C'
        or debit.account_class like '3%')
      then 'ACCOUNT_DEBIT_NOT_FOUND'
    when o.credit_account_id is not null and (credit.customer_id is distinct from coalesce(o.recipient_id, o.customer_id)
        or credit.record_status = 'C' or credit.account_class like '3%')
      then 'ACCOUNT_CREDIT_NOT_FOUND'
    when debit.id = credit.id then 'SAME_ACCOUNT'
    when debit.currency <> o.currency or credit.currency <> o.credited_currency then 'CURRENCY_MISMATCH'
    when debit.dormant then 'ACCOUNT_DEBIT_DORMANT'
    when debit.frozen then 'ACCOUNT_DEBIT_FROZEN'
    when debit.debit_stopped and not debit.available_for_operations then 'ACCOUNT_NO_DEBIT'
    when credit.dormant then 'ACCOUNT_CREDIT_DORMANT'
    when credit.credit_stopped then 'ACCOUNT_NO_CREDIT'
    when debit.balance - debit.blocked - debit.lowest_balance < o.amount + o.fee then 'INSUFFICIENT_FUNDS'
  end;
end
$$;

-- Creates an operation as planned, or answers what was stored for the same operationId and request before. Limits and the
-- ladder are looked at as they are; nothing is blocked until the operation is confirmed. p_plan has the names of the columns,
-- and `legs`; p_refusal is why there is no plan.
create or replace function create_operation(
  p_customer bigint, p_user bigint, p_operation uuid, p_code text, p_request_hash bytea, p_request jsonb, p_plan jsonb,
  p_refusal text, p_reference text, p_now timestamptz)
returns table (refusal text, debit_number text, debit_name text, credit_number text, credit_name text, amount bigint,
  fee bigint, currency text, credited bigint, credited_currency text, txn_code text, terms jsonb, purpose text,
  expires_at timestamptz, fingerprint text)
language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  stored operation;
  debit account;
  credit account;
  use limit_use;
  owner_name text;
begin
  select * into stored from operation o where o.customer_id = p_customer and o.operation_id = p_operation;
  if not found then
    refusal := p_refusal;
    if refusal is null then
      stored := jsonb_populate_record(null::operation, p_plan);
      stored.customer_id := p_customer;
      stored.operation_id := p_operation;
      stored.user_id := p_user;
      stored.code := p_code;
      stored.request_hash := p_request_hash;
      stored.request := p_request;
      stored.terms := coalesce(stored.terms, '{}');
      stored.booked_status := coalesce(stored.booked_status, 'ACCEPTED');
      stored.state := 'created';
      stored.created_at := p_now;
      if stored.limit_code is not null then
        select * into use from limit_use u where u.customer_id = p_customer and u.limit_code = stored.limit_code;
        refusal := limit_refusal(stored, limit_use_on(use, bank_day(p_now)));
      end if;
    end if;
    if refusal is null then
      if stored.debit_account_id is not null then
        select * into debit from account a where a.id = stored.debit_account_id;
      end if;
      if stored.credit_account_id is not null then
        select * into credit from account a where a.id = stored.credit_account_id;
      end if;
      refusal := booking_refusal(stored, debit, credit);
    end if;
    if refusal is null then
      select c.name ->> 'ru' into strict owner_name from customer c where c.id = p_customer;
      if stored.debit_account_id is not null then
        stored.debit_number := debit.number;
        stored.debit_name := owner_name;
      end if;
      if stored.credit_account_id is not null then
        stored.credit_number := credit.number;
        stored.credit_name := coalesce(stored.credit_name, owner_name);
      end if;
      stored.leg_accounts := accounts_of_legs(p_plan -> 'legs', p_operation);
      stored.leg_amounts := array(select (l.leg ->> 'amount')::bigint from jsonb_array_elements(p_plan -> 'legs') l (leg));
      if exists (select from unnest(stored.leg_accounts, stored.leg_amounts) l (id, amount) left join account a on a.id = l.id
          group by a.currency having sum(l.amount) <> 0 or a.currency is null) then
        raise exception 'The plan of operation % is not balanced', p_operation;
      end if;
      stored.digest := operation_digest(stored);
      stored.fingerprint := operation_fingerprint(stored.digest);
      stored.id := nextval(pg_get_serial_sequence('operation', 'id'));
      insert into operation overriding system value values (stored.*)
        on conflict (customer_id, operation_id) do nothing;
      if not found then
        -- The same operation was being created at the same moment; its row is committed now.
        select * into strict stored from operation o where o.customer_id = p_customer and o.operation_id = p_operation;
      end if;
    end if;
  end if;
  if refusal is null and stored.request_hash <> p_request_hash then
    refusal := 'OPERATION_ID_REUSED';
  end if;
  insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
    values (p_now, p_user, p_customer, p_code, p_reference, coalesce(refusal, 'SUCCESS'), p_operation::text);
  if refusal is null then
    debit_number := stored.debit_number;
    debit_name := stored.debit_name;
    credit_number := stored.credit_number;
    credit_name := stored.credit_name;
    amount := stored.amount;
    fee := stored.fee;
    currency := stored.currency;
    credited := stored.credited;
    credited_currency := stored.credited_currency;
    txn_code := stored.txn_code;
    terms := stored.terms;
    purpose := stored.purpose;
    expires_at := stored.expires_at;
    fingerprint := stored.fingerprint;
  end if;
  return next;
end
$$;

-- Books an operation that is locked, confirmed and not booked yet: posting, entries, limits, history, notifications, events,
-- and the order for the network it goes through. Answers the first refusal of the ladder and changes nothing, or the id of
-- the transaction.
create or replace function book_operation(o operation, p_now timestamptz, out refusal text, out transaction_id bigint)
language plpgsql set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
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
  -- NO KEY, because creating an operation holds key shares of accounts in no particular order.
  perform from account a where a.id = any (o.leg_accounts) order by a.id for no key update;
  if o.debit_account_id is not null then
    select * into debit from account a where a.id = o.debit_account_id;
  end if;
  if o.credit_account_id is not null then
    select * into credit from account a where a.id = o.credit_account_id;
  end if;
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
