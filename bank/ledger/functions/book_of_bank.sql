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
  posted record;
  owners bigint[];
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
  posted := post_legs(array_fill(posting_id, array[cardinality(p_accounts)]), p_accounts, p_amounts, null, p_now,
    (p_txn ->> 'valueDay')::date);
  if transaction_id is null then
    return;
  end if;
  owners := array(select distinct x.id from unnest(array[debit.customer_id, credit.customer_id]) x (id) where x.id is not null);
  if p_txn ? 'txnId' then
    update txn t set status = 'ACCEPTED' where t.id = transaction_id;
  else
    perform write_history(array[row(transaction_id, posting_id, gen_random_uuid(), p_txn ->> 'code', 'ACCEPTED', p_now,
        debit.id, debit.number, coalesce(debit.currency, credit.currency), coalesce(given, taken),
        credit.id, credit.number, coalesce(credit.currency, debit.currency), coalesce(taken, given), 0, coalesce(given, taken),
        coalesce((select c.name ->> 'ru' from customer c where c.id = debit.customer_id), bank_name),
        coalesce((select c.name ->> 'ru' from customer c where c.id = credit.customer_id), bank_name),
        coalesce(p_txn ->> 'purpose', ''), '', coalesce(p_txn -> 'terms', '{}'), null)::txn],
      array_fill(transaction_id, array[cardinality(owners)]), owners, p_now);
  end if;
  perform announce_bookings(array_fill(transaction_id, array[cardinality(owners)]), owners, null,
    array_fill(p_txn ->> 'notice', array[cardinality(owners)]),
    array(select p.accounts from unnest(owners) with ordinality o (id, place)
      left join unnest(posted.customers, posted.accounts) p (id, accounts) on p.id = o.id order by o.place), p_now, true);
end
$$;

grant execute on function book_of_bank to tulpar_bank;
