-- Taxes and fines: where they are due, what they are counted by, and what paying them costs.

-- Parts of the country by the state classifier of territories. Codes of aiyl aimaks are not confirmed; an operator loads them.
create table territory (
  code text primary key check (code ~ '^417[0-9]{11}$'),
  parent_code text references territory,
  level text not null check (level in ('region', 'city', 'aimak')),
  verified boolean not null,
  name jsonb not null,
  check ((level = 'region') = (parent_code is null))
);
insert into territory (code, parent_code, level, verified, name)
  select t.code, t.parent, t.level, t.level <> 'aimak', jsonb_build_object('ru', t.ru, 'en', t.en, 'kg', t.kg, 'cn', t.cn)
    from (values
      ('41711000000000', null, 'region', 'г. Бишкек', 'Bishkek city', 'Бишкек шаары', '比什凯克市'),
      ('41721000000000', null, 'region', 'г. Ош', 'Osh city', 'Ош шаары', '奥什市'),
      ('41702000000000', null, 'region', 'Иссык-Кульская область', 'Issyk-Kul region', 'Ысык-Көл облусу', '伊塞克湖州'),
      ('41703000000000', null, 'region', 'Джалал-Абадская область', 'Jalal-Abad region', 'Жалал-Абад облусу', '贾拉拉巴德州'),
      ('41704000000000', null, 'region', 'Нарынская область', 'Naryn region', 'Нарын облусу', '纳伦州'),
      ('41705000000000', null, 'region', 'Баткенская область', 'Batken region', 'Баткен облусу', '巴特肯州'),
      ('41706000000000', null, 'region', 'Ошская область', 'Osh region', 'Ош облусу', '奥什州'),
      ('41707000000000', null, 'region', 'Таласская область', 'Talas region', 'Талас облусу', '塔拉斯州'),
      ('41708000000000', null, 'region', 'Чуйская область', 'Chui region', 'Чүй облусу', '楚河州'),
      ('41711201000000', '41711000000000', 'city', 'Ленинский район', 'Leninsky district', 'Ленин району', 'Leninsky district'),
      ('41711202000000', '41711000000000', 'city', 'Октябрьский район', 'Oktyabrsky district', 'Октябрь району', 'Oktyabrsky district'),
      ('41711203000000', '41711000000000', 'city', 'Первомайский район', 'Pervomaisky district', 'Биринчи май району', 'Pervomaisky district'),
      ('41711204000000', '41711000000000', 'city', 'Свердловский район', 'Sverdlovsky district', 'Свердлов району', 'Sverdlovsky district'),
      ('41702205000000', '41702000000000', 'city', 'Ак-Суйский район', 'Ak-Suu district', 'Ак-Суу району', 'Ak-Suu district'),
      ('41702210000000', '41702000000000', 'city', 'Жети-Огузский район', 'Jeti-Oguz district', 'Жети-Өгүз району', 'Jeti-Oguz district'),
      ('41702215000000', '41702000000000', 'city', 'Иссык-Кульский район', 'Issyk-Kul district', 'Ысык-Көл району', 'Issyk-Kul district'),
      ('41702220000000', '41702000000000', 'city', 'Тонский район', 'Ton district', 'Тоң району', 'Ton district'),
      ('41702225000000', '41702000000000', 'city', 'Тюпский район', 'Tyup district', 'Түп району', 'Tyup district'),
      ('41702410000010', '41702000000000', 'city', 'г. Каракол', 'Karakol city', 'Каракол шаары', 'Karakol city'),
      ('41702420000010', '41702000000000', 'city', 'г. Балыкчы', 'Balykchy city', 'Балыкчы шаары', 'Balykchy city'),
      ('41703204000000', '41703000000000', 'city', 'Ала-Букинский район', 'Ala-Buka district', 'Ала-Бука району', 'Ala-Buka district'),
      ('41703207000000', '41703000000000', 'city', 'Базар-Коргонский район', 'Bazar-Korgon district', 'Базар-Коргон району', 'Bazar-Korgon district'),
      ('41703211000000', '41703000000000', 'city', 'Аксыйский район', 'Aksy district', 'Аксы району', 'Aksy district'),
      ('41703215000000', '41703000000000', 'city', 'Ноокенский район', 'Nooken district', 'Ноокен району', 'Nooken district'),
      ('41703220000000', '41703000000000', 'city', 'Сузакский район', 'Suzak district', 'Сузак району', 'Suzak district'),
      ('41703223000000', '41703000000000', 'city', 'Тогуз-Тороуский район', 'Toguz-Toro district', 'Тогуз-Торо району', 'Toguz-Toro district'),
      ('41703225000000', '41703000000000', 'city', 'Токтогульский район', 'Toktogul district', 'Токтогул району', 'Toktogul district'),
      ('41703230000000', '41703000000000', 'city', 'Чаткальский район', 'Chatkal district', 'Чаткал району', 'Chatkal district'),
      ('41703410000010', '41703000000000', 'city', 'г. Джалал-Абад (Манас)', 'Jalal-Abad (Manas) city', 'Жалал-Абад (Манас) шаары', 'Jalal-Abad (Manas) city'),
      ('41703420000010', '41703000000000', 'city', 'г. Таш-Кумыр', 'Tash-Kumyr city', 'Таш-Көмүр шаары', 'Tash-Kumyr city'),
      ('41703430000010', '41703000000000', 'city', 'г. Майлуу-Суу', 'Mailuu-Suu city', 'Майлуу-Суу шаары', 'Mailuu-Suu city'),
      ('41703440000010', '41703000000000', 'city', 'г. Кара-Куль', 'Kara-Kul city', 'Кара-Көл шаары', 'Kara-Kul city'),
      ('41704210000000', '41704000000000', 'city', 'Ак-Талинский район', 'Ak-Talaa district', 'Ак-Талаа району', 'Ak-Talaa district'),
      ('41704220000000', '41704000000000', 'city', 'Ат-Башинский район', 'At-Bashy district', 'Ат-Башы району', 'At-Bashy district'),
      ('41704230000000', '41704000000000', 'city', 'Жумгальский район', 'Jumgal district', 'Жумгал району', 'Jumgal district'),
      ('41704235000000', '41704000000000', 'city', 'Кочкорский район', 'Kochkor district', 'Кочкор району', 'Kochkor district'),
      ('41704245000000', '41704000000000', 'city', 'Нарынский район', 'Naryn district', 'Нарын району', 'Naryn district'),
      ('41704400000010', '41704000000000', 'city', 'г. Нарын', 'Naryn city', 'Нарын шаары', 'Naryn city'),
      ('41705214000000', '41705000000000', 'city', 'Баткенский район', 'Batken district', 'Баткен району', 'Batken district'),
      ('41705236000000', '41705000000000', 'city', 'Лейлекский район', 'Leilek district', 'Лейлек району', 'Leilek district'),
      ('41705258000000', '41705000000000', 'city', 'Кадамжайский район', 'Kadamjay district', 'Кадамжай району', 'Kadamjay district'),
      ('41705410000010', '41705000000000', 'city', 'г. Баткен', 'Batken city', 'Баткен шаары', 'Batken city'),
      ('41705420000010', '41705000000000', 'city', 'г. Сулюкта', 'Sulukta city', 'Сүлүктү шаары', 'Sulukta city'),
      ('41705430000010', '41705000000000', 'city', 'г. Кызыл-Кия', 'Kyzyl-Kiya city', 'Кызыл-Кыя шаары', 'Kyzyl-Kiya city'),
      ('41706207000000', '41706000000000', 'city', 'Алайский район', 'Alay district', 'Алай району', 'Alay district'),
      ('41706211000000', '41706000000000', 'city', 'Араванский район', 'Aravan district', 'Араван району', 'Aravan district'),
      ('41706226000000', '41706000000000', 'city', 'Кара-Сууский район', 'Kara-Suu district', 'Кара-Суу району', 'Kara-Suu district'),
      ('41706242000000', '41706000000000', 'city', 'Ноокатский район', 'Nookat district', 'Ноокат району', 'Nookat district'),
      ('41706246000000', '41706000000000', 'city', 'Кара-Кульджинский район', 'Kara-Kulja district', 'Кара-Кулжа району', 'Kara-Kulja district'),
      ('41706255000000', '41706000000000', 'city', 'Узгенский район', 'Uzgen district', 'Өзгөн району', 'Uzgen district'),
      ('41706259000000', '41706000000000', 'city', 'Чон-Алайский район', 'Chon-Alay district', 'Чоң-Алай району', 'Chon-Alay district'),
      ('41707215000000', '41707000000000', 'city', 'Кара-Бууринский район', 'Kara-Buura district', 'Кара-Буура району', 'Kara-Buura district'),
      ('41707220000000', '41707000000000', 'city', 'Бакай-Атинский район', 'Bakay-Ata district', 'Бакай-Ата району', 'Bakay-Ata district'),
      ('41707225000000', '41707000000000', 'city', 'Манасский район', 'Manas district', 'Манас району', 'Manas district'),
      ('41707232000000', '41707000000000', 'city', 'Таласский район', 'Talas district', 'Талас району', 'Talas district'),
      ('41707400000010', '41707000000000', 'city', 'г. Талас', 'Talas city', 'Талас шаары', 'Talas city'),
      ('41708203000000', '41708000000000', 'city', 'Аламудунский район', 'Alamudun district', 'Аламүдүн району', 'Alamudun district'),
      ('41708206000000', '41708000000000', 'city', 'Ысык-Атинский район', 'Ysyk-Ata district', 'Ысык-Ата району', 'Ysyk-Ata district'),
      ('41708209000000', '41708000000000', 'city', 'Жайылский район', 'Jayyl district', 'Жайыл району', 'Jayyl district'),
      ('41708213000000', '41708000000000', 'city', 'Кеминский район', 'Kemin district', 'Кемин району', 'Kemin district'),
      ('41708217000000', '41708000000000', 'city', 'Московский район', 'Moskovsky district', 'Москва району', 'Moskovsky district'),
      ('41708219000000', '41708000000000', 'city', 'Панфиловский район', 'Panfilov district', 'Панфилов району', 'Panfilov district'),
      ('41708222000000', '41708000000000', 'city', 'Сокулукский район', 'Sokuluk district', 'Сокулук району', 'Sokuluk district'),
      ('41708223000000', '41708000000000', 'city', 'Чуйский район', 'Chui district', 'Чүй району', 'Chui district'),
      ('41708400000010', '41708000000000', 'city', 'г. Токмок', 'Tokmok city', 'Токмок шаары', 'Tokmok city'),
      ('41708203805000', '41708203000000', 'aimak', 'Аламудунский айыл аймак', 'Alamudun aiyl aimak', 'Аламүдүн айыл аймагы', 'Alamudun aiyl aimak'),
      ('41708203813000', '41708203000000', 'aimak', 'Ала-Арчинский айыл аймак', 'Ala-Archa aiyl aimak', 'Ала-Арча айыл аймагы', 'Ala-Archa aiyl aimak'),
      ('41708203826000', '41708203000000', 'aimak', 'Лебединовский айыл аймак', 'Lebedinovka aiyl aimak', 'Лебединовка айыл аймагы', 'Lebedinovka aiyl aimak'),
      ('41708203840000', '41708203000000', 'aimak', 'Таш-Дёбёнский айыл аймак', 'Tash-Dobo aiyl aimak', 'Таш-Дөбө айыл аймагы', 'Tash-Dobo aiyl aimak'),
      ('41708222808000', '41708222000000', 'aimak', 'Сокулукский айыл аймак', 'Sokuluk aiyl aimak', 'Сокулук айыл аймагы', 'Sokuluk aiyl aimak'),
      ('41708222815000', '41708222000000', 'aimak', 'Новопавловский айыл аймак', 'Novopavlovka aiyl aimak', 'Новопавловка айыл аймагы', 'Novopavlovka aiyl aimak'),
      ('41708206810000', '41708206000000', 'aimak', 'Кантский айыл аймак', 'Kant aiyl aimak', 'Кант айыл аймагы', 'Kant aiyl aimak'),
      ('41708206822000', '41708206000000', 'aimak', 'Ивановский айыл аймак', 'Ivanovka aiyl aimak', 'Ивановка айыл аймагы', 'Ivanovka aiyl aimak'),
      ('41706226807000', '41706226000000', 'aimak', 'Кара-Сууский айыл аймак', 'Kara-Suu aiyl aimak', 'Кара-Суу айыл аймагы', 'Kara-Suu aiyl aimak'),
      ('41706226819000', '41706226000000', 'aimak', 'Нариманский айыл аймак', 'Nariman aiyl aimak', 'Нариман айыл аймагы', 'Nariman aiyl aimak'),
      ('41702215804000', '41702215000000', 'aimak', 'Бостеринский айыл аймак', 'Bosteri aiyl aimak', 'Бостери айыл аймагы', 'Bosteri aiyl aimak'),
      ('41702215812000', '41702215000000', 'aimak', 'Чолпон-Атинский айыл аймак', 'Cholpon-Ata aiyl aimak', 'Чолпон-Ата айыл аймагы', 'Cholpon-Ata aiyl aimak'))
      t (code, parent, level, ru, en, kg, cn)
    order by case t.level when 'region' then 1 when 'city' then 2 else 3 end;

-- Types of transport and what is paid for them. Only what is verified stands in a source; an operator corrects the rest.
create table transport_type (
  code text primary key check (code ~ '^[0-9]{3}$'),
  base text not null check (base in ('volume', 'value')),
  verified boolean not null,
  name jsonb not null
);
create table transport_rate (
  type_code text not null references transport_type,
  -- Years of service with the year of manufacture; none for the rate without an end.
  up_to_years integer check (up_to_years > 0),
  -- Tyiyn for a cubic centimetre, or hundredths of a percent of the book value.
  rate bigint not null check (rate > 0)
);
create unique index transport_rate_age on transport_rate (type_code, up_to_years) nulls not distinct;
insert into transport_type (code, base, verified, name)
  select t.code, t.base, t.verified, jsonb_build_object('ru', t.ru, 'en', t.en, 'kg', t.kg, 'cn', t.cn)
    from (values
      ('001', 'volume', true, 'Легковой автомобиль, фургон или пикап на его базе', 'Passenger car, van or pickup on its base', 'Жеңил автомобиль, анын базасындагы фургон же пикап', '小客车及其底盘的厢式车或皮卡'),
      ('002', 'volume', false, 'Грузовой автомобиль', 'Truck', 'Жүк ташуучу автомобиль', '货车'),
      ('003', 'volume', false, 'Автобус или микроавтобус', 'Bus or minibus', 'Автобус же микроавтобус', '客车或小巴'),
      ('004', 'volume', false, 'Мотоцикл, мопед или мотороллер', 'Motorcycle, moped or scooter', 'Мотоцикл, мопед же мотороллер', '摩托车、轻便摩托车或踏板车'),
      ('005', 'volume', false, 'Самоходная машина на пневмоходу', 'Self-propelled machine on tyres', 'Пневматикалык дөңгөлөктүү өзү жүрүүчү машина', '轮式自行机械'),
      ('006', 'volume', false, 'Сельскохозяйственная машина', 'Agricultural machine', 'Айыл чарба машинасы', '农业机械'),
      ('007', 'value', true, 'Водный, воздушный или железнодорожный транспорт', 'Water, air or rail transport', 'Суу, аба же темир жол транспорту', '水上、航空或铁路运输工具'),
      ('008', 'value', true, 'Электромобиль и другой транспорт без двигателя внутреннего сгорания', 'Electric and other transport without a combustion engine', 'Электромобиль жана ичинен күйүүчү кыймылдаткычы жок башка транспорт', '电动车及其他无内燃机的运输工具'))
      t (code, base, verified, ru, en, kg, cn);
insert into transport_rate (type_code, up_to_years, rate) values
  ('001', 5, 90), ('001', 10, 75), ('001', 15, 60), ('001', null, 45),
  ('002', 5, 60), ('002', 10, 50), ('002', 15, 40), ('002', null, 30),
  ('003', 5, 60), ('003', 10, 50), ('003', 15, 40), ('003', null, 30),
  ('004', null, 30), ('005', null, 30), ('006', null, 15), ('007', null, 50), ('008', null, 50);

grant select on territory, transport_type, transport_rate to tulpar_bank;

-- Which fines have been paid is asked by the numbers of their decisions.
create index txn_fine on txn ((terms -> 'details' ->> 'decisionNumber')) where txn_code = 'MAKE_FINE_PAYMENT';
