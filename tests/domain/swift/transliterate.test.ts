import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isCarried } from '../../../src/domain/swift/characters';
import { latinText, transliterate } from '../../../src/domain/swift/transliterate';

const LAST_CODE_POINT = 0x10_ff_ff;

const NAMES: Readonly<Record<string, readonly (readonly [name: string, latin: string])[]>> = {
  Russian: [
    ['МАРИЯ ЩУКИНА', 'MARIIA SHCHUKINA'],
    ['Мария Щукина', 'Mariia Shchukina'],
    ['Жуков Ю. Я.', 'Zhukov Iu. Ia.'],
    ['ЖУКОВ Ю. Я.', 'ZHUKOV IU. IA.'],
    ['Подъячев Игорь', 'Podieiachev Igor'],
    ['ОсОО «Пример Щит»', 'OsOO Primer Shchit'],
    ['ОсОО «ЩИТ»', 'OsOO SHCHIT'],
    ['счёт №15 – 50 %', 'schet No15 - 50 pct'],
  ],
  Kyrgyz: [
    ['Өмүрбек кызы Жаңыл', 'Omurbek kyzy Zhangyl'],
    ['ҮСӨНБАЕВ ЖАҢЫБЕК', 'USONBAEV ZHANGYBEK'],
    ['Жумабеков Нурлан Тилекович', 'Zhumabekov Nurlan Tilekovich'],
  ],
  Kazakh: [
    ['Нұрсұлтан Әбішұлы', 'Nursultan Abishuly'],
    ['Қасым-Жомарт Кемелұлы', 'Kasym-Zhomart Kemeluly'],
    ['Ғабит Һәкім', 'Gabit Hakim'],
  ],
  Tajik: [
    ['Ҷӯраев Ҳомидҷон', 'Juraev Homidjon'],
    ['Қурбонӣ Ғафур', 'Qurboni Ghafur'],
  ],
  Ukrainian: [
    ['Григорій Згурський', 'Hryhorii Zghurskyi'],
    ['Юрій Їжакевич', 'Yurii Yizhakevych'],
    ['Євген Короленко', 'Yevhen Korolenko'],
    ['ЩЕРБУХИ ЯЇ', 'SHCHERBUKHY YAI'],
    ['Ґалаґан', 'Galagan'],
  ],
  Uzbek: [
    ['Ўктам Ғуломов', "O'ktam G'ulomov"],
    ['Oʻktam Gʻulomov', "O'ktam G'ulomov"],
    ['Шавкат Ўрмонжон Еркин', "Shavkat O'rmonjon Yerkin"],
  ],
  Turkish: [
    ['Yıldız Gıda A.Ş.', 'Yildiz Gida A.S.'],
    ['İSTANBUL ÇAĞRI', 'ISTANBUL CAGRI'],
  ],
  Nordic: [
    ['Søren Kjærgård', 'Soren Kjaergard'],
    ['ØSTERGÅRD ÆGIR', 'OSTERGARD AEGIR'],
    ['Þórður Guðmundsson', 'Thordur Gudmundsson'],
    ['Åke Öberg', 'Ake Oberg'],
  ],
  Baltic: [
    ['Žydrūnas Šėža', 'Zydrunas Seza'],
    ['Jānis Bērziņš', 'Janis Berzins'],
    ['Jõgi Öö', 'Jogi Oo'],
  ],
  Polish: [
    ['Łódź Sp. z o.o.', 'Lodz Sp. z o.o.'],
    ['ŻÓŁĆ', 'ZOLC'],
  ],
  Czech: [
    ['Jiří Dvořák', 'Jiri Dvorak'],
    ['Škoda Plzeň', 'Skoda Plzen'],
  ],
  German: [
    ['Müller & Söhne', 'Muller and Sohne'],
    ['Straße 5', 'Strasse 5'],
    ['STRAẞE STRAßE', 'STRASSE STRASSE'],
  ],
  French: [
    ['Société Générale d’Œuvres', "Societe Generale d'Oeuvres"],
    ['ŒUVRE ÇA', 'OEUVRE CA'],
  ],
};

describe.each(Object.entries(NAMES))('a name in %s', (_language, names) => {
  test.each(names)('%j becomes %j', (name, latin) => {
    expect(transliterate(name)).toEqual({ ok: true, value: latin });
    expect(transliterate(name.normalize('NFD'))).toEqual({ ok: true, value: latin });
  });
});

describe('a letter that cannot be written in Latin', () => {
  test.each([
    ['李明 Trading', '李'],
    ['Bank 銀行', '銀'],
    ['Αθήνα', 'Α'],
    ['بنك', 'ب'],
    ['No. ௧', '௧'],
  ])('%j is refused by its letter %j', (text, letter) => {
    expect(transliterate(text)).toEqual({ ok: false, failure: letter });
  });

  test('is a question mark in an automatic message', () => {
    expect(latinText('李明 Trading')).toBe('?? Trading');
    expect(latinText('\ufe70')).toBe('?');
  });
});

describe('any text', () => {
  test('becomes one a message carries, which stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 70 }), (text) => {
        const latin = latinText(text);
        expect(isCarried(latin, 'USD')).toBe(true);
        expect(latinText(latin)).toBe(latin);
      }),
    );
  });

  test('keeps every letter but the soft sign, also the small one of phonetics', () => {
    const kept = /^(?!\p{Default_Ignorable_Code_Point})\p{L}$/u;
    const letters = Array.from({ length: LAST_CODE_POINT + 1 }, (_, point) => String.fromCodePoint(point)).filter(
      (each) => kept.test(each),
    );
    expect(letters.length).toBeGreaterThan(100_000);
    expect(letters.filter((letter) => latinText(letter) === '').join(' ')).toBe('Ь ь ꚝ');
  }, 60_000);
});
