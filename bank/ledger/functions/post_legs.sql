-- Writes the legs of postings whose accounts are locked: balances, and entries in the order of the legs. p_fees marks the legs that are
-- fees, null where none is. Returns the notifications for owners of current accounts, one per posting and customer: the accounts as
-- [{ accountId, dataVersion }]. The hook of the product notifies owners of other products.
create or replace function post_legs(p_postings bigint[], p_accounts bigint[], p_amounts bigint[], p_fees boolean[], p_now timestamptz,
  p_value_day date default null, out postings bigint[], out customers bigint[], out accounts jsonb[])
language plpgsql as $$
declare
  products bigint[];
begin
  with leg as materialized (
    select x.posting, x.account, x.amount, coalesce(x.is_fee, false) as is_fee, sum(x.amount) over whole as total,
        count(*) over whole as legs, sum(x.amount) over so_far as total_so_far, count(*) over so_far as place
      from unnest(p_postings, p_accounts, p_amounts, p_fees) with ordinality x (posting, account, amount, is_fee, place)
      where x.amount <> 0
      window whole as (partition by x.account), so_far as (partition by x.account order by x.place)
  ), changed as (
    update account a
      set balance = a.balance + l.total, data_version = a.data_version + l.legs, last_operation_at = p_now
      from leg l where a.id = l.account and l.place = l.legs
      returning a.id, a.customer_id, a.product, a.currency, a.balance, a.data_version
  ), written as materialized (
    -- The account of a leg that is not there has no version, which an entry refuses.
    select l.posting, l.account, c.customer_id, c.product, c.currency, c.data_version - l.legs + l.place as version, l.amount, l.is_fee,
        c.balance - l.total + l.total_so_far as balance
      from leg l left join changed c on c.id = l.account
  ), entered as (
    insert into entry (account_id, account_version, posting_id, created_at, amount, currency, balance_after, value_day, is_fee)
      select w.account, w.version, w.posting, p_now, w.amount, w.currency, w.balance, p_value_day, w.is_fee from written w
  ), notified as (
    select w.posting, w.customer_id, jsonb_agg(jsonb_build_object('accountId', w.account::text, 'dataVersion', w.version::text)
        order by w.account, w.version) as accounts
      from written w where w.customer_id is not null and w.product = 'current' group by w.posting, w.customer_id
  )
  select array_agg(t.posting), array_agg(t.customer_id), array_agg(t.accounts),
      array(select c.id from changed c where c.product <> 'current' order by c.id)
    into postings, customers, accounts, products from notified t;
  for place in 1..cardinality(products) loop
    perform product_changed(products[place], p_now);
  end loop;
end
$$;
