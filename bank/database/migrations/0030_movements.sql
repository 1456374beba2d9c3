-- One mechanism for everything that moves money. What a kind of movement means is decided outside, in a plan; here a plan is
-- stored, confirmed and booked, whatever kind it is of.

-- Accounts of the bank that many movements touch exist many times, so that movements do not wait for one another: each
-- movement uses one of them, and the bank's position is the sum.
alter table account add column shard smallint check (shard between 0 and 15);
alter table account add constraint account_shard_of_bank check (shard is null or customer_id is null);
create unique index account_of_bank on account (account_class, currency, shard) where shard is not null;

insert into account (number, account_class, class_group, currency, shard, opened_at)
select b.digits || lpad((b.digits::bigint % 97)::text, 2, '0'), b.account_class, '1', b.currency, b.shard, '2024-01-01T00:00:00Z'
  from (
    select '128001' || lpad((70000000 + row_number() over (order by c.place, k.place, s.shard))::text, 8, '0') as digits,
        c.account_class, k.currency, s.shard::smallint as shard
      from unnest(array['FEE_INCOME', 'EXCHANGE', 'RAIL_TRANSIT', 'SETTLEMENT', 'UNCLAIMED'])
          with ordinality c (account_class, place),
        unnest(array['KGS', 'USD', 'EUR', 'RUB', 'KZT', 'GBP', 'CHF', 'CNY', 'TRY', 'AED', 'TJS'])
          with ordinality k (currency, place),
        generate_series(0, 15) s (shard)) b;

alter table operation
  -- What stands in the history; one code of the wire may book several kinds.
  add column txn_code text,
  -- What arrives, in minor units of its own currency.
  add column credited bigint check (credited > 0),
  add column credited_currency text,
  -- What else was agreed on, by name: a rate, a value date, the bank of the recipient.
  add column terms jsonb not null default '{}',
  -- What is booked: what is added to each account, the debit account first.
  add column leg_accounts bigint[],
  add column leg_amounts bigint[],
  -- Another customer of the bank whom the money is for.
  add column recipient_id bigint references customer,
  -- Where it stands when it has been booked: over, or on its way to another bank.
  add column booked_status text not null default 'ACCEPTED' check (booked_status in ('ACCEPTED', 'ACCEPTED_FOR_PROCESSING')),
  -- From this moment on it is refused by this name, although it has not expired.
  add column confirm_before timestamptz,
  add column late_refusal text,
  add constraint operation_late check ((confirm_before is null) = (late_refusal is null)),
  add constraint operation_legs check (cardinality(leg_accounts) = cardinality(leg_amounts)),
  alter column credit_account_id drop not null;

update operation o
  set txn_code = o.code, credited = o.amount, credited_currency = o.currency,
      leg_accounts = array[o.debit_account_id, o.credit_account_id], leg_amounts = array[-o.amount, o.amount];

-- The code of an operation that waits was made for another text than the one it would be checked against now.
update operation o set expires_at = o.created_at where o.state = 'created';

alter table operation
  alter column txn_code set not null,
  alter column credited set not null,
  alter column credited_currency set not null,
  alter column leg_accounts set not null,
  alter column leg_amounts set not null;

alter table txn add column terms jsonb not null default '{}';

drop function confirm_operation(bigint, bigint, uuid, bytea, text, timestamptz);
drop function book_operation(operation, timestamptz);
drop function create_own_accounts_transfer(bigint, bigint, uuid, text, bytea, jsonb, bigint, bigint, bigint, text, text, text, timestamptz);
drop function booking_refusal(bigint, account, account, text, bigint);
drop function operation_fee(text, bigint, text);
drop function book_entry(bigint, bigint, bigint, timestamptz);

-- SHA-256 of the text src/domain/operation/operationDigest.ts writes for the same operation.
create or replace function operation_digest(o operation) returns bytea
language sql immutable as $$
  select sha256(convert_to(concat_ws(E'\n',
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
    case when o.terms <> '{}' then
      (select string_agg('term ' || t.key || '=' || t.value, E'\n' order by t.key collate "C") from jsonb_each_text(o.terms) t) end,
    'purpose=' || o.purpose), 'UTF8'))
$$;

-- The first reason not to book, in the order of BOOKING_FAILURES; null when there is none.
create function booking_refusal(o operation, debit account, credit account) returns text
language plpgsql immutable as $$
begin
  return case
    when debit.customer_id is distinct from o.customer_id or debit.record_status = 'C' or debit.account_class like '3%'
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

-- The accounts of a plan: a leg names an account by its id, or one of the bank by its class and currency.
create function accounts_of_legs(p_legs jsonb, p_operation uuid) returns bigint[]
language sql stable set search_path = public, pg_temp as $$
  select array_agg(
      case jsonb_typeof(l.leg -> 'account') when 'string' then (l.leg ->> 'account')::bigint
        else (select a.id from account a where a.customer_id is null and a.account_class = l.leg ->> 'class'
          and a.currency = l.leg ->> 'currency' and a.shard = get_byte(uuid_send(p_operation), 15) & 15) end
      order by l.place)
    from jsonb_array_elements(p_legs) with ordinality l (leg, place)
$$;

-- Creates an operation as planned, or answers what was stored for the same operationId and request before. The ladder is run
-- on the accounts as they are; nothing is blocked until the operation is confirmed. p_plan has the names of the columns, and
-- `legs`; p_refusal is why there is no plan.
create function create_operation(
  p_customer bigint, p_user bigint, p_operation uuid, p_code text, p_request_hash bytea, p_request jsonb, p_plan jsonb,
  p_refusal text, p_reference text, p_now timestamptz)
returns table (refusal text, debit_number text, debit_name text, credit_number text, credit_name text, amount bigint,
  fee bigint, currency text, credited bigint, credited_currency text, txn_code text, terms jsonb, purpose text,
  expires_at timestamptz, fingerprint text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  stored operation;
  debit account;
  credit account;
begin
  select * into stored from operation o where o.customer_id = p_customer and o.operation_id = p_operation;
  if not found then
    refusal := p_refusal;
    if refusal is null then
      stored := jsonb_populate_record(null::operation, p_plan);
      stored.customer_id := p_customer;
      stored.operation_id := p_operation;
      stored.code := p_code;
      stored.terms := coalesce(stored.terms, '{}');
      select * into debit from account a where a.id = stored.debit_account_id;
      if stored.credit_account_id is not null then
        select * into credit from account a where a.id = stored.credit_account_id;
      end if;
      refusal := booking_refusal(stored, debit, credit);
    end if;
    if refusal is null then
      stored.debit_number := debit.number;
      select c.name ->> 'ru' into strict stored.debit_name from customer c where c.id = p_customer;
      if stored.credit_account_id is not null then
        stored.credit_number := credit.number;
        stored.credit_name := coalesce(stored.credit_name, stored.debit_name);
      end if;
      stored.leg_accounts := accounts_of_legs(p_plan -> 'legs', p_operation);
      stored.leg_amounts := array(select (l.leg ->> 'amount')::bigint from jsonb_array_elements(p_plan -> 'legs') l (leg));
      if exists (select from unnest(stored.leg_accounts, stored.leg_amounts) l (id, amount) left join account a on a.id = l.id
          group by a.currency having sum(l.amount) <> 0 or a.currency is null) then
        raise exception 'The plan of operation % is not balanced', p_operation;
      end if;
      stored.digest := operation_digest(stored);
      insert into operation (customer_id, operation_id, user_id, code, txn_code, request_hash, request, debit_account_id,
          credit_account_id, debit_number, credit_number, debit_name, credit_name, amount, fee, currency, credited,
          credited_currency, terms, leg_accounts, leg_amounts, recipient_id, booked_status, confirm_before, late_refusal,
          purpose, digest, fingerprint, created_at, expires_at)
        values (p_customer, p_operation, p_user, p_code, stored.txn_code, p_request_hash, p_request, stored.debit_account_id,
          stored.credit_account_id, stored.debit_number, stored.credit_number, stored.debit_name, stored.credit_name,
          stored.amount, stored.fee, stored.currency, stored.credited, stored.credited_currency, stored.terms,
          stored.leg_accounts, stored.leg_amounts, stored.recipient_id, coalesce(stored.booked_status, 'ACCEPTED'),
          stored.confirm_before, stored.late_refusal, stored.purpose, stored.digest, operation_fingerprint(stored.digest),
          p_now, stored.expires_at)
        on conflict (customer_id, operation_id) do nothing
        returning * into stored;
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

-- Books the legs of a posting on accounts that are locked, and tells whoever they belong to.
create function book_legs(p_posting bigint, p_accounts bigint[], p_amounts bigint[], p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  changed account;
begin
  for leg in 1..cardinality(p_accounts) loop
    update account a
      set balance = a.balance + p_amounts[leg], data_version = a.data_version + 1, last_operation_at = p_now
      where a.id = p_accounts[leg]
      returning * into strict changed;
    insert into entry (account_id, account_version, posting_id, amount, currency, balance_after)
      values (changed.id, changed.data_version, p_posting, p_amounts[leg], changed.currency, changed.balance);
    if changed.customer_id is not null then
      insert into outbox_event (customer_id, type, payload, created_at) values (changed.customer_id, 'UPDATED_ACCOUNT',
        jsonb_build_object('accountId', changed.id::text, 'dataVersion', changed.data_version::text), p_now);
    end if;
  end loop;
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
  posting_id bigint;
begin
  if o.confirm_before <= p_now then
    refusal := o.late_refusal;
    return;
  end if;
  -- NO KEY, because creating an operation holds key shares of accounts in no particular order.
  perform from account a where a.id = any (o.leg_accounts) order by a.id for no key update;
  select * into debit from account a where a.id = o.debit_account_id;
  if o.credit_account_id is not null then
    select * into credit from account a where a.id = o.credit_account_id;
  end if;
  refusal := booking_refusal(o, debit, credit);
  if refusal is not null then
    return;
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
  insert into notification (user_id, txn_id, kind, created_at) values (o.user_id, transaction_id, 'transferBooked', p_now);
  insert into outbox_event (customer_id, user_id, type, payload, created_at) values
    (o.customer_id, o.user_id, 'TRANSACTION_NOTIFICATION',
      jsonb_build_object('txnId', transaction_id::text, 'notice', 'transferBooked'), p_now);
  if o.recipient_id is not null then
    insert into txn_of_customer (customer_id, created_at, txn_id) values (o.recipient_id, p_now, transaction_id)
      on conflict do nothing;
    if o.recipient_id <> o.customer_id then
      insert into notification (user_id, txn_id, kind, created_at)
        select u.id, transaction_id, 'moneyReceived', p_now from app_user u where u.customer_id = o.recipient_id;
      insert into outbox_event (customer_id, type, payload, created_at) values (o.recipient_id, 'TRANSACTION_NOTIFICATION',
        jsonb_build_object('txnId', transaction_id::text, 'notice', 'moneyReceived'), p_now);
    end if;
  end if;
end
$$;

-- Checks the code of an operation and books it. A repeated call with the code that was used answers the outcome again.
-- A refusal of the ladder leaves the operation and its code as they were.
create function confirm_operation(p_customer bigint, p_user bigint, p_operation uuid, p_code_hash bytea,
  p_reference text, p_now timestamptz)
returns table (refusal text, tries_remaining integer, transaction_id bigint, booked_at timestamptz, fingerprint text, status text)
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
  status := o.booked_status;
  insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
    values (p_now, p_user, p_customer, 'CONFIRM', p_reference, coalesce(refusal, 'SUCCESS'), p_operation::text);
  return next;
end
$$;

revoke all on function create_operation, confirm_operation, book_operation, book_legs, booking_refusal, accounts_of_legs from public;
grant execute on function create_operation, confirm_operation to tulpar_bank;
