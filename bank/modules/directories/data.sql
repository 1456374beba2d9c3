-- Every directory in its first edition: the names of src/domain/directory/Directory.ts.

insert into directory_version (name, changed_at)
  select name, '2026-01-01 00:00:00+06'
    from unnest(array['SERVICE_PROVIDERS', 'SERVICE_CATEGORIES', 'DEPOSIT_PRODUCTS', 'MONEY_TRANSFER_SYSTEMS', 'BANKS',
      'COUNTRIES', 'REGIONS', 'PAYMENT_PURPOSES', 'CODES_ABROAD', 'TRANSPORT_TYPES', 'SECURITY_QUESTIONS', 'PASSWORD_POLICIES',
      'SCHOOL_YEARS', 'BUSINESS_ERRORS', 'CITIES', 'SERVICE_POINTS', 'AD_BLOCKS', 'LOAN_PRODUCTS', 'SHOP_PRODUCTS', 'CHAT_TOPICS']) name;

-- Towns of the country, and larger cities of the countries money goes to most. Names and places after GeoNames (CC BY 4.0).
insert into city (country, region, name)
  select c.country, c.region, jsonb_build_object('ru', c.ru, 'en', c.en, 'kg', c.kg, 'cn', c.cn)
    from (values
      ('KG', 'KG-GB', 'Бишкек', 'Bishkek', 'Бишкек', '比什凯克'),
      ('KG', 'KG-GO', 'Ош', 'Osh', 'Ош', '奥什'),
      ('KG', 'KG-J', 'Жалал-Абад', 'Jalal-Abad', 'Жалал-Абад', '贾拉拉巴德'),
      ('KG', 'KG-Y', 'Каракол', 'Karakol', 'Каракол', '卡拉科尔'),
      ('KG', 'KG-C', 'Токмок', 'Tokmok', 'Токмок', '托克马克'),
      ('KG', 'KG-C', 'Кара-Балта', 'Kara-Balta', 'Кара-Балта', '卡拉巴尔塔'),
      ('KG', 'KG-N', 'Нарын', 'Naryn', 'Нарын', '纳伦'),
      ('KG', 'KG-O', 'Узген', 'Uzgen', 'Өзгөн', '乌兹根'),
      ('KG', 'KG-Y', 'Балыкчы', 'Balykchy', 'Балыкчы', '巴雷克奇'),
      ('KG', 'KG-T', 'Талас', 'Talas', 'Талас', '塔拉斯'),
      ('KG', 'KG-B', 'Кызыл-Кия', 'Kyzyl-Kyya', 'Кызыл-Кыя', '克孜勒基亚'),
      ('KG', 'KG-J', 'Базар-Коргон', 'Bazar-Korgon', 'Базар-Коргон', '巴扎尔科尔贡'),
      ('KG', 'KG-J', 'Таш-Кумыр', 'Tash-Kumyr', 'Таш-Көмүр', '塔什库梅尔'),
      ('KG', 'KG-C', 'Кант', 'Kant', 'Кант', '坎特'),
      ('KG', 'KG-J', 'Токтогул', 'Toktogul', 'Токтогул', '托克托古尔'),
      ('KG', 'KG-Y', 'Чолпон-Ата', 'Cholpon-Ata', 'Чолпон-Ата', '乔尔蓬阿塔'),
      ('KG', 'KG-O', 'Кара-Суу', 'Kara Suu', 'Кара-Суу', '卡拉苏'),
      ('KG', 'KG-B', 'Раззаков', 'Razzakov', 'Раззаков', '拉扎科夫'),
      ('KG', 'KG-Y', 'Кызыл-Суу', 'Kyzyl-Suu', 'Кызыл-Суу', '克孜勒苏'),
      ('KG', 'KG-N', 'Ат-Башы', 'At-Bashi', 'Ат-Башы', '阿特巴希'),
      ('KG', 'KG-B', 'Сулюкта', 'Suluktu', 'Сүлүктү', '苏柳克塔'),
      ('KG', 'KG-J', 'Кочкор-Ата', 'Kochkor-Ata', 'Кочкор-Ата', '科奇科尔阿塔'),
      ('KG', 'KG-O', 'Ноокат', 'Nookat', 'Ноокат', '诺卡特'),
      ('KG', 'KG-J', 'Кербен', 'Kerben', 'Кербен', '克尔本'),
      ('KG', 'KG-Y', 'Тюп', 'Tyup', 'Түп', '秋普'),
      ('KG', 'KG-B', 'Айдаркен', 'Aydarken', 'Айдаркен', '艾达尔肯'),
      ('KG', 'KG-C', 'Каинды', 'Kaindy', 'Кайыңды', '卡因德'),
      ('KG', 'KG-C', 'Кемин', 'Kemin', 'Кемин', '克明'),
      ('KG', 'KG-B', 'Баткен', 'Batken', 'Баткен', '巴特肯'),
      ('KG', 'KG-C', 'Сосновка', 'Sosnovka', 'Сосновка', '索斯诺夫卡'),
      ('KG', 'KG-O', 'Дароот-Коргон', 'Daroot-Korgon', 'Дароот-Коргон', '达罗特科尔贡'),
      ('KG', 'KG-C', 'Сокулук', 'Sokuluk', 'Сокулук', '索库卢克'),
      ('KG', 'KG-T', 'Бакай-Ата', 'Bakai-Ata', 'Бакай-Ата', '巴凯阿塔'),
      ('KG', 'KG-C', 'Лебединовка', 'Lebedinovka', 'Лебединовка', '列别季诺夫卡'),
      ('KG', 'KG-N', 'Кочкор', 'Kochkor', 'Кочкор', '科奇科尔'),
      ('KG', 'KG-T', 'Кызыл-Адыр', 'Kyzyl-Adyr', 'Кызыл-Адыр', '克孜勒阿德尔'),
      ('KG', 'KG-J', 'Казарман', 'Kazarman', 'Казарман', '卡扎尔曼'),
      ('KG', 'KG-O', 'Гульча', 'Gulcha', 'Гүлчө', '古利恰'),
      ('KG', 'KG-N', 'Чаек', 'Chayek', 'Чаек', '恰耶克'),
      ('KG', 'KG-Y', 'Боконбаево', 'Bokonbaevo', 'Бөкөнбаев', '博孔巴耶沃'),
      ('KG', 'KG-C', 'Беловодское', 'Belovodskoye', 'Беловодское', '别洛沃茨科耶'),
      ('KG', 'KG-O', 'Араван', 'Aravan', 'Араван', '阿拉万'),
      ('KG', 'KG-J', 'Ала-Бука', 'Ala-Buka', 'Ала-Бука', '阿拉布卡'),
      ('KG', 'KG-J', 'Сузак', 'Suzak', 'Сузак', '苏扎克'),
      ('KG', 'KG-N', 'Баетово', 'Baetovo', 'Баетов', '巴耶托沃'),
      ('KG', 'KG-J', 'Кара-Куль', 'Kara-Kul', 'Каракөл', '卡拉库尔'),
      ('RU', null, 'Москва', 'Moscow', 'Москва', '莫斯科'),
      ('RU', null, 'Санкт-Петербург', 'Saint Petersburg', 'Санкт-Петербург', '圣彼得堡'),
      ('RU', null, 'Новосибирск', 'Novosibirsk', 'Новосибирск', '新西伯利亚'),
      ('RU', null, 'Екатеринбург', 'Yekaterinburg', 'Екатеринбург', '叶卡捷琳堡'),
      ('RU', null, 'Казань', 'Kazan', 'Казань', '喀山'),
      ('KZ', null, 'Алматы', 'Almaty', 'Алматы', '阿拉木图'),
      ('KZ', null, 'Астана', 'Astana', 'Астана', '阿斯塔纳'),
      ('KZ', null, 'Шымкент', 'Shymkent', 'Чымкент', '奇姆肯特'),
      ('KZ', null, 'Тараз', 'Taraz', 'Тараз', '塔拉兹'),
      ('UZ', null, 'Ташкент', 'Tashkent', 'Ташкент', '塔什干'),
      ('UZ', null, 'Самарканд', 'Samarkand', 'Самарканд', '撒马尔罕'),
      ('UZ', null, 'Андижан', 'Andijan', 'Анжыян', '安集延'),
      ('TJ', null, 'Душанбе', 'Dushanbe', 'Дүйшөмбү', '杜尚别'),
      ('TJ', null, 'Худжанд', 'Khujand', 'Кожент', '苦盏'),
      ('CN', null, 'Пекин', 'Beijing', 'Пекин', '北京'),
      ('CN', null, 'Шанхай', 'Shanghai', 'Шанхай', '上海'),
      ('CN', null, 'Гуанчжоу', 'Guangzhou', 'Гуанчжоу', '广州'),
      ('CN', null, 'Урумчи', 'Urumqi', 'Үрүмчү', '乌鲁木齐'),
      ('TR', null, 'Стамбул', 'Istanbul', 'Стамбул', '伊斯坦布尔'),
      ('TR', null, 'Анкара', 'Ankara', 'Анкара', '安卡拉'),
      ('AE', null, 'Дубай', 'Dubai', 'Дубай', '迪拜'),
      ('AE', null, 'Абу-Даби', 'Abu Dhabi', 'Абу-Даби', '阿布扎比'),
      ('KR', null, 'Сеул', 'Seoul', 'Сеул', '首尔'),
      ('DE', null, 'Берлин', 'Berlin', 'Берлин', '柏林'),
      ('DE', null, 'Франкфурт-на-Майне', 'Frankfurt am Main', 'Майндагы Франкфурт', '法兰克福'),
      ('US', null, 'Нью-Йорк', 'New York', 'Нью-Йорк', '纽约'),
      ('US', null, 'Чикаго', 'Chicago', 'Чикаго', '芝加哥'),
      ('GB', null, 'Лондон', 'London', 'Лондон', '伦敦'))
      c (country, region, ru, en, kg, cn);

-- Branches, cash machines and terminals: one of each kind that stands at a place, some steps apart. A branch is open on working days and
-- Saturdays, a machine around the clock.
insert into service_point (kind, name, address, region, latitude, longitude, hours, services, phone)
  select k.kind,
      jsonb_build_object('ru', k.ru || ' «' || p.ru || '»', 'en', p.en || ' ' || k.en, 'kg', '«' || p.kg || '» ' || k.kg,
        'cn', p.cn || k.cn),
      jsonb_build_object('ru', t.ru || ', ' || p.ru_at, 'en', p.en_at || ', ' || t.en, 'kg', t.kg || ', ' || p.kg_at,
        'cn', t.cn || p.cn_at),
      p.region, p.latitude + k.north, p.longitude + k.east, k.hours, k.services,
      case when k.kind = 'branch' then '+996312001' || (199 + row_number() over (order by k.kind <> 'branch', p.region, p.en)) end
    from (
      select c.region, c.ru, c.en, c.kg, c.cn, c.ru town_ru, 'центр' ru_at, 'town centre' en_at, 'борбору' kg_at, '市中心' cn_at,
          c.latitude, c.longitude, c.kinds
        from (values
          ('KG-GO', 'Ош', 'Osh', 'Ош', '奥什', 40.5283, 72.7985, '{branch,atm,terminal}'::text[]),
          ('KG-J', 'Жалал-Абад', 'Jalal-Abad', 'Жалал-Абад', '贾拉拉巴德', 40.945, 72.9931, '{branch,atm,terminal}'::text[]),
          ('KG-Y', 'Каракол', 'Karakol', 'Каракол', '卡拉科尔', 42.4905, 78.392, '{branch,atm,terminal}'::text[]),
          ('KG-C', 'Токмок', 'Tokmok', 'Токмок', '托克马克', 42.8419, 75.3015, '{branch,atm,terminal}'::text[]),
          ('KG-C', 'Кара-Балта', 'Kara-Balta', 'Кара-Балта', '卡拉巴尔塔', 42.8142, 73.8481, '{branch,atm,terminal}'::text[]),
          ('KG-N', 'Нарын', 'Naryn', 'Нарын', '纳伦', 41.4283, 75.9957, '{branch,atm,terminal}'::text[]),
          ('KG-O', 'Узген', 'Uzgen', 'Өзгөн', '乌兹根', 40.7699, 73.3007, '{branch,atm}'::text[]),
          ('KG-Y', 'Балыкчы', 'Balykchy', 'Балыкчы', '巴雷克奇', 42.4602, 76.1871, '{branch,atm}'::text[]),
          ('KG-T', 'Талас', 'Talas', 'Талас', '塔拉斯', 42.5226, 72.2417, '{branch,atm,terminal}'::text[]),
          ('KG-B', 'Кызыл-Кия', 'Kyzyl-Kyya', 'Кызыл-Кыя', '克孜勒基亚', 40.2568, 72.1279, '{branch,atm}'::text[]),
          ('KG-J', 'Базар-Коргон', 'Bazar-Korgon', 'Базар-Коргон', '巴扎尔科尔贡', 41.0376, 72.7459, '{atm}'::text[]),
          ('KG-J', 'Таш-Кумыр', 'Tash-Kumyr', 'Таш-Көмүр', '塔什库梅尔', 41.3461, 72.2171, '{atm}'::text[]),
          ('KG-C', 'Кант', 'Kant', 'Кант', '坎特', 42.8911, 74.8508, '{atm,terminal}'::text[]),
          ('KG-J', 'Токтогул', 'Toktogul', 'Токтогул', '托克托古尔', 41.8744, 72.9419, '{branch,atm}'::text[]),
          ('KG-Y', 'Чолпон-Ата', 'Cholpon-Ata', 'Чолпон-Ата', '乔尔蓬阿塔', 42.6494, 77.0823, '{branch,atm}'::text[]),
          ('KG-O', 'Кара-Суу', 'Kara Suu', 'Кара-Суу', '卡拉苏', 40.7046, 72.8667, '{atm,terminal}'::text[]),
          ('KG-B', 'Раззаков', 'Razzakov', 'Раззаков', '拉扎科夫', 39.8389, 69.5276, '{branch,atm}'::text[]),
          ('KG-Y', 'Кызыл-Суу', 'Kyzyl-Suu', 'Кызыл-Суу', '克孜勒苏', 42.3421, 78.0064, '{atm}'::text[]),
          ('KG-N', 'Ат-Башы', 'At-Bashi', 'Ат-Башы', '阿特巴希', 41.1695, 75.801, '{atm}'::text[]),
          ('KG-B', 'Сулюкта', 'Suluktu', 'Сүлүктү', '苏柳克塔', 39.9365, 69.5678, '{atm}'::text[]),
          ('KG-J', 'Кочкор-Ата', 'Kochkor-Ata', 'Кочкор-Ата', '科奇科尔阿塔', 41.0371, 72.4832, '{atm}'::text[]),
          ('KG-O', 'Ноокат', 'Nookat', 'Ноокат', '诺卡特', 40.266, 72.6183, '{atm}'::text[]),
          ('KG-J', 'Кербен', 'Kerben', 'Кербен', '克尔本', 41.494, 71.7583, '{atm}'::text[]),
          ('KG-Y', 'Тюп', 'Tyup', 'Түп', '秋普', 42.7276, 78.3648, '{atm}'::text[]),
          ('KG-B', 'Айдаркен', 'Aydarken', 'Айдаркен', '艾达尔肯', 39.9432, 71.3418, '{atm}'::text[]),
          ('KG-C', 'Каинды', 'Kaindy', 'Кайыңды', '卡因德', 42.8247, 73.6758, '{atm}'::text[]),
          ('KG-C', 'Кемин', 'Kemin', 'Кемин', '克明', 42.7861, 75.6917, '{atm}'::text[]),
          ('KG-B', 'Баткен', 'Batken', 'Баткен', '巴特肯', 40.0604, 70.8193, '{branch,atm,terminal}'::text[]),
          ('KG-C', 'Сосновка', 'Sosnovka', 'Сосновка', '索斯诺夫卡', 42.6371, 73.8961, '{atm}'::text[]),
          ('KG-O', 'Дароот-Коргон', 'Daroot-Korgon', 'Дароот-Коргон', '达罗特科尔贡', 39.5527, 72.2052, '{atm}'::text[]),
          ('KG-C', 'Сокулук', 'Sokuluk', 'Сокулук', '索库卢克', 42.854, 74.3026, '{atm}'::text[]),
          ('KG-T', 'Бакай-Ата', 'Bakai-Ata', 'Бакай-Ата', '巴凯阿塔', 42.493, 71.9236, '{atm}'::text[]),
          ('KG-C', 'Лебединовка', 'Lebedinovka', 'Лебединовка', '列别季诺夫卡', 42.8845, 74.6782, '{atm}'::text[]),
          ('KG-N', 'Кочкор', 'Kochkor', 'Кочкор', '科奇科尔', 42.2155, 75.7566, '{atm}'::text[]),
          ('KG-T', 'Кызыл-Адыр', 'Kyzyl-Adyr', 'Кызыл-Адыр', '克孜勒阿德尔', 42.6198, 71.5891, '{atm}'::text[]),
          ('KG-J', 'Казарман', 'Kazarman', 'Казарман', '卡扎尔曼', 41.4045, 74.0283, '{atm}'::text[]),
          ('KG-O', 'Гульча', 'Gulcha', 'Гүлчө', '古利恰', 40.3138, 73.4442, '{atm}'::text[]),
          ('KG-N', 'Чаек', 'Chayek', 'Чаек', '恰耶克', 41.9277, 74.517, '{atm}'::text[]),
          ('KG-Y', 'Боконбаево', 'Bokonbaevo', 'Бөкөнбаев', '博孔巴耶沃', 42.1177, 76.9933, '{atm}'::text[]),
          ('KG-C', 'Беловодское', 'Belovodskoye', 'Беловодское', '别洛沃茨科耶', 42.8294, 74.1083, '{atm}'::text[]),
          ('KG-O', 'Араван', 'Aravan', 'Араван', '阿拉万', 40.5161, 72.4996, '{atm}'::text[]),
          ('KG-J', 'Ала-Бука', 'Ala-Buka', 'Ала-Бука', '阿拉布卡', 41.4105, 71.4863, '{atm}'::text[]),
          ('KG-J', 'Сузак', 'Suzak', 'Сузак', '苏扎克', 40.8982, 72.9048, '{atm}'::text[]),
          ('KG-N', 'Баетово', 'Baetovo', 'Баетов', '巴耶托沃', 41.2667, 74.957, '{atm}'::text[]),
          ('KG-J', 'Кара-Куль', 'Kara-Kul', 'Каракөл', '卡拉库尔', 41.6283, 72.6703, '{atm}'::text[]))
          c (region, ru, en, kg, cn, latitude, longitude, kinds)
      union all
      select 'KG-GB', s.ru, s.en, s.kg, s.cn, 'Бишкек', s.ru_at, s.en_at, s.kg_at, s.cn_at, s.latitude, s.longitude, s.kinds
        from (values
          ('Главный офис', 'Head office', 'Башкы кеңсе', '总行',
            'бульвар Эркиндик', 'Erkindik Boulevard', 'Эркиндик гүлзары', '埃尔金迪克大道', 42.8748, 74.6065, '{branch,atm}'::text[]),
          ('Ала-Тоо', 'Ala-Too', 'Ала-Тоо', '阿拉套',
            'площадь Ала-Тоо', 'Ala-Too Square', 'Ала-Тоо аянты', '阿拉套广场', 42.8759, 74.6037, '{atm}'::text[]),
          ('ЦУМ', 'TSUM', 'ЦУМ', '中央百货',
            'ЦУМ', 'TSUM department store', 'ЦУМ', '中央百货商场', 42.8766, 74.6137, '{branch,atm}'::text[]),
          ('Бишкек Парк', 'Bishkek Park', 'Бишкек Парк', '比什凯克公园',
            'ТРЦ «Бишкек Парк»', 'Bishkek Park mall', '«Бишкек Парк» соода борбору', '比什凯克公园购物中心', 42.8752, 74.5907, '{atm}'::text[]),
          ('Ошский базар', 'Osh Bazaar', 'Ош базары', '奥什巴扎',
            'Ошский базар', 'Osh Bazaar', 'Ош базары', '奥什巴扎', 42.8748, 74.5697, '{atm,terminal}'::text[]),
          ('Вефа', 'Vefa', 'Вефа', '维法',
            '«Вефа Центр»', 'Vefa Centre', '«Вефа» борбору', '维法中心', 42.8572, 74.6096, '{atm}'::text[]),
          ('Азия Молл', 'Asia Mall', 'Азия Молл', '亚洲购物中心',
            'ТРЦ «Азия Молл»', 'Asia Mall', '«Азия Молл» соода борбору', '亚洲购物中心', 42.8557, 74.5851, '{atm}'::text[]),
          ('Дордой', 'Dordoi', 'Дордой', '多尔多伊',
            'рынок «Дордой»', 'Dordoi market', '«Дордой» базары', '多尔多伊市场', 42.9387, 74.6201, '{branch,atm,terminal}'::text[]),
          ('Аламедин', 'Alamedin', 'Аламүдүн', '阿拉米金',
            'Аламединский рынок', 'Alamedin market', 'Аламүдүн базары', '阿拉米金市场', 42.883, 74.62, '{atm,terminal}'::text[]),
          ('Южные ворота', 'South Gate', 'Түштүк дарбаза', '南门',
            'микрорайоны, «Южные ворота»', 'South Gate', '«Түштүк дарбаза»', '南门', 42.8243, 74.5949, '{branch}'::text[]),
          ('Манас', 'Manas', 'Манас', '玛纳斯',
            'аэропорт «Манас»', 'Manas airport', '«Манас» аэропорту', '玛纳斯机场', 43.0613, 74.4776, '{atm,terminal}'::text[]),
          ('Западный автовокзал', 'Western Bus Station', 'Батыш автобекети', '西部汽车站',
            'Западный автовокзал', 'Western bus station', 'Батыш автобекети', '西部汽车站', 42.8735, 74.5664, '{atm,terminal}'::text[]))
          s (ru, en, kg, cn, ru_at, en_at, kg_at, cn_at, latitude, longitude, kinds)
    ) p
      join (values
          ('branch', 'Отделение', 'branch', 'бөлүмү', '网点', 0, 0, '{cash,exchange,cards,loans,deposits,moneyTransfers}'::text[],
            '[{"days": [1, 2, 3, 4, 5], "from": "09:00", "to": "17:00"}, {"days": [6], "from": "10:00", "to": "14:00"}]'::jsonb),
          ('atm', 'Банкомат', 'ATM', 'банкоматы', '自助取款机', 0.0006, 0.0004, '{cash}', '[]'),
          ('terminal', 'Терминал', 'terminal', 'терминалы', '自助终端', -0.0005, 0.0006, '{cashIn,payments}',
            '[{"days": [1, 2, 3, 4, 5, 6, 7], "from": "08:00", "to": "22:00"}]'))
        k (kind, ru, en, kg, cn, north, east, services, hours) on k.kind = any (p.kinds)
      join (select name ->> 'ru' as ru, name ->> 'en' as en, name ->> 'kg' as kg, name ->> 'cn' as cn from city where country = 'KG') t
        on t.ru = p.town_ru
    order by k.kind <> 'branch', k.kind, p.region, p.en;

insert into chat_topic (id, name) values
  (1, '{"ru": "Карты", "en": "Cards", "kg": "Карталар", "cn": "银行卡"}'),
  (2, '{"ru": "Переводы и платежи", "en": "Transfers and payments", "kg": "Которуулар жана төлөмдөр", "cn": "转账和缴费"}'),
  (3, '{"ru": "Кредиты и вклады", "en": "Loans and deposits", "kg": "Насыялар жана аманаттар", "cn": "贷款和存款"}'),
  (4, '{"ru": "Вход и безопасность", "en": "Sign-in and security", "kg": "Кирүү жана коопсуздук", "cn": "登录和安全"}'),
  (5, '{"ru": "Другой вопрос", "en": "Something else", "kg": "Башка суроо", "cn": "其他问题"}');

insert into loan_product (id, name, customer_kinds) values
  (1, '{"ru": "Потребительский кредит", "en": "Personal loan", "kg": "Керектөө кредити", "cn": "消费贷款"}', '{I}'),
  (2, '{"ru": "Автокредит", "en": "Car loan", "kg": "Автокредит", "cn": "汽车贷款"}', '{I}'),
  (3, '{"ru": "Ипотека", "en": "Mortgage", "kg": "Ипотека", "cn": "住房贷款"}', '{I}'),
  (4, '{"ru": "Кредит для бизнеса", "en": "Business loan", "kg": "Бизнес үчүн насыя", "cn": "企业贷款"}', '{C}');

-- Rates in hundredths of a percent a year, amounts in minor units.
insert into loan_offer (product_id, currency, rate_from, minimum, maximum, shortest_months, longest_months) values
  (1, 'KGS', 1900, 500000, 100000000, 3, 60),
  (2, 'KGS', 1700, 10000000, 300000000, 12, 84),
  (3, 'KGS', 1300, 50000000, 1500000000, 36, 180),
  (4, 'KGS', 1500, 5000000, 5000000000, 6, 84),
  (4, 'USD', 1300, 100000, 60000000, 6, 84);

-- Offers shown on the pages of the application, with the page each leads to.
insert into ad_block (id, title, text, route, customer_kinds, image_type, image)
  select id, title::jsonb, text::jsonb, route, kinds::text[], 'image/svg+xml',
      convert_to('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="' || path || '"/></svg>', 'UTF8')
    from (values
      (1, '{"ru": "Вклад онлайн", "en": "Online deposit", "kg": "Онлайн аманат", "cn": "在线存款"}',
        '{"ru": "Откройте вклад за две минуты, ставка до 14 % годовых", "en": "Open a deposit in two minutes, up to 14% a year",
          "kg": "Эки мүнөттө аманат ачыңыз, жылына 14 % чейин", "cn": "两分钟开立存款，年利率最高 14%"}',
        '/market/deposit-application', '{I,C}', 'M4 20V10l8-6 8 6v10h-6v-6h-4v6z'),
      (2, '{"ru": "Кредит от 13 %", "en": "Loans from 13%", "kg": "13 %дан баштап насыя", "cn": "贷款利率 13% 起"}',
        '{"ru": "Рассчитайте платёж и отправьте заявку из дома", "en": "Work out the payment and apply from home",
          "kg": "Төлөмдү эсептеп, үйдөн арыз бериңиз", "cn": "在家计算还款额并提交申请"}',
        '/market/loan-application', '{I}', 'M3 6h18v12H3zM12 9a3 3 0 100 6 3 3 0 000-6z'),
      (3, '{"ru": "Оплата по QR", "en": "Pay by QR", "kg": "QR менен төлөө", "cn": "二维码支付"}',
        '{"ru": "Принимайте оплату по QR без терминала", "en": "Take payments by QR without a terminal",
          "kg": "Терминалсыз QR аркылуу төлөм кабыл алыңыз", "cn": "无需终端即可扫码收款"}',
        '/my-qr-list', '{C}', 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h3v3h-3zM17 17h3v3h-3z'))
      a (id, title, text, route, kinds, path);

-- Products that can be ordered, by the page of the showcase that takes the order.
insert into shop_product (code, position, name, customer_kinds, image_type, image, price)
  select code, position, name::jsonb, kinds::text[], 'image/svg+xml',
      convert_to('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="' || path || '"/></svg>', 'UTF8'), price
    from (values
      ('deposit-application', 1,
        '{"ru": "Вклад", "en": "Deposit", "kg": "Аманат", "cn": "存款"}',
        '{I,C}', 'M4 20V10l8-6 8 6v10z', null::bigint),
      ('loan-application', 2,
        '{"ru": "Кредит", "en": "Loan", "kg": "Насыя", "cn": "贷款"}',
        null, 'M3 6h18v12H3z', null),
      ('debit-card', 3,
        '{"ru": "Дебетовая карта", "en": "Debit card", "kg": "Дебеттик карта", "cn": "借记卡"}',
        '{I}', 'M2 6h20v3H2zM2 11h20v7H2z', 10000),
      ('credit-card', 5,
        '{"ru": "Кредитная карта", "en": "Credit card", "kg": "Насыя картасы", "cn": "信用卡"}',
        '{I}', 'M2 5h20v4H2zM2 11h20v8H2zM5 14h5v2H5z', null),
      ('opening-account', 8,
        '{"ru": "Новый счёт", "en": "New account", "kg": "Жаңы эсеп", "cn": "新账户"}',
        '{I,C}', 'M11 4h2v7h7v2h-7v7h-2v-7H4v-2h7z', 5000),
      ('statement-request', 9,
        '{"ru": "Справка о счетах", "en": "Account certificate", "kg": "Эсептер боюнча маалымкат", "cn": "账户证明"}',
        '{I,C}', 'M6 3h9l4 4v14H6z', 10000),
      ('loan-statement-request', 10,
        '{"ru": "Справка о кредитах", "en": "Loan certificate", "kg": "Насыялар боюнча маалымкат", "cn": "贷款证明"}',
        '{I,C}', 'M6 3h9l4 4v14H6zM9 12h7v2H9z', 10000),
      ('checkbook-ordering', 11,
        '{"ru": "Чековая книжка", "en": "Checkbook", "kg": "Чек китепчеси", "cn": "支票簿"}',
        '{C}', 'M3 7h18v10H3zM6 10h8v1H6z', 35000),
      ('bond-request', 12,
        '{"ru": "Облигации", "en": "Bonds", "kg": "Облигациялар", "cn": "债券"}',
        '{I,C}', 'M4 18l5-6 4 3 7-9v12z', null),
      ('deposit-box-reservation', 13,
        '{"ru": "Сейфовая ячейка", "en": "Safe-deposit box", "kg": "Сейф уячасы", "cn": "保管箱"}',
        '{I,C}', 'M4 4h16v16H4zM12 9a3 3 0 100 6 3 3 0 000-6z', 40000),
      ('elsom-registration', 14,
        '{"ru": "Электронный кошелёк", "en": "Electronic wallet", "kg": "Электрондук капчык", "cn": "电子钱包"}',
        '{I}', 'M3 6h16v3h2v9H3z', null),
      ('open-ipc', 4,
        '{"ru": "Карта «Элкарт» за день", "en": "Elcart card in a day", "kg": "«Элкарт» бир күндө", "cn": "Elcart 次日卡"}',
        '{I}', 'M2 6h20v12H2zM13 8l-4 5h3l-1 4 4-5h-3z', 5000),
      ('card-reissue', 6,
        '{"ru": "Перевыпуск карты", "en": "Card replacement", "kg": "Картаны алмаштыруу", "cn": "换卡"}',
        '{I,C}', 'M2 6h20v3H2zM2 11h9v7H2zM14 13a4 4 0 106 3h-2a2 2 0 11-2-2v2l4-3-4-3v2z', 15000),
      ('card-renewal', 7,
        '{"ru": "Карта на новый срок", "en": "Card renewal", "kg": "Жаңы мөөнөткө карта", "cn": "到期换卡"}',
        '{I,C}', 'M2 6h20v3H2zM2 11h20v7H2z', null))
      s (code, position, name, kinds, path, price);
