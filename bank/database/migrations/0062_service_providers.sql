-- Services customers pay for: their categories, their providers and what each provider asks for.

create table service_category (
  id bigint primary key,
  name jsonb not null,
  icon text not null,
  -- Companies see only the categories open to them.
  open_to_companies boolean not null
);

-- Amounts in minor units of the som. Fields are as they go over the wire.
create table service_provider (
  id bigint primary key,
  category_id bigint not null references service_category,
  name jsonb not null,
  also_called text not null,
  -- Where it serves, by ISO 3166-2; everywhere when there is none.
  regions text[] not null,
  way text not null check (way in ('checked', 'single', 'mobile', 'kitep')),
  fields jsonb not null check (jsonb_typeof(fields) = 'array'),
  minimum bigint not null check (minimum > 0),
  maximum bigint not null check (maximum >= minimum),
  -- What the bank takes: hundredths of a percent, not less and not more than so much.
  fee_basis_points bigint not null check (fee_basis_points between 0 and 10000),
  fee_minimum bigint not null check (fee_minimum >= 0),
  fee_maximum bigint check (fee_maximum >= fee_minimum),
  phone_prefixes text[] not null
);

-- How many subscribers a user has asked providers about in the latest hour there was: debts are not to be collected.
create table subscriber_lookup (
  user_id bigint primary key references app_user,
  hour timestamptz not null,
  found integer not null,
  missed integer not null
) with (fillfactor = 70);

-- Whether a user may ask about another subscriber in this hour.
create function may_look_up_subscriber(p_user bigint, p_now timestamptz) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select not exists (select from subscriber_lookup l
    where l.user_id = p_user and l.hour = date_trunc('hour', p_now) and (l.found >= 200 or l.missed >= 20))
$$;

-- Counts what has been asked.
create function count_subscriber_lookup(p_user bigint, p_found boolean, p_now timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into subscriber_lookup as l (user_id, hour, found, missed)
    values (p_user, date_trunc('hour', p_now), p_found::integer, (not p_found)::integer)
    on conflict (user_id) do update set hour = excluded.hour,
      found = case when l.hour = excluded.hour then l.found else 0 end + excluded.found,
      missed = case when l.hour = excluded.hour then l.missed else 0 end + excluded.missed
$$;

insert into service_category (id, name, icon, open_to_companies) values
  (1, '{"ru": "Электричество", "en": "Electricity", "kg": "Электр энергиясы", "cn": "电费"}', 'bolt', true),
  (2, '{"ru": "Газ", "en": "Gas", "kg": "Газ", "cn": "燃气费"}', 'flame', true),
  (3, '{"ru": "Вода", "en": "Water", "kg": "Суу", "cn": "水费"}', 'drop', true),
  (4, '{"ru": "Отопление", "en": "Heating", "kg": "Жылуулук", "cn": "供暖费"}', 'heat', true),
  (5, '{"ru": "Дом и двор", "en": "House and yard", "kg": "Үй жана короо", "cn": "物业与清洁"}', 'recycle', true),
  (6, '{"ru": "Мобильная связь", "en": "Mobile top-up", "kg": "Мобилдик байланыш", "cn": "手机充值"}', 'mobile', true),
  (7, '{"ru": "Интернет", "en": "Internet", "kg": "Интернет", "cn": "宽带"}', 'wifi', true),
  (8, '{"ru": "Телевидение", "en": "Television", "kg": "Телекөрсөтүү", "cn": "电视"}', 'screen', true),
  (9, '{"ru": "Городской телефон", "en": "Landline", "kg": "Шаардык телефон", "cn": "固定电话"}', 'phone', true),
  (10, '{"ru": "Детские сады", "en": "Kindergartens", "kg": "Бала бакчалар", "cn": "幼儿园"}', 'toy', false),
  (11, '{"ru": "Учёба", "en": "Education", "kg": "Окуу", "cn": "教育"}', 'book', false),
  (12, '{"ru": "Кредиты других организаций", "en": "Loans elsewhere", "kg": "Башка уюмдардын насыялары", "cn": "其他机构贷款"}', 'coins', false),
  (13, '{"ru": "Охрана", "en": "Security", "kg": "Коргоо", "cn": "安保"}', 'shield', true),
  (14, '{"ru": "Транспорт", "en": "Transport", "kg": "Транспорт", "cn": "交通"}', 'bus', false),
  (15, '{"ru": "Игры", "en": "Games", "kg": "Оюндар", "cn": "游戏"}', 'game', false);

with field (key, description) as (values
  ('account7', '{"name": "subscriber", "label": {"ru": "Лицевой счёт", "en": "Customer account", "kg": "Жеке эсеп", "cn": "用户号"}, "hint": {"ru": "Номер стоит в квитанции и в договоре", "en": "The number is on the bill and in the contract", "kg": "Номер дүмүрчөктө жана келишимде жазылган", "cn": "号码见账单和合同"}, "keyboard": "digits", "required": true, "maxLength": 7, "regexp": "\\d{7}", "example": "1204567", "values": []}'::jsonb),
  ('account9', '{"name": "subscriber", "label": {"ru": "Лицевой счёт", "en": "Customer account", "kg": "Жеке эсеп", "cn": "用户号"}, "hint": {"ru": "Номер стоит в квитанции и в договоре", "en": "The number is on the bill and in the contract", "kg": "Номер дүмүрчөктө жана келишимде жазылган", "cn": "号码见账单和合同"}, "keyboard": "digits", "required": true, "maxLength": 9, "regexp": "\\d{9}", "example": "120456789", "values": []}'::jsonb),
  ('account10', '{"name": "subscriber", "label": {"ru": "Лицевой счёт", "en": "Customer account", "kg": "Жеке эсеп", "cn": "用户号"}, "hint": {"ru": "Номер стоит в квитанции и в договоре", "en": "The number is on the bill and in the contract", "kg": "Номер дүмүрчөктө жана келишимде жазылган", "cn": "号码见账单和合同"}, "keyboard": "digits", "required": true, "maxLength": 10, "regexp": "\\d{10}", "example": "4200123456", "values": []}'::jsonb),
  ('account6', '{"name": "subscriber", "label": {"ru": "Лицевой счёт", "en": "Customer account", "kg": "Жеке эсеп", "cn": "用户号"}, "hint": {"ru": "Номер стоит в квитанции и в договоре", "en": "The number is on the bill and in the contract", "kg": "Номер дүмүрчөктө жана келишимде жазылган", "cn": "号码见账单和合同"}, "keyboard": "digits", "required": true, "maxLength": 6, "regexp": "\\d{6}", "example": "204567", "values": []}'::jsonb),
  ('contract', '{"name": "subscriber", "label": {"ru": "Номер договора", "en": "Contract number", "kg": "Келишимдин номери", "cn": "合同号"}, "hint": {"ru": "Номер стоит в квитанции и в договоре", "en": "The number is on the bill and in the contract", "kg": "Номер дүмүрчөктө жана келишимде жазылган", "cn": "号码见账单和合同"}, "keyboard": "digits", "required": true, "maxLength": 8, "regexp": "\\d{5,8}", "example": "1020304", "values": []}'::jsonb),
  ('landline', '{"name": "subscriber", "label": {"ru": "Городской номер", "en": "Landline number", "kg": "Шаардык номер", "cn": "固定电话号码"}, "hint": {"ru": "С кодом города, например 0312 61 00 00", "en": "With the area code, for example 0312 61 00 00", "kg": "Шаардын коду менен, мисалы 0312 61 00 00", "cn": "含区号，例如 0312 61 00 00"}, "keyboard": "digits", "required": true, "maxLength": 10, "regexp": "03\\d{8}", "example": "0312610000", "values": []}'::jsonb),
  ('phone', '{"name": "subscriber", "label": {"ru": "Номер телефона", "en": "Phone number", "kg": "Телефон номери", "cn": "手机号码"}, "hint": {"ru": "Например 0555 123 456", "en": "For example 0555 123 456", "kg": "Мисалы 0555 123 456", "cn": "例如 0555 123 456"}, "keyboard": "phone", "required": true, "maxLength": 10, "regexp": "0[1-9]\\d{8}", "example": "0555123456", "values": []}'::jsonb),
  ('child', '{"name": "subscriber", "label": {"ru": "Номер договора с садом", "en": "Contract with the kindergarten", "kg": "Бала бакча менен келишимдин номери", "cn": "幼儿园合同号"}, "hint": {"ru": "Номер стоит в квитанции и в договоре", "en": "The number is on the bill and in the contract", "kg": "Номер дүмүрчөктө жана келишимде жазылган", "cn": "号码见账单和合同"}, "keyboard": "digits", "required": true, "maxLength": 8, "regexp": "\\d{4,8}", "example": "10256", "values": []}'::jsonb),
  ('student', '{"name": "subscriber", "label": {"ru": "Номер студенческого", "en": "Student number", "kg": "Студенттик билеттин номери", "cn": "学生证号"}, "hint": {"ru": "Он стоит в студенческом билете", "en": "It is on the student card", "kg": "Ал студенттик билетте жазылган", "cn": "见学生证"}, "keyboard": "digits", "required": true, "maxLength": 8, "regexp": "\\d{6,8}", "example": "2026104", "values": []}'::jsonb),
  ('loan', '{"name": "subscriber", "label": {"ru": "Номер кредита", "en": "Loan number", "kg": "Насыянын номери", "cn": "贷款号"}, "hint": {"ru": "Буквы и цифры из графика погашения, например KR-204517", "en": "Letters and digits from the repayment schedule, for example KR-204517", "kg": "Төлөө графигиндеги тамгалар жана сандар, мисалы KR-204517", "cn": "还款计划上的字母和数字，例如 KR-204517"}, "keyboard": "text", "required": true, "maxLength": 12, "regexp": "[A-Z]{2}-\\d{6,9}", "example": "KR-204517", "values": []}'::jsonb),
  ('nick', '{"name": "subscriber", "label": {"ru": "Имя в игре", "en": "Player name", "kg": "Оюндагы ат", "cn": "游戏角色名"}, "hint": {"ru": "Латиница, цифры и знак подчёркивания", "en": "Latin letters, digits and underscore", "kg": "Латын тамгалары, сандар жана астынкы сызык", "cn": "拉丁字母、数字和下划线"}, "keyboard": "text", "required": true, "maxLength": 20, "regexp": "[A-Za-z0-9_]{3,20}", "example": "Manas_2026", "values": []}'::jsonb),
  ('card', '{"name": "subscriber", "label": {"ru": "Номер транспортной карты", "en": "Travel card number", "kg": "Транспорт картасынын номери", "cn": "交通卡号"}, "hint": {"ru": "Он стоит на обороте карты", "en": "It is on the back of the card", "kg": "Ал картанын арткы бетинде жазылган", "cn": "见卡背面"}, "keyboard": "digits", "required": true, "maxLength": 12, "regexp": "\\d{12}", "example": "417200315566", "values": []}'::jsonb),
  ('service', '{"name": "service", "label": {"ru": "Что оплачиваете", "en": "What you are paying for", "kg": "Эмне үчүн төлөйсүз", "cn": "缴费项目"}, "hint": {"ru": "Выберите из списка", "en": "Choose from the list", "kg": "Тизмеден тандаңыз", "cn": "请从列表中选择"}, "keyboard": "text", "required": true, "maxLength": 20, "regexp": ".+", "example": "tuition", "values": [{"value": "tuition", "name": {"ru": "Обучение", "en": "Tuition", "kg": "Окуу", "cn": "学费"}}, {"value": "hostel", "name": {"ru": "Общежитие", "en": "Hall of residence", "kg": "Жатакана", "cn": "宿舍费"}}, {"value": "exam", "name": {"ru": "Пересдача", "en": "Resit", "kg": "Кайра тапшыруу", "cn": "补考费"}}]}'::jsonb),
  ('period', '{"name": "period", "label": {"ru": "За какой месяц", "en": "For which month", "kg": "Кайсы ай үчүн", "cn": "缴费月份"}, "hint": {"ru": "Месяц и год, например 11.2026", "en": "Month and year, for example 11.2026", "kg": "Ай жана жыл, мисалы 11.2026", "cn": "月份和年份，例如 11.2026"}, "keyboard": "text", "required": true, "maxLength": 7, "regexp": "(?:0[1-9]|1[0-2])\\.20\\d\\d", "example": "11.2026", "values": []}'::jsonb),
  ('reading', '{"name": "reading", "label": {"ru": "Показание счётчика", "en": "Meter reading", "kg": "Эсептегичтин көрсөткүчү", "cn": "表读数"}, "hint": {"ru": "Можно не заполнять", "en": "You may leave it empty", "kg": "Толтурбай койсо болот", "cn": "可不填"}, "keyboard": "digits", "required": false, "maxLength": 7, "regexp": "\\d{1,7}", "example": "10482", "values": []}'::jsonb),
  ('payer', '{"name": "payerName", "label": {"ru": "Фамилия и имя", "en": "Surname and name", "kg": "Фамилиясы жана аты", "cn": "姓名"}, "hint": {"ru": "Того, за кого платите", "en": "Of the person you are paying for", "kg": "Ким үчүн төлөсөңүз, ошонуку", "cn": "被缴费人的姓名"}, "keyboard": "text", "required": true, "maxLength": 60, "regexp": "\\p{L}[\\p{L}''’. -]{3,59}", "example": "Асанова Айгуль", "values": []}'::jsonb)
), provider (id, category_id, name, also_called, regions, way, asked, minimum, maximum, fee_basis_points, fee_minimum, fee_maximum,
    phone_prefixes) as (values
  (101, 1, '{"ru": "Ала-Нур Электро", "en": "Ala-Nur Electric", "kg": "Ала-Нур Электро", "cn": "阿拉努尔电力"}'::jsonb, 'свет ток elektro svet', '{KG-GB,KG-C,KG-T}'::text[], 'checked', '{account9,reading}'::text[], 1000, 5000000, 0, 0, null::bigint, '{}'::text[]),
  (102, 1, '{"ru": "Ысык-Көл Жарык", "en": "Issyk-Kul Light", "kg": "Ысык-Көл Жарык", "cn": "伊塞克电力"}'::jsonb, 'свет ток Иссык-Куль Нарын', '{KG-Y,KG-N}'::text[], 'checked', '{account9,reading}'::text[], 1000, 5000000, 0, 0, null::bigint, '{}'::text[]),
  (103, 1, '{"ru": "Түштүк Энерго", "en": "South Energy", "kg": "Түштүк Энерго", "cn": "南方电力"}'::jsonb, 'свет ток Ош Джалал-Абад Баткен юг', '{KG-GO,KG-O,KG-J,KG-B}'::text[], 'checked', '{account9,reading}'::text[], 1000, 5000000, 0, 0, null::bigint, '{}'::text[]),
  (201, 2, '{"ru": "Көк Жалын Газ", "en": "Blue Flame Gas", "kg": "Көк Жалын Газ", "cn": "蓝焰燃气"}'::jsonb, 'голубое топливо gaz', '{KG-GB,KG-GO,KG-C}'::text[], 'checked', '{account10,reading}'::text[], 1000, 5000000, 0, 0, null::bigint, '{}'::text[]),
  (202, 2, '{"ru": "Баллон Сервис", "en": "Bottle Service", "kg": "Баллон Сервис", "cn": "瓶装燃气"}'::jsonb, 'баллоны доставка', '{}'::text[], 'single', '{contract}'::text[], 5000, 2000000, 50, 500, 10000, '{}'::text[]),
  (301, 3, '{"ru": "Көл Суу", "en": "Kol Water", "kg": "Көл Суу", "cn": "科尔自来水"}'::jsonb, 'водоканал водопровод vodokanal', '{KG-GB}'::text[], 'checked', '{account7,reading}'::text[], 1000, 3000000, 0, 0, null::bigint, '{}'::text[]),
  (302, 3, '{"ru": "Ак-Буура Суу", "en": "Ak-Buura Water", "kg": "Ак-Буура Суу", "cn": "阿克布拉自来水"}'::jsonb, 'водоканал Ош', '{KG-GO,KG-O}'::text[], 'checked', '{account7,reading}'::text[], 1000, 3000000, 0, 0, null::bigint, '{}'::text[]),
  (303, 3, '{"ru": "Айыл Суусу", "en": "Village Water", "kg": "Айыл Суусу", "cn": "乡村供水"}'::jsonb, 'сельский водопровод айыл', '{KG-C,KG-Y,KG-N,KG-T,KG-J,KG-B}'::text[], 'single', '{account6,period}'::text[], 1000, 1000000, 50, 300, 5000, '{}'::text[]),
  (401, 4, '{"ru": "Тоо-Жылуу", "en": "Mountain Heat", "kg": "Тоо-Жылуу", "cn": "山区供热"}'::jsonb, 'тепло теплосеть ТЭЦ горячая вода', '{KG-GB}'::text[], 'checked', '{account9}'::text[], 1000, 5000000, 0, 0, null::bigint, '{}'::text[]),
  (402, 4, '{"ru": "Оштун Жылуулугу", "en": "Osh Heat", "kg": "Оштун Жылуулугу", "cn": "奥什供热"}'::jsonb, 'тепло теплосеть горячая вода', '{KG-GO}'::text[], 'checked', '{account9}'::text[], 1000, 5000000, 0, 0, null::bigint, '{}'::text[]),
  (501, 5, '{"ru": "Таза Шаар", "en": "Clean City", "kg": "Таза Шаар", "cn": "清洁城市"}'::jsonb, 'мусор вывоз тбо', '{KG-GB}'::text[], 'checked', '{account7}'::text[], 1000, 2000000, 0, 0, null::bigint, '{}'::text[]),
  (502, 5, '{"ru": "Биздин Короо", "en": "Our Yard", "kg": "Биздин Короо", "cn": "我们的院子"}'::jsonb, 'домофон лифт тсж домком', '{KG-GB,KG-GO}'::text[], 'single', '{contract,period}'::text[], 5000, 2000000, 0, 0, null::bigint, '{}'::text[]),
  (601, 6, '{"ru": "Улар Мобайл", "en": "Ular Mobile", "kg": "Улар Мобайл", "cn": "乌拉尔移动"}'::jsonb, 'сотовая единицы баланс', '{}'::text[], 'mobile', '{phone}'::text[], 500, 1500000, 0, 0, null::bigint, '{50,51,52,53,54,57,58,59,70}'::text[]),
  (602, 6, '{"ru": "Шумкар Телеком", "en": "Shumkar Telecom", "kg": "Шумкар Телеком", "cn": "舒姆卡尔电信"}'::jsonb, 'сотовая единицы баланс', '{}'::text[], 'mobile', '{phone}'::text[], 500, 1500000, 0, 0, null::bigint, '{55,75,88,990,995,997,998}'::text[]),
  (603, 6, '{"ru": "Көк Тел", "en": "Kok Tel", "kg": "Көк Тел", "cn": "科克通信"}'::jsonb, 'сотовая единицы баланс', '{}'::text[], 'mobile', '{phone}'::text[], 500, 1500000, 0, 0, null::bigint, '{22,77,996,999}'::text[]),
  (604, 6, '{"ru": "Аска Мобайл", "en": "Aska Mobile", "kg": "Аска Мобайл", "cn": "阿斯卡移动"}'::jsonb, 'сотовая единицы баланс', '{}'::text[], 'mobile', '{phone}'::text[], 500, 500000, 100, 200, 5000, '{20,56,506}'::text[]),
  (701, 7, '{"ru": "Арча Интернет", "en": "Archa Internet", "kg": "Арча Интернет", "cn": "阿尔查宽带"}'::jsonb, 'провайдер wifi вайфай', '{}'::text[], 'checked', '{contract}'::text[], 1000, 2000000, 0, 0, null::bigint, '{}'::text[]),
  (702, 7, '{"ru": "Жибек Нет", "en": "Jibek Net", "kg": "Жибек Нет", "cn": "吉别克网络"}'::jsonb, 'провайдер wifi вайфай оптика', '{KG-GB,KG-C}'::text[], 'checked', '{contract}'::text[], 1000, 2000000, 0, 0, null::bigint, '{}'::text[]),
  (703, 7, '{"ru": "Тоолуу Оптика", "en": "Mountain Fibre", "kg": "Тоолуу Оптика", "cn": "山地光纤"}'::jsonb, 'провайдер wifi вайфай', '{KG-Y,KG-N,KG-T}'::text[], 'checked', '{contract}'::text[], 1000, 2000000, 0, 0, null::bigint, '{}'::text[]),
  (801, 8, '{"ru": "Бүркүт ТВ", "en": "Burkut TV", "kg": "Бүркүт ТВ", "cn": "布尔库特电视"}'::jsonb, 'кабельное телевидение каналы', '{}'::text[], 'checked', '{contract}'::text[], 1000, 1000000, 0, 0, null::bigint, '{}'::text[]),
  (802, 8, '{"ru": "Сан Экран", "en": "San Screen", "kg": "Сан Экран", "cn": "桑视频"}'::jsonb, 'цифровое телевидение приставка', '{}'::text[], 'single', '{contract}'::text[], 1000, 1000000, 0, 0, null::bigint, '{}'::text[]),
  (901, 9, '{"ru": "Кыргыз Линия", "en": "Kyrgyz Line", "kg": "Кыргыз Линия", "cn": "吉尔吉斯专线"}'::jsonb, 'стационарный городской телефон', '{}'::text[], 'checked', '{landline}'::text[], 1000, 1000000, 0, 0, null::bigint, '{}'::text[]),
  (1001, 10, '{"ru": "Балапан", "en": "Balapan", "kg": "Балапан", "cn": "巴拉潘幼儿园"}'::jsonb, 'садик детсад', '{KG-GB}'::text[], 'checked', '{child,period}'::text[], 10000, 5000000, 0, 0, null::bigint, '{}'::text[]),
  (1002, 10, '{"ru": "Күн Нуру", "en": "Kun Nuru", "kg": "Күн Нуру", "cn": "阳光幼儿园"}'::jsonb, 'садик детсад', '{KG-GO}'::text[], 'checked', '{child,period}'::text[], 10000, 5000000, 0, 0, null::bigint, '{}'::text[]),
  (1101, 11, '{"ru": "Жаңы китеп", "en": "Jany Kitep", "kg": "Жаңы китеп", "cn": "新课本"}'::jsonb, 'учебники аренда школа книги kitep', '{}'::text[], 'kitep', '{}'::text[], 2500, 500000, 0, 0, null::bigint, '{}'::text[]),
  (1102, 11, '{"ru": "Университет «Ала-Арча»", "en": "Ala-Archa University", "kg": "«Ала-Арча» университети", "cn": "阿拉阿尔恰大学"}'::jsonb, 'вуз контракт обучение', '{KG-GB}'::text[], 'single', '{student,service,payer}'::text[], 10000, 20000000, 0, 0, null::bigint, '{}'::text[]),
  (1103, 11, '{"ru": "Колледж «Устат»", "en": "Ustat College", "kg": "«Устат» колледжи", "cn": "乌斯塔特学院"}'::jsonb, 'колледж контракт обучение', '{KG-GO}'::text[], 'single', '{student,service,payer}'::text[], 10000, 10000000, 0, 0, null::bigint, '{}'::text[]),
  (1201, 12, '{"ru": "МФК «Өнүгүү»", "en": "Onuguu Microfinance", "kg": "«Өнүгүү» МФК", "cn": "奥努古小额贷款"}'::jsonb, 'микрокредит мфо заём', '{}'::text[], 'checked', '{loan}'::text[], 5000, 50000000, 30, 1000, 30000, '{}'::text[]),
  (1202, 12, '{"ru": "МКК «Береке Акча»", "en": "Bereke Akcha Microcredit", "kg": "«Береке Акча» МКК", "cn": "别列克小额信贷"}'::jsonb, 'микрокредит мфо заём', '{}'::text[], 'checked', '{loan}'::text[], 5000, 30000000, 30, 1000, 30000, '{}'::text[]),
  (1301, 13, '{"ru": "Кароол Коргоо", "en": "Karool Security", "kg": "Кароол Коргоо", "cn": "卡罗尔安保"}'::jsonb, 'сигнализация охранная пульт', '{}'::text[], 'checked', '{contract}'::text[], 5000, 5000000, 0, 0, null::bigint, '{}'::text[]),
  (1401, 14, '{"ru": "Шаар Транспорт", "en": "City Transport", "kg": "Шаар Транспорт", "cn": "城市交通"}'::jsonb, 'автобус троллейбус проездной карта', '{KG-GB}'::text[], 'single', '{card}'::text[], 1500, 300000, 0, 0, null::bigint, '{}'::text[]),
  (1501, 15, '{"ru": "Көк Бөрү Онлайн", "en": "Kok Boru Online", "kg": "Көк Бөрү Онлайн", "cn": "蓝狼在线"}'::jsonb, 'игра монеты', '{}'::text[], 'single', '{nick}'::text[], 1000, 1000000, 200, 500, null::bigint, '{}'::text[]),
  (1502, 15, '{"ru": "Манас: Жоокерлер", "en": "Manas: Warriors", "kg": "Манас: Жоокерлер", "cn": "玛纳斯勇士"}'::jsonb, 'игра алмазы', '{}'::text[], 'single', '{nick}'::text[], 1000, 1000000, 200, 500, null::bigint, '{}'::text[])
)
insert into service_provider (id, category_id, name, also_called, regions, way, fields, minimum, maximum, fee_basis_points, fee_minimum,
    fee_maximum, phone_prefixes)
  select p.id, p.category_id, p.name, p.also_called, p.regions, p.way,
      coalesce((select jsonb_agg(f.description order by a.place)
        from unnest(p.asked) with ordinality a (key, place) join field f on f.key = a.key), '[]'),
      p.minimum, p.maximum, p.fee_basis_points, p.fee_minimum, p.fee_maximum, p.phone_prefixes
    from provider p;

revoke all on function may_look_up_subscriber, count_subscriber_lookup from public;
grant execute on function may_look_up_subscriber, count_subscriber_lookup to tulpar_bank;
grant select on service_category, service_provider to tulpar_bank;
