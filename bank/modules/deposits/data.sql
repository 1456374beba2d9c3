-- Offers of the bank, and the accounts interest is booked on.

-- Interest the bank pays, and interest it owes; its own work books on them, one posting after another, so one of each is enough.
insert into account (number, account_class, class_group, currency, shard, opened_at)
select b.digits || lpad((b.digits::bigint % 97)::text, 2, '0'), b.class, '1', b.currency, 0, '2024-01-01T00:00:00Z'
  from (
    select (select c.digits from bank_code c) || lpad((70900000 + row_number() over (order by c.class, k.place))::text, 8, '0') as digits, c.class, k.currency
      from unnest(array['INTEREST_EXPENSE', 'INTEREST_PAYABLE']) c (class),
        unnest(array['KGS', 'USD', 'EUR', 'RUB', 'KZT', 'GBP', 'CHF', 'CNY', 'TRY', 'AED', 'TJS']) with ordinality k (currency, place)) b;

insert into deposit_product (id, name, deposit_type, payout, capitalized, prolongable, customer_kinds, verified) values
  (1, '{"ru": "Срочный", "en": "Term", "kg": "Мөөнөттүү", "cn": "定期存款"}', 'term', 'atEnd', false, true, '{I,C}', false),
  (2, '{"ru": "Доход каждый месяц", "en": "Monthly income", "kg": "Ай сайын киреше", "cn": "按月付息存款"}', 'term', 'monthly', false, true,
    '{I,C}', false),
  (3, '{"ru": "Накопительный", "en": "Savings", "kg": "Топтомо", "cn": "储蓄存款"}', 'savings', 'monthly', true, true, '{I,C}', false),
  (4, '{"ru": "Детский", "en": "Children’s", "kg": "Балдар үчүн", "cn": "儿童存款"}', 'child', 'monthly', true, false, '{I}', false);

insert into deposit_offer (product_id, currency, term_months, rate, early_rate, minimum, maximum) values
  (1, 'KGS', 3, 1100, 100, 500000, 10000000000), (1, 'KGS', 6, 1250, 100, 500000, 10000000000),
  (1, 'KGS', 12, 1400, 100, 500000, 10000000000), (1, 'KGS', 24, 1450, 100, 500000, 10000000000),
  (1, 'USD', 6, 350, 10, 10000, 100000000), (1, 'USD', 12, 400, 10, 10000, 100000000), (1, 'USD', 24, 450, 10, 10000, 100000000),
  (1, 'EUR', 6, 200, 10, 10000, 100000000), (1, 'EUR', 12, 250, 10, 10000, 100000000),
  (1, 'RUB', 6, 900, 100, 1000000, 3000000000), (1, 'RUB', 12, 1000, 100, 1000000, 3000000000),
  (2, 'KGS', 6, 1200, 100, 1000000, 10000000000), (2, 'KGS', 12, 1350, 100, 1000000, 10000000000),
  (2, 'USD', 6, 325, 10, 20000, 100000000), (2, 'USD', 12, 375, 10, 20000, 100000000),
  (3, 'KGS', 12, 1200, 100, 100000, 5000000000), (3, 'KGS', 24, 1250, 100, 100000, 5000000000),
  (3, 'USD', 12, 350, 10, 2000, 50000000), (3, 'USD', 24, 375, 10, 2000, 50000000),
  (4, 'KGS', 36, 1100, 100, 50000, 1000000000), (4, 'KGS', 60, 1150, 100, 50000, 1000000000), (4, 'KGS', 120, 1150, 100, 50000, 1000000000),
  (4, 'USD', 60, 350, 10, 1000, 10000000);
