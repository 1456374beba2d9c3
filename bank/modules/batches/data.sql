-- The accounts salaries wait on.

-- Accounts a salary waits on after it has left the account of the company; like the other accounts every movement touches, sixteen.
insert into account (number, account_class, class_group, currency, shard, opened_at)
select b.digits || lpad((b.digits::bigint % 97)::text, 2, '0'), 'SALARY_TRANSIT', '1', 'KGS', b.shard, '2024-01-01T00:00:00Z'
  from (select (select c.digits from bank_code c) || lpad((70920001 + s.shard)::text, 8, '0') as digits, s.shard::smallint as shard
    from generate_series(0, 15) s (shard)) b;
