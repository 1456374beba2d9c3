import iconv from 'iconv-lite';
import { expect, it } from 'vitest';

import { isGarbled } from '../../../bank/modules/batches/garbledText';

const TEXTS = ['Асанов Айбек Маратович', 'Заработная плата за ноябрь', 'ОсОО «Пример Связь»', 'ИВАНОВА АННА'];
const READ_AS = ['win1251', 'win1252', 'cp866', 'koi8-r', 'maccyrillic', 'iso-8859-1', 'macroman', 'cp437'];
const WRITTEN_AS = ['utf-8', 'win1251', 'cp866', 'koi8-r', 'maccyrillic', 'iso-8859-5'];

const MISTAKES = WRITTEN_AS.flatMap((written) =>
  READ_AS.filter((read) => read !== written).map((read) => [written, read] as const),
);

it.each(MISTAKES)('Russian written in %s and read as %s is garbled', (written, read) => {
  const texts = TEXTS.filter((text) => iconv.decode(iconv.encode(text, written), written) === text);
  const seen = texts.map((text) => iconv.decode(iconv.encode(text, written), read));
  // Capitals are the same in the encodings of DOS and Macintosh.
  expect(seen.filter((text) => !texts.includes(text) && !isGarbled(text))).toEqual([]);
});

it.each([
  ...TEXTS,
  ...['Ли Ан', 'Цой Э.', 'зп', 'ЧП Щорс', 'Өмүрбек Үсөнов', 'Қайрат Әлібек', 'Ґалаґан Їжак', 'Ғафуров Ҳоҷӣ'],
  ...['Müller & Söhne', 'Łódź Sp. z o.o.', 'Yıldız Gıda A.Ş.', 'Çağrı Öz', '深圳市贸易有限公司', 'Acme Ltd', 'İş'],
  ...[
    'ГП ЖКХ ВЦ',
    'ОАО «ГТРК КНП»',
    'ЦЗБДЖФ',
    'МП КЖУ',
    'ГУВД ЧУЙ',
    'ТЭЦ-2 УЖФ',
    'ФХД НПЗ',
    'ООО Рэмбо ЭЦП',
    'пр-во ЖБИ',
  ],
  ...[
    'оплата по счёту № 15 от 20.11.2026',
    'Вы уверены?',
    'Что? Где?',
    'счёт на example.kg/pay?id=5',
    'Оплата: 5 × 20 = 100 $',
    '',
    '15',
  ],
])('%j is not garbled', (text) => {
  expect(isGarbled(text)).toBe(false);
});

it.each(['?????? ?????', 'Г?лнур Жээнбекова', '?мурбек', '?? ??', 'Асанов ????', '\ufffd\ufffd\ufffd'])(
  '%j has lost its letters',
  (text) => {
    expect(isGarbled(text)).toBe(true);
  },
);
