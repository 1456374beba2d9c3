-- Loans the bank gives online, and the accounts loans are booked on.

-- Income from loans and what is to come of it, what customers have put aside for an instalment, and what it has lost; its own
-- work books on them, one posting after another, so one of each is enough.
insert into account (number, account_class, class_group, currency, shard, opened_at)
select b.digits || lpad((b.digits::bigint % 97)::text, 2, '0'), b.class, '1', b.currency, 0, '2024-01-01T00:00:00Z'
  from (
    select (select c.digits from bank_code c) || lpad((70910000 + row_number() over (order by c.class, k.place))::text, 8, '0') as digits, c.class, k.currency
      from unnest(array['LOAN_INTEREST_INCOME', 'LOAN_INTEREST_DUE', 'LOAN_PENALTY_INCOME', 'LOAN_PENALTY_DUE', 'LOAN_PREPAID',
        'LOAN_LOSS']) c (class),
        unnest(array['KGS', 'USD', 'EUR', 'RUB', 'KZT', 'GBP', 'CHF', 'CNY', 'TRY', 'AED', 'TJS']) with ordinality k (currency, place)) b;

insert into digital_loan_term (currency, months, rate, penalty_rate, lowest, highest) values
  ('KGS', 3, 2400, 2400, 500000, 10000000),
  ('KGS', 6, 2400, 2400, 500000, 20000000),
  ('KGS', 12, 2500, 2500, 1000000, 30000000),
  ('KGS', 18, 2600, 2600, 1000000, 30000000),
  ('KGS', 24, 2700, 2700, 2000000, 50000000),
  ('KGS', 36, 2800, 2800, 2000000, 50000000);
