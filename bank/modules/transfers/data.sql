-- Limits and tariffs of transfers inside the bank and to other banks of the country.

insert into limit_rule (limit_code, customer_kind, level, minimum, maximum, daily, monthly) values
  ('BANK_CLIENT', 'I', 'standard', 100, 50000000, 100000000, 500000000),
  ('BANK_CLIENT', 'I', 'increased', 100, 100000000, 300000000, 1500000000),
  ('BANK_CLIENT', 'C', 'standard', 100, 500000000, 2000000000, 20000000000),
  ('BANK_CLIENT', 'C', 'increased', 100, 2000000000, 10000000000, 100000000000),
  ('CLEARING', 'I', 'standard', 100, 100000000, 100000000, 500000000),
  ('CLEARING', 'I', 'increased', 100, 100000000, 300000000, 1500000000),
  ('CLEARING', 'C', 'standard', 100, 100000000, 1000000000, 10000000000),
  ('CLEARING', 'C', 'increased', 100, 100000000, 5000000000, 50000000000),
  ('GROSS', 'I', 'standard', 100, 300000000, 300000000, 1000000000),
  ('GROSS', 'I', 'increased', 100, 1000000000, 1000000000, 5000000000),
  ('GROSS', 'C', 'standard', 100, 10000000000, 20000000000, 200000000000),
  ('GROSS', 'C', 'increased', 100, 50000000000, 100000000000, 1000000000000);

insert into tariff (tariff_code, customer_kind, currency, up_to, fixed)
  select 'BANK_CLIENT', kind, currency, null, 0
    from unnest(array['I', 'C']) kind,
      unnest(array['KGS', 'USD', 'EUR', 'RUB', 'KZT', 'GBP', 'CHF', 'CNY', 'TRY', 'AED', 'TJS']) currency
  union all
  select code, kind, 'KGS', up_to, fixed
    from unnest(array['I', 'C']) kind,
      (values ('CLEARING', 2000000, 1000), ('CLEARING', 10000000, 3500), ('CLEARING', 50000000, 5000),
        ('CLEARING', null, 7000), ('GROSS', null, 15000)) bands (code, up_to, fixed);
