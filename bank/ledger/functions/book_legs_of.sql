-- Writes the legs of several postings whose accounts are locked: balances, entries in the order of the legs, and the events. p_fees marks
-- the legs that are fees, null where none is.
create or replace function book_legs_of(p_postings bigint[], p_accounts bigint[], p_amounts bigint[], p_fees boolean[], p_now timestamptz)
  returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  missing integer;
  deposits bigint[];
  loans bigint[];
begin
  with leg as materialized (
    select x.posting, x.account, x.amount, coalesce(x.is_fee, false) as is_fee, sum(x.amount) over whole as total,
        count(*) over whole as legs,
        sum(x.amount) over so_far as total_so_far, count(*) over so_far as place
      from unnest(p_postings, p_accounts, p_amounts, p_fees) with ordinality x (posting, account, amount, is_fee, place)
      where x.amount <> 0
      window whole as (partition by x.account), so_far as (partition by x.account order by x.place)
  ), changed as (
    update account a
      set balance = a.balance + l.total, data_version = a.data_version + l.legs, last_operation_at = p_now
      from leg l where a.id = l.account and l.place = l.legs
      returning a.id, a.customer_id, a.product, a.currency, a.balance, a.data_version
  ), written as materialized (
    select c.id, c.customer_id, c.product, c.currency, c.data_version - l.legs + l.place as version, l.posting, l.amount, l.is_fee,
        c.balance - l.total + l.total_so_far as balance
      from leg l join changed c on c.id = l.account
  ), entered as (
    insert into entry (account_id, account_version, posting_id, amount, currency, balance_after, is_fee)
      select w.id, w.version, w.posting, w.amount, w.currency, w.balance, w.is_fee from written w
  ), told as (
    insert into outbox_event (customer_id, type, payload, created_at)
      select w.customer_id, 'UPDATED_ACCOUNT', jsonb_build_object('accountId', w.id::text, 'dataVersion', w.version::text), p_now
        from written w where w.customer_id is not null and w.product = 'current'
  )
  select (select count(*) from leg) - (select count(*) from written), array_agg(c.id) filter (where c.product = 'deposit'),
      array_agg(c.id) filter (where c.product = 'loan')
    into missing, deposits, loans from changed c;
  if missing <> 0 then
    raise exception 'A leg of the postings % is of an account that there is not', p_postings;
  end if;
  for place in 1..coalesce(cardinality(deposits), 0) loop
    perform tell_deposit(deposits[place], p_now);
  end loop;
  for place in 1..coalesce(cardinality(loans), 0) loop
    perform tell_loan(loans[place], p_now);
  end loop;
end
$$;
