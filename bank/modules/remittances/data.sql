-- Systems of money transfers, their prices and countries, and the limits of such transfers.

insert into money_transfer_system (id, name, code_digits, payout_days, verified) values
  (1, 'Ak Kerben', 10, 30, false),
  (2, 'Boz Salkyn', 10, 45, false),
  (3, 'Kum Jol', 12, 20, false);

insert into money_transfer_price (system_id, currency, minimum, maximum, fee_basis_points, fee_minimum, fee_maximum) values
  (1, 'KGS', 10000, 30000000, 100, 5000, null),
  (1, 'USD', 100, 500000, 100, 100, 5000),
  (1, 'RUB', 10000, 30000000, 50, 5000, null),
  (2, 'USD', 1000, 1000000, 150, 300, 10000),
  (2, 'EUR', 1000, 1000000, 150, 300, 10000),
  (3, 'RUB', 10000, 60000000, 0, 9900, null),
  (3, 'KZT', 100000, 300000000, 80, 50000, null);

insert into money_transfer_country (system_id, country, currencies) values
  (1, 'KG', '{KGS,USD,RUB}'), (1, 'KZ', '{USD,RUB}'), (1, 'RU', '{RUB,USD}'), (1, 'UZ', '{USD,RUB}'), (1, 'TJ', '{USD,RUB}'),
  (2, 'TR', '{USD,EUR}'), (2, 'DE', '{EUR}'), (2, 'AE', '{USD}'), (2, 'US', '{USD}'), (2, 'CN', '{USD}'), (2, 'KG', '{USD,EUR}'),
  (3, 'RU', '{RUB}'), (3, 'KZ', '{KZT,RUB}');

insert into limit_rule (limit_code, customer_kind, level, minimum, maximum, daily, monthly) values
  ('MONEY_TRANSFER', 'I', 'standard', 100, 50000000, 100000000, 500000000),
  ('MONEY_TRANSFER', 'I', 'increased', 100, 100000000, 300000000, 1500000000);
