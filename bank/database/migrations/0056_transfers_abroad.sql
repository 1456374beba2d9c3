-- Transfers abroad by SWIFT: whom they can reach, what they cost, what is kept of them.

-- Banks abroad a code is looked up for: SWIFT codes of eight or eleven characters, and Russian banks by nine digits with their account at
-- the Bank of Russia. Public codes; an operator loads the registry of the country's rail and corrects what is not verified.
create table bank_abroad (
  code text primary key check (code ~ '^([0-9]{9}|[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?)$'),
  name text not null check (length(name) between 1 and 50),
  address text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  correspondent_account text not null default '' check (correspondent_account ~ '^([0-9]{20})?$'),
  verified boolean not null default false
);
insert into bank_abroad (code, name, address, country) values
  ('DEUTDEFF', 'DEUTSCHE BANK AG', 'FRANKFURT AM MAIN', 'DE'),
  ('COBADEFF', 'COMMERZBANK AG', 'FRANKFURT AM MAIN', 'DE'),
  ('CHASUS33', 'JPMORGAN CHASE BANK, N.A.', 'NEW YORK', 'US'),
  ('CITIUS33', 'CITIBANK N.A.', 'NEW YORK', 'US'),
  ('IRVTUS3N', 'THE BANK OF NEW YORK MELLON', 'NEW YORK', 'US'),
  ('BOFAUS3N', 'BANK OF AMERICA, N.A.', 'NEW YORK', 'US'),
  ('BARCGB22', 'BARCLAYS BANK PLC', 'LONDON', 'GB'),
  ('HBUKGB4B', 'HSBC UK BANK PLC', 'BIRMINGHAM', 'GB'),
  ('LOYDGB2L', 'LLOYDS BANK PLC', 'LONDON', 'GB'),
  ('UBSWCHZH80A', 'UBS SWITZERLAND AG', 'ZURICH', 'CH'),
  ('ZKBKCHZZ80A', 'ZUERCHER KANTONALBANK', 'ZURICH', 'CH'),
  ('RZBAATWW', 'RAIFFEISEN BANK INTERNATIONAL AG', 'VIENNA', 'AT'),
  ('BNPAFRPP', 'BNP PARIBAS', 'PARIS', 'FR'),
  ('SOGEFRPP', 'SOCIETE GENERALE', 'PARIS', 'FR'),
  ('UNCRITMM', 'UNICREDIT S.P.A.', 'MILANO', 'IT'),
  ('INGBNL2A', 'ING BANK N.V.', 'AMSTERDAM', 'NL'),
  ('BKCHCNBJ', 'BANK OF CHINA', 'BEIJING', 'CN'),
  ('ICBKCNBJ', 'INDUSTRIAL AND COMMERCIAL BANK OF CHINA', 'BEIJING', 'CN'),
  ('PCBCCNBJ', 'CHINA CONSTRUCTION BANK CORPORATION', 'BEIJING', 'CN'),
  ('TCZBTR2A', 'T.C. ZIRAAT BANKASI A.S.', 'ANKARA', 'TR'),
  ('ISBKTRIS', 'TURKIYE IS BANKASI A.S.', 'ISTANBUL', 'TR'),
  ('AKBKTRIS', 'AKBANK T.A.S.', 'ISTANBUL', 'TR'),
  ('EBILAEAD', 'EMIRATES NBD BANK PJSC', 'DUBAI', 'AE'),
  ('NBADAEAA', 'FIRST ABU DHABI BANK PJSC', 'ABU DHABI', 'AE'),
  ('HSBKKZKX', 'АО НАРОДНЫЙ БАНК КАЗАХСТАНА', 'АЛМАТЫ', 'KZ'),
  ('KCJBKZKX', 'АО БАНК ЦЕНТРКРЕДИТ', 'АЛМАТЫ', 'KZ'),
  ('CASPKZKA', 'АО KASPI BANK', 'АЛМАТЫ', 'KZ'),
  ('KOEXKRSE', 'HANA BANK', 'SEOUL', 'KR'),
  ('MHCBJPJT', 'MIZUHO BANK, LTD.', 'TOKYO', 'JP');
insert into bank_abroad (code, name, address, country, correspondent_account) values
  ('044525225', 'ПАО СБЕРБАНК', 'МОСКВА', 'RU', '30101810400000000225'),
  ('044525234', 'БАНК ПРИМЕР (АО)', 'МОСКВА', 'RU', '30101810445250000234'),
  ('049205805', 'ПАО АК БАРС БАНК', 'КАЗАНЬ', 'RU', '30101810000000000805'),
  ('044525815', 'АО ОБРАЗЕЦ-БАНК', 'МОСКВА', 'RU', '30101810700000000815');

-- The bank abroad that keeps this bank's account in a currency: messages about the currency go to it.
create table swift_correspondent (
  currency text primary key,
  swift_code text not null references bank_abroad
);
insert into swift_correspondent (currency, swift_code) values
  ('USD', 'IRVTUS3N'), ('EUR', 'RZBAATWW'), ('GBP', 'BARCGB22'), ('CHF', 'UBSWCHZH80A'), ('CNY', 'ICBKCNBJ'), ('TRY', 'TCZBTR2A'),
  ('AED', 'EBILAEAD'), ('KZT', 'HSBKKZKX');
-- Roubles go to a bank that is known by its nine digits at home and by this code abroad.
insert into bank_abroad (code, name, address, country) values ('SABRRUMM', 'SBERBANK', 'MOSCOW', 'RU');
insert into swift_correspondent (currency, swift_code) values ('RUB', 'SABRRUMM');

-- Countries a recipient can live in.
create table country (code text primary key check (code ~ '^[A-Z]{2}$'), name jsonb not null);
insert into country (code, name)
  select c.code, jsonb_build_object('ru', c.ru, 'en', c.en, 'kg', c.kg, 'cn', c.cn)
    from (values
      ('KG', 'Кыргызстан', 'Kyrgyzstan', 'Кыргызстан', '吉尔吉斯斯坦'),
      ('RU', 'Россия', 'Russia', 'Россия', '俄罗斯'),
      ('KZ', 'Казахстан', 'Kazakhstan', 'Казакстан', '哈萨克斯坦'),
      ('UZ', 'Узбекистан', 'Uzbekistan', 'Өзбекстан', '乌兹别克斯坦'),
      ('TJ', 'Таджикистан', 'Tajikistan', 'Тажикстан', '塔吉克斯坦'),
      ('TM', 'Туркменистан', 'Turkmenistan', 'Түркмөнстан', '土库曼斯坦'),
      ('CN', 'Китай', 'China', 'Кытай', '中国'),
      ('US', 'США', 'United States', 'АКШ', '美国'),
      ('DE', 'Германия', 'Germany', 'Германия', '德国'),
      ('GB', 'Великобритания', 'United Kingdom', 'Улуу Британия', '英国'),
      ('CH', 'Швейцария', 'Switzerland', 'Швейцария', '瑞士'),
      ('FR', 'Франция', 'France', 'Франция', '法国'),
      ('IT', 'Италия', 'Italy', 'Италия', '意大利'),
      ('ES', 'Испания', 'Spain', 'Испания', '西班牙'),
      ('NL', 'Нидерланды', 'Netherlands', 'Нидерланд', '荷兰'),
      ('BE', 'Бельгия', 'Belgium', 'Бельгия', '比利时'),
      ('AT', 'Австрия', 'Austria', 'Австрия', '奥地利'),
      ('LU', 'Люксембург', 'Luxembourg', 'Люксембург', '卢森堡'),
      ('LI', 'Лихтенштейн', 'Liechtenstein', 'Лихтенштейн', '列支敦士登'),
      ('IE', 'Ирландия', 'Ireland', 'Ирландия', '爱尔兰'),
      ('PT', 'Португалия', 'Portugal', 'Португалия', '葡萄牙'),
      ('GR', 'Греция', 'Greece', 'Греция', '希腊'),
      ('CY', 'Кипр', 'Cyprus', 'Кипр', '塞浦路斯'),
      ('MT', 'Мальта', 'Malta', 'Мальта', '马耳他'),
      ('FI', 'Финляндия', 'Finland', 'Финляндия', '芬兰'),
      ('SE', 'Швеция', 'Sweden', 'Швеция', '瑞典'),
      ('NO', 'Норвегия', 'Norway', 'Норвегия', '挪威'),
      ('DK', 'Дания', 'Denmark', 'Дания', '丹麦'),
      ('IS', 'Исландия', 'Iceland', 'Исландия', '冰岛'),
      ('EE', 'Эстония', 'Estonia', 'Эстония', '爱沙尼亚'),
      ('LV', 'Латвия', 'Latvia', 'Латвия', '拉脱维亚'),
      ('LT', 'Литва', 'Lithuania', 'Литва', '立陶宛'),
      ('PL', 'Польша', 'Poland', 'Польша', '波兰'),
      ('CZ', 'Чехия', 'Czechia', 'Чехия', '捷克'),
      ('SK', 'Словакия', 'Slovakia', 'Словакия', '斯洛伐克'),
      ('SI', 'Словения', 'Slovenia', 'Словения', '斯洛文尼亚'),
      ('HR', 'Хорватия', 'Croatia', 'Хорватия', '克罗地亚'),
      ('HU', 'Венгрия', 'Hungary', 'Венгрия', '匈牙利'),
      ('RO', 'Румыния', 'Romania', 'Румыния', '罗马尼亚'),
      ('BG', 'Болгария', 'Bulgaria', 'Болгария', '保加利亚'),
      ('RS', 'Сербия', 'Serbia', 'Сербия', '塞尔维亚'),
      ('BA', 'Босния и Герцеговина', 'Bosnia and Herzegovina', 'Босния жана Герцеговина', '波斯尼亚和黑塞哥维那'),
      ('ME', 'Черногория', 'Montenegro', 'Черногория', '黑山'),
      ('MK', 'Северная Македония', 'North Macedonia', 'Түндүк Македония', '北马其顿'),
      ('AL', 'Албания', 'Albania', 'Албания', '阿尔巴尼亚'),
      ('XK', 'Косово', 'Kosovo', 'Косово', '科索沃'),
      ('MD', 'Молдова', 'Moldova', 'Молдова', '摩尔多瓦'),
      ('UA', 'Украина', 'Ukraine', 'Украина', '乌克兰'),
      ('BY', 'Беларусь', 'Belarus', 'Беларусь', '白俄罗斯'),
      ('GE', 'Грузия', 'Georgia', 'Грузия', '格鲁吉亚'),
      ('AM', 'Армения', 'Armenia', 'Армения', '亚美尼亚'),
      ('AZ', 'Азербайджан', 'Azerbaijan', 'Азербайжан', '阿塞拜疆'),
      ('TR', 'Турция', 'Türkiye', 'Түркия', '土耳其'),
      ('AE', 'ОАЭ', 'United Arab Emirates', 'Бириккен Араб Эмираттары', '阿拉伯联合酋长国'),
      ('SA', 'Саудовская Аравия', 'Saudi Arabia', 'Сауд Арабиясы', '沙特阿拉伯'),
      ('QA', 'Катар', 'Qatar', 'Катар', '卡塔尔'),
      ('KW', 'Кувейт', 'Kuwait', 'Кувейт', '科威特'),
      ('BH', 'Бахрейн', 'Bahrain', 'Бахрейн', '巴林'),
      ('OM', 'Оман', 'Oman', 'Оман', '阿曼'),
      ('JO', 'Иордания', 'Jordan', 'Иордания', '约旦'),
      ('LB', 'Ливан', 'Lebanon', 'Ливан', '黎巴嫩'),
      ('IL', 'Израиль', 'Israel', 'Израиль', '以色列'),
      ('IQ', 'Ирак', 'Iraq', 'Ирак', '伊拉克'),
      ('EG', 'Египет', 'Egypt', 'Египет', '埃及'),
      ('TN', 'Тунис', 'Tunisia', 'Тунис', '突尼斯'),
      ('MA', 'Марокко', 'Morocco', 'Марокко', '摩洛哥'),
      ('PK', 'Пакистан', 'Pakistan', 'Пакистан', '巴基斯坦'),
      ('IN', 'Индия', 'India', 'Индия', '印度'),
      ('BD', 'Бангладеш', 'Bangladesh', 'Бангладеш', '孟加拉国'),
      ('LK', 'Шри-Ланка', 'Sri Lanka', 'Шри-Ланка', '斯里兰卡'),
      ('JP', 'Япония', 'Japan', 'Жапония', '日本'),
      ('KR', 'Республика Корея', 'South Korea', 'Түштүк Корея', '韩国'),
      ('MN', 'Монголия', 'Mongolia', 'Монголия', '蒙古'),
      ('HK', 'Гонконг', 'Hong Kong', 'Гонконг', '中国香港'),
      ('SG', 'Сингапур', 'Singapore', 'Сингапур', '新加坡'),
      ('MY', 'Малайзия', 'Malaysia', 'Малайзия', '马来西亚'),
      ('TH', 'Таиланд', 'Thailand', 'Тайланд', '泰国'),
      ('VN', 'Вьетнам', 'Vietnam', 'Вьетнам', '越南'),
      ('ID', 'Индонезия', 'Indonesia', 'Индонезия', '印度尼西亚'),
      ('PH', 'Филиппины', 'Philippines', 'Филиппин', '菲律宾'),
      ('AU', 'Австралия', 'Australia', 'Австралия', '澳大利亚'),
      ('NZ', 'Новая Зеландия', 'New Zealand', 'Жаңы Зеландия', '新西兰'),
      ('CA', 'Канада', 'Canada', 'Канада', '加拿大'),
      ('MX', 'Мексика', 'Mexico', 'Мексика', '墨西哥'),
      ('BR', 'Бразилия', 'Brazil', 'Бразилия', '巴西'),
      ('AR', 'Аргентина', 'Argentina', 'Аргентина', '阿根廷'),
      ('ZA', 'Южно-Африканская Республика', 'South Africa', 'Түштүк-Африка Республикасы', '南非')) c (code, ru, en, kg, cn);

-- What the country of the recipient's bank wants to know of a payment, by the directory that lists it: Russian kinds of currency operations
-- (VO), Kazakh sectors of the recipient (KBE) and purposes (KNP). An operator loads the full classifiers.
create table code_abroad (
  directory text not null check (directory in ('vo', 'kbe', 'knp')),
  code text not null,
  name jsonb not null,
  primary key (directory, code)
);
insert into code_abroad (directory, code, name)
  select c.directory, c.code, jsonb_build_object('ru', c.ru, 'en', c.en, 'kg', c.kg, 'cn', c.cn)
    from (values
      ('vo', '10100', 'Предоплата нерезидента за товары из России', 'Prepayment by a non-resident for goods from Russia', 'Россиядан чыккан товарлар үчүн резидент эместин алдын ала төлөмү', '非居民预付俄罗斯出口货款'),
      ('vo', '10200', 'Оплата нерезидентом товаров после отгрузки из России', 'Payment by a non-resident for goods after shipment from Russia', 'Россиядан жөнөтүлгөндөн кийин товар үчүн төлөм', '非居民支付已发运的俄罗斯货款'),
      ('vo', '20100', 'Предоплата нерезидента за услуги', 'Prepayment by a non-resident for services', 'Кызматтар үчүн резидент эместин алдын ала төлөмү', '非居民预付服务费'),
      ('vo', '20200', 'Оплата нерезидентом оказанных услуг', 'Payment by a non-resident for services rendered', 'Көрсөтүлгөн кызматтар үчүн резидент эместин төлөмү', '非居民支付已提供的服务费'),
      ('vo', '70060', 'Неторговые операции', 'Other non-trade operations', 'Башка соодадан тышкаркы операциялар', '其他非贸易业务'),
      ('vo', '99090', 'Прочие операции', 'Other operations', 'Башка операциялар', '其他业务'),
      ('kbe', '11', 'Резидент: правительство', 'Resident: central government', 'Резидент: өкмөт', '居民：中央政府'),
      ('kbe', '14', 'Резидент: банк', 'Resident: bank', 'Резидент: банк', '居民：银行'),
      ('kbe', '15', 'Резидент: другая финансовая организация', 'Resident: other financial company', 'Резидент: башка каржы уюму', '居民：其他金融机构'),
      ('kbe', '16', 'Резидент: государственная компания', 'Resident: state company', 'Резидент: мамлекеттик компания', '居民：国有企业'),
      ('kbe', '17', 'Резидент: частная компания', 'Resident: private company', 'Резидент: жеке компания', '居民：私营企业'),
      ('kbe', '18', 'Резидент: некоммерческая организация', 'Resident: non-profit organisation', 'Резидент: коммерциялык эмес уюм', '居民：非营利组织'),
      ('kbe', '19', 'Резидент: физическое лицо', 'Resident: individual', 'Резидент: жеке адам', '居民：个人'),
      ('kbe', '27', 'Нерезидент: частная компания', 'Non-resident: private company', 'Резидент эмес: жеке компания', '非居民：私营企业'),
      ('kbe', '29', 'Нерезидент: физическое лицо', 'Non-resident: individual', 'Резидент эмес: жеке адам', '非居民：个人'),
      ('knp', '119', 'Безвозмездный перевод', 'Gratuitous transfer', 'Акысыз которуу', '无偿转账'),
      ('knp', '710', 'Оплата за товары', 'Payment for goods', 'Товарлар үчүн төлөм', '货款'),
      ('knp', '851', 'Оплата за услуги', 'Payment for services', 'Кызматтар үчүн төлөм', '服务费'),
      ('knp', '911', 'Налоги и другие платежи в бюджет', 'Taxes and other payments to the budget', 'Салыктар жана бюджетке башка төлөмдөр', '税款及其他预算缴款'),
      ('knp', '010', 'Обязательные пенсионные взносы', 'Compulsory pension contributions', 'Милдеттүү пенсиялык төгүмдөр', '强制养老金缴款'),
      ('knp', '012', 'Социальные отчисления', 'Social contributions', 'Социалдык төлөмдөр', '社会缴款'),
      ('knp', '122', 'Взносы на медицинское страхование', 'Medical insurance contributions', 'Медициналык камсыздандыруу төгүмдөрү', '医疗保险缴款'))
      c (directory, code, ru, en, kg, cn);

insert into limit_rule (limit_code, customer_kind, level, minimum, maximum, daily, monthly) values
  ('SWIFT', 'I', 'standard', 10000, 200000000, 200000000, 1000000000),
  ('SWIFT', 'I', 'increased', 10000, 500000000, 1000000000, 5000000000),
  ('SWIFT', 'C', 'standard', 10000, 5000000000, 10000000000, 100000000000),
  ('SWIFT', 'C', 'increased', 10000, 20000000000, 50000000000, 500000000000);

-- The fee of this bank by who pays, and what the bank abroad takes when the sender pays everything.
insert into tariff (tariff_code, customer_kind, currency, fixed, basis_points, minimum, maximum)
  select 'SWIFT_' || charges, kind, t.currency, 0, t.share, t.least, t.most
    from unnest(array['OUR', 'SHA', 'BEN']) charges, unnest(array['I', 'C']) kind,
      (values ('USD', 20, 2000, 15000), ('EUR', 20, 2000, 15000), ('GBP', 20, 1600, 12000), ('CHF', 20, 1800, 13000),
        ('CNY', 15, 15000, 100000), ('TRY', 20, 40000, 400000), ('AED', 20, 7500, 55000),
        ('RUB', 10, 45000, 1500000), ('KZT', 10, 270000, 9000000)) t (currency, share, least, most)
  union all
  select 'SWIFT_FOREIGN', kind, f.currency, f.fee, 0, 0, null
    from unnest(array['I', 'C']) kind,
      (values ('USD', 2500), ('EUR', 2500), ('GBP', 2000), ('CHF', 2500), ('CNY', 15000), ('TRY', 60000), ('AED', 9000),
        ('RUB', 50000), ('KZT', 300000)) f (currency, fee);

-- What a customer has shown with an operation: written once it was created, kept for good once it was booked.
create table operation_file (
  customer_id bigint not null,
  operation_id uuid not null,
  number integer not null check (number between 1 and 4),
  file_uuid uuid not null references stored_file on delete cascade,
  name text not null,
  primary key (customer_id, operation_id, number),
  foreign key (customer_id, operation_id) references operation (customer_id, operation_id)
);
create index operation_file_of on operation_file (file_uuid);

create function keep_operation_files() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update stored_file s set attached_at = new.changed_at
    from operation o join operation_file f on f.customer_id = o.customer_id and f.operation_id = o.operation_id
    where o.id = new.operation_id and s.uuid = f.file_uuid and s.attached_at is null;
  return null;
end
$$;
revoke all on function keep_operation_files from public;
create trigger keep_operation_files after insert on rail_order for each row when (new.rail = 'swift')
  execute function keep_operation_files();

-- The message that went out about a transfer, and what the banks on its way have reported, as the network was last heard.
create table swift_message (
  -- The key of the order; every bank on the way knows the transfer by it.
  key uuid primary key references rail_order (key),
  message text not null,
  sent_at timestamptz not null,
  -- [{ stage, at, note }], the earliest first.
  steps jsonb not null
);

-- What the network of the demonstration will report about a message, and when: it stands for the banks abroad and keeps its own memory.
create table sandbox_swift (
  key uuid primary key,
  -- As in swift_message.
  steps jsonb not null
);

grant select, insert on sandbox_swift to tulpar_bank;
grant select on bank_abroad, swift_correspondent, country, code_abroad to tulpar_bank;
grant select, insert on operation_file to tulpar_bank;
grant select, insert on swift_message to tulpar_bank;
grant update (steps) on swift_message to tulpar_bank;
