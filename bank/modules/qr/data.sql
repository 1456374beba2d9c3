-- Limits and tariffs of payments by codes of the country's own system.

-- Payments by codes of the country's own system.
insert into limit_rule (limit_code, customer_kind, level, minimum, maximum, daily, monthly) values
  ('QR', 'I', 'standard', 100, 20000000, 50000000, 300000000),
  ('QR', 'I', 'increased', 100, 50000000, 100000000, 1000000000),
  ('QR', 'C', 'standard', 100, 50000000, 200000000, 2000000000),
  ('QR', 'C', 'increased', 100, 100000000, 1000000000, 10000000000);

insert into tariff (tariff_code, customer_kind, currency, up_to, fixed)
  select 'QR', kind, 'KGS', null, 0 from unnest(array['I', 'C']) kind;
