-- Banks and holidays of the country, and what networks owe the bank.

insert into network_bank (bic, swift, verified, name)
  select b.bic, b.swift, b.verified, jsonb_build_object('ru', b.ru, 'en', b.en, 'kg', b.kg, 'cn', b.en)
    from (values
      ('118005', 'DEMIKG22', true, 'Демир Кыргыз Интернэшнл Банк', 'Demir Kyrgyz International Bank', 'Демир Кыргыз Интернэшнл Банк'),
      ('109022', 'ENEJKG22', true, 'Оптима Банк', 'Optima Bank', 'Оптима Банк'),
      ('109018', 'ENEJKG22', true, 'Оптима Банк, филиал 018', 'Optima Bank, branch 018', 'Оптима Банк, 018 филиалы'),
      ('124012', 'BAKAKG22', true, 'Бакай Банк', 'Bakai Bank', 'Бакай Банк'),
      ('124029', 'BAKAKG22', true, 'Бакай Банк, филиал 029', 'Bakai Bank, branch 029', 'Бакай Банк, 029 филиалы'),
      ('103002', 'KYRSKG22', true, 'MBank', 'MBank', 'MBank'),
      ('135001', 'AIYLKG22', false, 'Айыл Банк', 'Aiyl Bank', 'Айыл Банк'),
      ('134001', 'FIKBKG22', true, 'ФинансКредитБанк', 'FinanceCreditBank', 'ФинансКредитБанк'),
      ('129001', '', false, 'Элдик Банк', 'Eldik Bank', 'Элдик Банк'),
      ('101001', '', false, 'Национальный банк Кыргызской Республики', 'National Bank of the Kyrgyz Republic',
        'Кыргыз Республикасынын Улуттук банкы'),
      ('440001', '', false, 'Центральное казначейство', 'Central Treasury', 'Борбордук казына')) b (bic, swift, verified, ru, en, kg);

insert into holiday (day)
  select d::date from generate_series('2026-01-01'::date, '2026-01-07', '1 day') d
  union select d::date from generate_series('2026-05-01'::date, '2026-05-09', '1 day') d
  union select unnest(array['2026-03-08', '2026-03-20', '2026-03-21', '2026-05-27', '2026-08-31']::date[])
  union select d::date from generate_series('2027-01-01'::date, '2027-01-07', '1 day') d
  union select d::date from generate_series('2027-05-01'::date, '2027-05-09', '1 day') d
  union select unnest(array['2027-03-08', '2027-03-09', '2027-03-21', '2027-05-16', '2027-08-31']::date[]);

-- Debts of networks to the bank; like the other accounts every movement touches, sixteen of each.
insert into account (number, account_class, class_group, currency, shard, opened_at)
select b.digits || lpad((b.digits::bigint % 97)::text, 2, '0'), 'RAIL_CLAIM', '1', b.currency, b.shard, '2024-01-01T00:00:00Z'
  from (
    select (select c.digits from bank_code c) || lpad((70100000 + row_number() over (order by k.place, s.shard))::text, 8, '0') as digits, k.currency,
        s.shard::smallint as shard
      from unnest(array['KGS', 'USD', 'EUR', 'RUB', 'KZT', 'GBP', 'CHF', 'CNY', 'TRY', 'AED', 'TJS'])
          with ordinality k (currency, place),
        generate_series(0, 15) s (shard)) b;
