-- Limits and tariffs of transfers to cards and from them.

-- Cards are those of persons.
insert into limit_rule (limit_code, customer_kind, level, minimum, maximum, daily, monthly) values
  ('IPC_CARD', 'I', 'standard', 1000, 10000000, 30000000, 300000000),
  ('IPC_CARD', 'I', 'increased', 1000, 30000000, 100000000, 1000000000),
  ('VISA_OCT', 'I', 'standard', 1000, 10000000, 30000000, 300000000),
  ('VISA_OCT', 'I', 'increased', 1000, 30000000, 100000000, 1000000000),
  ('VISA_AFT', 'I', 'standard', 5000, 5000000, 15000000, 100000000),
  ('VISA_AFT', 'I', 'increased', 5000, 10000000, 50000000, 500000000);

insert into tariff (tariff_code, customer_kind, currency, up_to, fixed, basis_points, minimum) values
  ('IPC_CARD', 'I', 'KGS', null, 0, 30, 1000),
  ('VISA_OCT', 'I', 'KGS', null, 0, 80, 5000),
  ('VISA_OCT', 'I', 'USD', null, 0, 100, 100),
  ('VISA_AFT', 'I', 'KGS', null, 0, 100, 2000);
