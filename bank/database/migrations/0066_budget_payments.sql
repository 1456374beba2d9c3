-- Money to the budget: where it goes, how much may be sent, and what that costs.

-- Accounts of the treasury by what is paid to them; numbers and codes of purposes are not confirmed, an operator loads them.
create table budget_recipient (
  txn_code text primary key,
  account_number text not null check (account_number ~ '^44[0-9]{14}$'),
  purpose_code text not null references payment_purpose,
  -- What stands in the payment for the treasury to read.
  purpose text not null,
  name text not null,
  verified boolean not null
);
insert into budget_recipient (txn_code, account_number, purpose_code, purpose, name, verified) values
  ('MAKE_TRANSPORT_TAX_PAYMENT', '4402011103010101', '11100000', 'Налог на транспортные средства', 'Центральное казначейство', false),
  ('MAKE_PROPERTY_TAX_PAYMENT', '4402011103010202', '11100000', 'Налог на недвижимое имущество', 'Центральное казначейство', false),
  ('MAKE_LAND_TAX_PAYMENT', '4402011103010303', '11100000', 'Земельный налог', 'Центральное казначейство', false),
  ('MAKE_SINGLE_TAX_PAYMENT', '4402011103010404', '11100000', 'Единый налог', 'Центральное казначейство', false),
  ('MAKE_PATENT_TAX_PAYMENT', '4402011103010505', '11100000', 'Налог на основе патента', 'Центральное казначейство', false),
  ('MAKE_EMPLOYEE_INCOME_TAX', '4402011103010606', '11100000', 'Подоходный налог, удержанный налоговым агентом', 'Центральное казначейство', false),
  ('MAKE_FINE_PAYMENT', '4402011103020707', '11100000', 'Штраф за нарушение правил дорожного движения', 'Центральное казначейство', false);
grant select on budget_recipient to tulpar_bank;

insert into limit_rule (limit_code, customer_kind, level, minimum, maximum, daily, monthly) values
  ('TAX', 'I', 'standard', 100, 50000000, 100000000, 500000000),
  ('TAX', 'I', 'increased', 100, 100000000, 300000000, 1500000000),
  ('TAX', 'C', 'standard', 100, 10000000000, 20000000000, 200000000000),
  ('TAX', 'C', 'increased', 100, 50000000000, 100000000000, 1000000000000),
  ('FINE', 'I', 'standard', 100, 10000000, 20000000, 100000000),
  ('FINE', 'I', 'increased', 100, 20000000, 50000000, 200000000),
  ('FINE', 'C', 'standard', 100, 10000000, 50000000, 500000000),
  ('FINE', 'C', 'increased', 100, 20000000, 100000000, 1000000000);

-- The budget gets what it is owed; only fines cost a fee.
insert into tariff (tariff_code, customer_kind, currency, up_to, fixed)
  select code, kind, 'KGS', null, fixed from unnest(array['I', 'C']) kind, (values ('TAX', 0), ('FINE', 1000)) t (code, fixed);
