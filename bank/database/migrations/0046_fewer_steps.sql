-- Fewer steps to create and to book an operation. What the functions of the ledger hold in their hands, the database
-- does not prove once more for each row: docs/adr/0034.

-- A row of the books names accounts that the function holds locked, or a posting or transaction it has made itself a moment
-- before. The other half of what a reference promises is promised here: what was named never goes.
alter table operation
  drop constraint operation_debit_account_id_fkey,
  drop constraint operation_credit_account_id_fkey,
  drop constraint operation_sound;
alter table entry
  drop constraint entry_account_id_fkey,
  drop constraint entry_posting_id_fkey;
alter table txn
  drop constraint txn_debit_account_id_fkey,
  drop constraint txn_credit_account_id_fkey,
  drop constraint txn_posting_id_fkey;
alter table txn_of_customer drop constraint txn_of_customer_txn_id_fkey;
alter table notification drop constraint notification_txn_id_fkey;

create function refuse_deletion() returns trigger language plpgsql as $$
begin
  raise exception 'What stands in % is never deleted: the books refer to it', tg_table_name using errcode = 'insufficient_privilege';
end
$$;
create trigger account_stays before delete or truncate on account for each statement execute function refuse_deletion();
create trigger operation_stays before delete or truncate on operation for each statement execute function refuse_deletion();
create trigger txn_stays before delete or truncate on txn for each statement execute function refuse_deletion();

-- Every booking compiles this rule once for each account, so it says the one thing a booking could break. What an account is
-- opened with stands in the check of the books.
alter table account drop constraint account_sound, add constraint account_not_below_lowest check (balance >= lowest_balance);

-- The newest code of a subject is the last of its place in the index.
drop index one_time_code_subject;
create index one_time_code_subject on one_time_code (subject_kind, subject_id, id);

drop function check_code(text, bigint, bytea, bytea, timestamptz, boolean);

-- Checks a code and, when p_use is set, uses it up. Only the code of the last message is good; an earlier one is OTP_REPLACED. A
-- wrong code costs one try; the fifth wrong one is already answered with OTP_TRIES_LIMIT_EXCEEDED. A right code that came too late
-- is OTP_EXPIRED; that and an earlier one cost nothing. Whoever has been wrong too often over all subjects is on hold and learns
-- nothing of any code. The owner and the subject stay locked until the transaction ends, so of two calls with one code only one can
-- use it, and every wrong code is counted before the next is judged.
create function check_code(p_kind text, p_subject bigint, p_code_hash bytea, p_digest bytea, p_now timestamptz, p_use boolean,
  p_owner_kind text, p_owner bigint, p_session bigint,
  out refusal text, out tries_remaining integer, out code_id bigint)
language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  last_code one_time_code;
  owner_remaining integer;
begin
  perform lock_wrong_codes(p_owner_kind, p_owner);
  if codes_held_until(p_owner_kind, p_owner, p_now) is not null then
    refusal := 'CONFIRMATIONS_ON_HOLD';
    return;
  end if;
  select c.tries_left into tries_remaining from code_subject c
    where c.subject_kind = p_kind and c.subject_id = p_subject for no key update;
  if not found then
    insert into code_subject (subject_kind, subject_id) values (p_kind, p_subject) on conflict do nothing;
    select c.tries_left into strict tries_remaining from code_subject c
      where c.subject_kind = p_kind and c.subject_id = p_subject for no key update;
  end if;
  if tries_remaining = 0 then
    refusal := 'OTP_TRIES_LIMIT_EXCEEDED';
    return;
  end if;
  select * into last_code from one_time_code c
    where c.subject_kind = p_kind and c.subject_id = p_subject
    order by c.id desc limit 1;
  if last_code.code_hash = p_code_hash and last_code.digest = p_digest and last_code.used_at is null then
    if last_code.expires_at <= p_now then
      refusal := 'OTP_EXPIRED';
      return;
    end if;
    code_id := last_code.id;
    if p_use then
      update one_time_code c set used_at = p_now where c.id = code_id;
    end if;
    -- The code of a letter proves an address, not the user.
    if p_kind <> 'email' then
      perform forget_wrong_codes(p_owner_kind, p_owner);
    end if;
    return;
  end if;
  perform from one_time_code c
    where c.subject_kind = p_kind and c.subject_id = p_subject and c.id < last_code.id
      and c.code_hash = p_code_hash and c.digest = p_digest and c.used_at is null;
  if found then
    refusal := 'OTP_REPLACED';
    return;
  end if;
  update code_subject c set tries_left = c.tries_left - 1
    where c.subject_kind = p_kind and c.subject_id = p_subject
    returning c.tries_left into tries_remaining;
  owner_remaining := count_wrong_code(p_owner_kind, p_owner, p_session, p_now);
  refusal := case when owner_remaining = 0 then 'CONFIRMATIONS_ON_HOLD'
    when tries_remaining = 0 then 'OTP_TRIES_LIMIT_EXCEEDED' else 'INCORRECT_OTP' end;
  tries_remaining := least(tries_remaining, owner_remaining);
end
$$;

revoke all on function check_code from public;
grant execute on function check_code to tulpar_bank;

-- The account of the bank of this class and currency that an operation goes through.
create function account_of_bank(p_class text, p_currency text, p_operation uuid) returns bigint
language plpgsql stable set search_path = public, pg_temp as $$
begin
  return (select a.id from account a where a.customer_id is null and a.account_class = p_class and a.currency = p_currency
    and a.shard = get_byte(uuid_send(p_operation), 15) & 15);
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
  legs constant jsonb = p_plan -> 'legs';
  leg jsonb;
  leg_account bigint;
  leg_amount bigint;
  leg_currency text;
  left_over bigint = 0;
  credited_left_over bigint = 0;
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
      for place in 0..jsonb_array_length(legs) - 1 loop
        leg := legs -> place;
        leg_account := coalesce((leg ->> 'account')::bigint, account_of_bank(leg ->> 'class', leg ->> 'currency', p_operation));
        leg_amount := leg ->> 'amount';
        case
          when leg_account = debit.id then leg_currency := debit.currency;
          when leg_account = credit.id then leg_currency := credit.currency;
          else select a.currency into strict leg_currency from account a where a.id = leg_account;
        end case;
        if leg_currency = stored.currency then
          left_over := left_over + leg_amount;
        elsif leg_currency = stored.credited_currency then
          credited_left_over := credited_left_over + leg_amount;
        else
          raise exception 'The plan of operation % has a leg in a currency of its own', p_operation;
        end if;
        stored.leg_accounts[place + 1] := leg_account;
        stored.leg_amounts[place + 1] := leg_amount;
      end loop;
      if left_over <> 0 or credited_left_over <> 0 then
        raise exception 'The plan of operation % is not balanced', p_operation;
      end if;
      stored.digest := operation_digest(stored);
      stored.fingerprint := operation_fingerprint(stored.digest);
      stored.id := nextval('operation_id_seq');
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

revoke all on function refuse_deletion, account_of_bank from public;
