-- What is owed to the budget, in the language of whoever pays it. The treasury goes on reading Russian.

alter table budget_recipient add column purpose_name jsonb;
update budget_recipient r set purpose_name = jsonb_build_object('ru', r.purpose, 'en', w.en, 'kg', w.kg, 'cn', w.cn)
  from (values
    ('MAKE_TRANSPORT_TAX_PAYMENT', 'Vehicle tax', 'Транспорт каражаттарына салык', '车辆税'),
    ('MAKE_PROPERTY_TAX_PAYMENT', 'Tax on real estate', 'Кыймылсыз мүлккө салык', '不动产税'),
    ('MAKE_LAND_TAX_PAYMENT', 'Land tax', 'Жер салыгы', '土地税'),
    ('MAKE_SINGLE_TAX_PAYMENT', 'Single tax', 'Бирдиктүү салык', '单一税'),
    ('MAKE_PATENT_TAX_PAYMENT', 'Tax by patent', 'Патенттин негизиндеги салык', '执照税'),
    ('MAKE_EMPLOYEE_INCOME_TAX', 'Income tax withheld by a tax agent', 'Салык агенти кармап калган киреше салыгы', '代扣代缴个人所得税'),
    ('MAKE_FINE_PAYMENT', 'Fine for a breach of the rules of the road', 'Жол эрежесин бузгандыгы үчүн айып', '道路交通违法罚款')
  ) w (txn_code, en, kg, cn)
  where w.txn_code = r.txn_code;
alter table budget_recipient alter column purpose_name set not null;
alter table budget_recipient drop column purpose;

-- Breaches of the rules as the register of fines has called them in each language; operations keep the Russian name.
create table fine_violation (
  name jsonb not null,
  ru text generated always as (name ->> 'ru') stored primary key
);
grant select, insert on fine_violation to tulpar_bank;
