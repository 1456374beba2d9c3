import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';

import { decodeBatchText } from '../../../bank/modules/batches/decodeBatchText';
import { fixedSamples } from '../../support/propertyRuns';

const ENCODINGS = ['win1251', 'cp866', 'koi8-r', 'maccyrillic', 'iso-8859-5'] as const;
const SURNAMES =
  'Асанов Абдыкадыров Жээнбекова Цой Ким Ли Юсупов Щукина Эшматов Ыманкулов Шевчук Хван Дыйканбаева Уметалиев Фролова Пак Тен Ян Яковлева';
const NAMES = 'Айбек Ан Анна Э. Нурлан Жаныл Цецилия Юлия Эльвира Максат Гулзат Ия Чолпон Темирлан Федор Щорс';
const PURPOSES = [
  'Заработная плата за ноябрь',
  'Аванс',
  'зп',
  'Премия',
  'больничный лист',
  'оплата по счёту № 15',
  'Эмгек акы',
  'за «стройматериалы»',
];
const CASES = [(text: string) => text, (text: string) => text.toUpperCase(), (text: string) => text.toLowerCase()];
const HEADER = 'npp;fullName;inn;account;amount;purpose';

const person = fc
  .tuple(fc.constantFrom(...SURNAMES.split(' ')), fc.constantFrom(...NAMES.split(' ')), fc.constantFrom(...PURPOSES))
  .map(([surname, name, purpose]) => `${surname} ${name};21503198500123;1280016000000114;45000.00;${purpose}`);

function salaryOf(lines: readonly string[]): string {
  return [HEADER, ...lines.map((line, index) => `${index + 1};${line}`), ''].join('\r\n');
}

const textOf = (bytes: Uint8Array) => {
  const decoded = decodeBatchText(bytes);
  return decoded.ok ? decoded.value : undefined;
};
const failureOf = (bytes: Uint8Array) => {
  const decoded = decodeBatchText(bytes);
  return decoded.ok ? undefined : `${decoded.failure.row} ${decoded.failure.field} ${decoded.failure.code}`;
};

describe('the encoding of a salary', () => {
  it('is recognized or refused, and never mistaken, in 2 000 files of few words', () => {
    const files = fixedSamples(
      fc.tuple(
        fc.array(person, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(...CASES),
        fc.constantFrom(...ENCODINGS),
      ),
      { count: 2000, seed: 170 },
    );
    // Capitals are the same in the encodings of DOS and Macintosh, marks of typography are not.
    const letters = (text: string) => text.replace(/[^\p{L}\d;]/gu, '');
    const answers = files.map(([lines, inCase, encoding]) => {
      const bytes = iconv.encode(salaryOf(lines.map(inCase)), encoding);
      const read = textOf(bytes);
      return read === undefined ? 'refused' : letters(read) === letters(iconv.decode(bytes, encoding)) ? 'right' : read;
    });
    expect(new Set(answers)).toEqual(new Set(['right', 'refused']));
    expect(answers.filter((answer) => answer === 'refused').length).toBeLessThan(files.length / 10);
  });

  it.each(ENCODINGS)('%s is recognized by ten lines', (encoding) => {
    fc.assert(
      fc.property(fc.array(person, { minLength: 10, maxLength: 10 }), (lines) => {
        const bytes = iconv.encode(salaryOf(lines), encoding);
        expect(textOf(bytes)).toBe(iconv.decode(bytes, encoding));
      }),
    );
  });

  it.each([
    ['with Latin words and typography only', 'Acme Ltd — «Trade» № 15', 'win1251', 'read'],
    ['with a name of Western Europe', 'Müller Söhne', 'win1252', '1 encoding UNREADABLE'],
    ['with three letters', 'зп', 'koi8-r', '1 encoding UNREADABLE'],
  ])('%s is read or refused by name', (_name, words, encoding, answer) => {
    const text = salaryOf([`${words};;;;`]);
    const bytes = iconv.encode(text, encoding);
    expect(answer === 'read' ? textOf(bytes) : failureOf(bytes)).toBe(answer === 'read' ? text : answer);
  });
});

describe('Unicode', () => {
  const anyText = fc.string({ unit: fc.constantFrom(...'Aя№ңөү漢😀;|\r\n\t') });

  it('is read as UTF-8 with a byte order mark and without', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(textOf(Buffer.from(text))).toBe(text);
        expect(textOf(Buffer.from(`\ufeff${text}`))).toBe(text);
      }),
    );
  });

  it('is read as UTF-16 with a byte order mark, in either order of bytes', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('utf-16le', 'utf-16be'), (text, encoding) => {
        expect(textOf(iconv.encode(text, encoding, { addBOM: true }))).toBe(text);
      }),
    );
  });

  it.each(['utf-16le', 'utf-16be'])('is read as %s without a byte order mark', (encoding) => {
    const text = salaryOf(['Асанов Айбек;21503198500123;1280016000000114;45000.00;Аванс']);
    expect(textOf(iconv.encode(text, encoding, { addBOM: false }))).toBe(text);
  });
});

describe('a file of 1C', () => {
  const order = (declared: string) =>
    [
      '1CClientBankExchange',
      'ВерсияФормата=1.03',
      `Кодировка=${declared}`,
      'СекцияДокумент=Платежное поручение',
      'НазначениеПлатежа=зп',
      'КонецДокумента',
      'КонецФайла',
      '',
    ].join('\r\n');

  it.each([
    ['Windows', 'win1251'],
    ['windows-1251', 'win1251'],
    ['DOS', 'cp866'],
    ['KOI8-R', 'koi8-r'],
    ['UTF-8', 'utf-8'],
    // UTF-8 cannot be another encoding by chance: editors save so and keep the line.
    ['Windows', 'utf-8'],
    ['DOS', 'utf-16le'],
  ])('that declares %s is read in %s', (declared, encoding) => {
    expect(textOf(iconv.encode(order(declared), encoding))).toBe(order(declared));
  });

  it.each([
    ['Windows', 'cp866'],
    ['DOS', 'win1251'],
    ['UTF-8', 'win1251'],
    ['UTF-8', 'koi8-r'],
    ['Windows', 'maccyrillic'],
    ['EBCDIC', 'win1251'],
  ])('that declares %s is refused in %s, for its encoding alone', (declared, encoding) => {
    expect(failureOf(iconv.encode(order(declared), encoding))).toBe('3 encoding DIFFERS');
  });

  it('may end with the end-of-file character of DOS', () => {
    const bytes = iconv.encode(order('DOS'), 'cp866');
    expect(textOf(Buffer.concat([bytes, Buffer.from([0x1a])]))).toBe(order('DOS'));
  });
});

it.each([
  ['an archive', [0x50, 0x4b, 3, 4, 0, 0]],
  ['half a letter behind a byte order mark', [0xef, 0xbb, 0xbf, 0xd0]],
  ['half a letter of UTF-16', [0xff, 0xfe, 0x41]],
  ['UTF-32', [0xff, 0xfe, 0, 0, 0x41, 0, 0, 0]],
])('%s is no text', (_name, bytes) => {
  expect(failureOf(Uint8Array.from(bytes))).toBe('1 file UNREADABLE');
});
