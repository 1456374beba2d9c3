-- Accounts are of products, the bank books what it owes and is owed by itself, and some work is done once a day.

alter table account add column product text not null default 'current';
create domain account_product as text check (value in ('current', 'deposit', 'loan'));
alter table account alter column product drop default, alter column product type account_product,
  alter column product set default 'current';

-- The product an operation takes from, and the one it gives to: an operation touches deposits and loans only where it says so here.
create function product_debited(p_txn_code text) returns text
language sql immutable as $$ select 'current' $$;
create function product_credited(p_txn_code text) returns text
language sql immutable as $$ select case p_txn_code when 'MAKE_DEPOSIT' then 'deposit' else 'current' end $$;

-- The first reason not to book, in the order of BOOKING_FAILURES; null when there is none.
create or replace function booking_refusal(o operation, debit account, credit account) returns text
language plpgsql immutable as $$
begin
  return case
    when o.debit_account_id is not null and (debit.customer_id is distinct from o.customer_id or debit.record_status = 'C'
        or debit.account_class like '3%' or debit.product <> product_debited(o.txn_code))
      then 'ACCOUNT_DEBIT_NOT_FOUND'
    when o.credit_account_id is not null and (credit.customer_id is distinct from coalesce(o.recipient_id, o.customer_id)
        or credit.record_status = 'C' or credit.account_class like '3%' or credit.product <> product_credited(o.txn_code))
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

-- The day interest counts a posting from; none where that is the day it was made on.
alter table posting add column value_day date;

-- What the bank has booked of its own accord, each under a name that is booked once.
create table bank_posting (
  key text primary key,
  posting_id bigint not null,
  -- The line of a customer's history; none where only accounts of the bank were touched.
  txn_id bigint
);
create unique index bank_posting_posting on bank_posting (posting_id);
create trigger bank_posting_append_only before update or delete or truncate on bank_posting
  for each statement execute function refuse_change();

-- Books the legs of a posting on accounts that are locked, and tells whoever they belong to. A leg of nothing only has its
-- account locked and looked at: the one that money is expected on.
create or replace function book_legs(p_posting bigint, p_accounts bigint[], p_amounts bigint[], p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  changed account;
begin
  for leg in 1..cardinality(p_accounts) loop
    continue when p_amounts[leg] = 0;
    update account a
      set balance = a.balance + p_amounts[leg], data_version = a.data_version + 1, last_operation_at = p_now
      where a.id = p_accounts[leg]
      returning * into strict changed;
    insert into entry (account_id, account_version, posting_id, amount, currency, balance_after)
      values (changed.id, changed.data_version, p_posting, p_amounts[leg], changed.currency, changed.balance);
    if changed.customer_id is not null then
      insert into outbox_event (customer_id, type, payload, created_at) values (changed.customer_id,
        case changed.product when 'deposit' then 'UPDATED_DEPOSIT' else 'UPDATED_ACCOUNT' end,
        jsonb_build_object('accountId', changed.id::text, 'dataVersion', changed.data_version::text), p_now);
    end if;
  end loop;
end
$$;

-- Books what the bank makes of its own accord: interest, fees, the end of a contract. What was booked under a key before is answered
-- again. At most one account of a customer gives and at most one is given to, and p_txn says what stands in their history:
-- { code, bankName, purpose?, terms?, valueDay?, notice?, txnId? }. With txnId the line stands already, as the operation it carries out.
create function book_of_bank(p_key text, p_accounts bigint[], p_amounts bigint[], p_txn jsonb, p_now timestamptz,
  out posting_id bigint, out transaction_id bigint, out booked boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  locked account;
  debit account;
  credit account;
  leg_amount bigint;
  given bigint;
  taken bigint;
  bank_name constant text = p_txn ->> 'bankName';
  owner bigint;
begin
  for locked in select * from account a where a.id = any (p_accounts) order by a.id for no key update loop
    continue when locked.customer_id is null;
    select sum(l.amount) into leg_amount from unnest(p_accounts, p_amounts) l (id, amount) where l.id = locked.id;
    if leg_amount < 0 and debit.id is null then
      debit := locked;
      given := -leg_amount;
    elsif leg_amount > 0 and credit.id is null then
      credit := locked;
      taken := leg_amount;
    else
      raise exception 'The posting % touches more accounts of customers than a line of history tells of', p_key;
    end if;
  end loop;
  if exists (select from unnest(p_accounts, p_amounts) l (id, amount) left join account a on a.id = l.id
      group by a.currency having sum(l.amount) <> 0 or a.currency is null) then
    raise exception 'The posting % is not balanced', p_key;
  end if;
  posting_id := nextval('posting_id_seq');
  if debit.id is not null or credit.id is not null then
    if p_txn is null then
      raise exception 'The posting % says nothing to the customer whose account it touches', p_key;
    end if;
    transaction_id := coalesce((p_txn ->> 'txnId')::bigint, nextval('txn_id_seq'));
  end if;
  insert into bank_posting (key, posting_id, txn_id) values (p_key, posting_id, transaction_id) on conflict do nothing;
  booked := found;
  if not booked then
    select b.posting_id, b.txn_id into strict posting_id, transaction_id from bank_posting b where b.key = p_key;
    return;
  end if;
  insert into posting (id, created_at, value_day) overriding system value
    values (posting_id, p_now, (p_txn ->> 'valueDay')::date);
  perform book_legs(posting_id, p_accounts, p_amounts, p_now);
  if transaction_id is null then
    return;
  end if;
  if p_txn ? 'txnId' then
    update txn t set status = 'ACCEPTED' where t.id = transaction_id;
  else
    insert into txn (id, posting_id, operation_id, txn_code, status, created_at, debit_account_id, debit_number, debit_currency,
        debit_amount, credit_account_id, credit_number, credit_currency, credit_amount, fee, total_debited,
        sender_name, recipient_name, purpose, terms)
      overriding system value
      values (transaction_id, posting_id, gen_random_uuid(), p_txn ->> 'code', 'ACCEPTED', p_now,
        debit.id, debit.number, coalesce(debit.currency, credit.currency), coalesce(given, taken),
        credit.id, credit.number, coalesce(credit.currency, debit.currency), coalesce(taken, given), 0, coalesce(given, taken),
        coalesce((select c.name ->> 'ru' from customer c where c.id = debit.customer_id), bank_name),
        coalesce((select c.name ->> 'ru' from customer c where c.id = credit.customer_id), bank_name),
        coalesce(p_txn ->> 'purpose', ''), coalesce(p_txn -> 'terms', '{}'));
  end if;
  for owner in select distinct x.id from unnest(array[debit.customer_id, credit.customer_id]) x (id) where x.id is not null loop
    insert into txn_of_customer (customer_id, created_at, txn_id)
      select owner, t.created_at, t.id from txn t where t.id = transaction_id on conflict do nothing;
    insert into outbox_event (customer_id, type, payload, created_at)
      values (owner, 'TRANSACTION_UPDATED', jsonb_build_object('txnId', transaction_id::text), p_now);
    if p_txn ? 'notice' then
      insert into notification (user_id, txn_id, kind, created_at)
        select u.id, transaction_id, p_txn ->> 'notice', p_now from app_user u where u.customer_id = owner;
      insert into outbox_event (customer_id, type, payload, created_at) values (owner, 'TRANSACTION_NOTIFICATION',
        jsonb_build_object('txnId', transaction_id::text, 'notice', p_txn ->> 'notice'), p_now);
    end if;
  end loop;
end
$$;

-- Locks accounts in the order of their ids, for whoever books more than one thing at once.
create function lock_accounts(p_accounts bigint[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  select from account a where a.id = any (p_accounts) order by a.id for no key update
$$;

-- How far each daily work has come, and who does it now.
create table daily_work (
  task text primary key,
  done_through date not null,
  taken_until timestamptz
);

-- An account of a customer that money can be sent to, by its number or by the phone of its owner, who then gets it on the
-- first of his accounts in that currency. A phone that more than one customer has leads to nobody. Nothing but TOO_MANY_REQUESTS
-- tells apart why nobody was found. Ten misses or a hundred hits an hour are all a user gets.
create or replace function find_recipient(p_user bigint, p_by text, p_value text, p_currency text, p_now timestamptz)
returns table (refusal text, account_id bigint, customer_id bigint, customer_kind text, name text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  this_hour constant timestamptz = date_trunc('hour', p_now);
  seen recipient_lookup;
begin
  insert into recipient_lookup (user_id, hour, found, missed) values (p_user, this_hour, 0, 0)
    on conflict (user_id) do update
      set hour = excluded.hour,
        found = case when recipient_lookup.hour = excluded.hour then recipient_lookup.found else 0 end,
        missed = case when recipient_lookup.hour = excluded.hour then recipient_lookup.missed else 0 end
    returning * into seen;
  if seen.found >= 100 or seen.missed >= 10 then
    refusal := 'TOO_MANY_REQUESTS';
    return next;
    return;
  end if;
  if p_by = 'account' then
    select a.id, a.customer_id, c.kind, c.name ->> 'ru' into account_id, customer_id, customer_kind, name
      from account a join customer c on c.id = a.customer_id
      where a.number = p_value and a.record_status = 'O' and a.account_class not like '3%' and a.product = 'current';
  elsif (select count(distinct u.customer_id) from app_user u where u.phone = p_value) = 1 then
    select a.id, a.customer_id, c.kind, c.name ->> 'ru' into account_id, customer_id, customer_kind, name
      from app_user u join customer c on c.id = u.customer_id and c.kind = 'I' join account a on a.customer_id = c.id
      where u.phone = p_value and a.record_status = 'O' and a.account_class not like '3%' and a.product = 'current' and a.currency = p_currency
        and not a.credit_stopped and not a.dormant
      order by a.number limit 1;
  end if;
  if account_id is null then
    refusal := 'RECIPIENT_NOT_FOUND';
  end if;
  update recipient_lookup l set found = l.found + (account_id is not null)::integer, missed = l.missed + (account_id is null)::integer
    where l.user_id = p_user;
  return next;
end
$$;

revoke all on function book_of_bank, lock_accounts, product_debited, product_credited from public;
grant execute on function book_of_bank, lock_accounts to tulpar_bank;
grant select on bank_posting to tulpar_bank;
grant select, insert, update on daily_work to tulpar_bank;
