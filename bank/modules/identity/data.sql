-- Everybody may sign in, and nothing is announced.
insert into bank_status (text, shows_text, behavior, changed_at)
  values ('{"ru": "", "en": "", "kg": "", "cn": ""}', false, 'none', '2026-01-01 00:00:00+06');

-- Rules of a new password: 8 to 30 characters, without the name of the bank.
insert into password_policy (shortest, longest, forbidden_words) values (8, 30, '{tulpar,тулпар}');

-- Security questions; each can be answered with one word.
insert into security_question (id, position, name)
  select id, position, jsonb_build_object('ru', ru, 'en', en, 'kg', kg, 'cn', cn)
    from (values
      ('1', 1, 'Девичья фамилия вашей бабушки', 'Your grandmother’s maiden name',
        'Таенеңиздин кыз кездеги фамилиясы', '您外祖母的娘家姓氏'),
      ('2', 2, 'Кличка вашего первого питомца', 'Your first pet’s name',
        'Биринчи үй жаныбарыңыздын аты', '您第一只宠物的名字'),
      ('3', 3, 'Имя вашего первого учителя', 'Your first teacher’s first name',
        'Биринчи мугалимиңиздин аты', '您第一位老师的名字'),
      ('4', 4, 'Село или город, где познакомились ваши родители', 'The town or village where your parents met',
        'Ата-энеңиз таанышкан айыл же шаар', '您父母相识的村庄或城市'),
      ('5', 5, 'Прозвище вашего лучшего друга детства', 'Your best childhood friend’s nickname',
        'Бала кездеги жакын досуңуздун лакап аты', '您童年最好朋友的绰号')
    ) as question (id, position, ru, en, kg, cn);
