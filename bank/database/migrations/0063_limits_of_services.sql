-- How much may be paid for services, and for phones, in minor units of the som. What it costs stands with each provider.
insert into limit_rule (limit_code, customer_kind, level, minimum, maximum, daily, monthly) values
  ('SERVICE_PAYMENT', 'I', 'standard', 100, 20000000, 30000000, 150000000),
  ('SERVICE_PAYMENT', 'I', 'increased', 100, 50000000, 100000000, 500000000),
  ('SERVICE_PAYMENT', 'C', 'standard', 100, 50000000, 200000000, 2000000000),
  ('SERVICE_PAYMENT', 'C', 'increased', 100, 50000000, 1000000000, 10000000000),
  ('MOBILE_PAYMENT', 'I', 'standard', 100, 1500000, 3000000, 15000000),
  ('MOBILE_PAYMENT', 'I', 'increased', 100, 1500000, 10000000, 50000000),
  ('MOBILE_PAYMENT', 'C', 'standard', 100, 1500000, 30000000, 150000000),
  ('MOBILE_PAYMENT', 'C', 'increased', 100, 1500000, 100000000, 500000000);
