-- Books a posting of the bank's own: interest, fees, the end of a contract. A posting that was booked under the key before is answered
-- again. At most one account of a customer is debited and at most one credited, and p_txn is the line of their history: { code, bankName,
-- purpose?, terms?, valueDay?, notice?, txnId? }. With txnId the line exists already, as that of the operation this carries out.
create or replace function book_of_bank(p_key text, p_accounts bigint[], p_amounts bigint[], p_txn jsonb, p_now timestamptz,
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
  posting_id := nextval('posting_id');
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
  perform post(p_accounts, p_amounts, p_now, null, (p_txn ->> 'valueDay')::date, posting_id);
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

grant execute on function book_of_bank to tulpar_bank;
