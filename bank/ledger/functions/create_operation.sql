-- Creates an operation as planned, or returns the one stored for the same operationId and request. Checks limits and the
-- booking rules without blocking anything until the operation is confirmed. p_plan has the names of the columns,
-- and `legs`; p_refusal is the reason for a missing plan.
create or replace function create_operation(
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
  use limit_use;
  hook movement_hook;
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
      select * into debit from account a where a.id = stored.debit_account_id;
      select * into credit from account a where a.id = stored.credit_account_id;
      select * into hook from movement_hook h where h.txn_code = stored.txn_code;
      if hook.credit_account is not null then
        execute format('select (%I($1, $2)).*', hook.credit_account) into credit using stored, p_now;
      end if;
      refusal := booking_refusal(stored, debit, credit, hook);
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
      stored := with_legs(stored, debit, credit, p_plan -> 'legs');
      stored.digest := operation_digest(stored);
      stored.fingerprint := operation_fingerprint(stored.digest);
      stored.id := nextval('operation_id_seq');
      insert into operation overriding system value values (stored.*) on conflict (customer_id, operation_id) do nothing;
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
  if refusal is not null then
    return next;
    return;
  end if;
  return query select null::text, stored.debit_number::text, stored.debit_name, stored.credit_number, stored.credit_name,
    stored.amount::bigint, stored.fee::bigint, stored.currency::text, stored.credited::bigint, stored.credited_currency::text,
    stored.txn_code, stored.terms, stored.purpose, stored.expires_at, stored.fingerprint;
end
$$;

grant execute on function create_operation to tulpar_bank;
