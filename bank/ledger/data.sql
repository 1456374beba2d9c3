-- Accounts of the bank.

-- Groups of account classes.
insert into account_class_group (id, type) values ('1', 'debit'), ('2', 'credit');

-- Accounts of the bank that many movements touch exist many times, so that movements do not wait for one another: each movement uses
-- one of them, and the bank's position is the sum.
insert into account (number, account_class, class_group, currency, shard, opened_at)
select b.digits || lpad((b.digits::bigint % 97)::text, 2, '0'), b.account_class, '1', b.currency, b.shard, '2024-01-01T00:00:00Z'
  from (
    select (select c.digits from bank_code c) || lpad((70000000 + row_number() over (order by c.place, k.place, s.shard))::text, 8, '0') as digits,
        c.account_class, k.currency, s.shard::smallint as shard
      from unnest(array['FEE_INCOME', 'EXCHANGE', 'RAIL_TRANSIT', 'SETTLEMENT', 'UNCLAIMED', 'BROUGHT_OVER'])
          with ordinality c (account_class, place),
        unnest(array['KGS', 'USD', 'EUR', 'RUB', 'KZT', 'GBP', 'CHF', 'CNY', 'TRY', 'AED', 'TJS'])
          with ordinality k (currency, place),
        generate_series(0, 15) s (shard)) b;
