import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';

import { latinText } from '../../../src/domain/swift/transliterate';
import { runs } from '../../support/propertyRuns';
import { lettersIn, nameIn, SERVED_LANGUAGES } from '../../support/servedNames';
import { aLedger, fileOf } from './support/statementBuilders';
import { readMt940, readOneC } from './support/statementParsers';

const RUNS = runs({ cost: 'medium' });

const ofName = (counterpartyName: string) => aLedger([{ minor: -100n, counterpartyName, purpose: counterpartyName }]);

/** Name and purpose of the only entry. */
const wordsOf = (read: ReturnType<typeof readOneC>) => read.entries.map(({ name, purpose }) => [name, purpose]);

async function oneC(name: string) {
  return readOneC(iconv.decode(Buffer.from(await fileOf(ofName(name), 'oneC')), 'win1251'));
}

describe('a statement for 1C in windows-1251', () => {
  it.each(SERVED_LANGUAGES)('keeps all letters of names in %s', async (language) => {
    await fc.assert(
      fc.asyncProperty(nameIn(language), async (name) => {
        const [[written = '', purpose] = []] = wordsOf(await oneC(name));
        expect(purpose).toBe(written);
        expect(written).not.toContain('?');
        expect(lettersIn(written, { apostrophes: true })).toBeGreaterThanOrEqual(
          lettersIn(name, { apostrophes: false }),
        );
      }),
      RUNS,
    );
  });

  it.each([
    ['ОсОО «Чүй Курулуш»', 'ОсОО «Чуй Курулуш»'],
    ['Қасым-Жомарт Әбішұлы', 'Касым-Жомарт Абішулы'],
    ['Ҷӯраев Ҳомид', 'Чураев Хомид'],
    ['Григорій Їжак', 'Григорій Їжак'],
    ['İstanbul Yıldız A.Ş.', 'Istanbul Yildiz A.S.'],
    ['Łódź – Müller & Søn', 'Lodz – Muller & Son'],
  ])('writes %s as %s', async (name, written) => {
    expect(wordsOf(await oneC(name))).toEqual([[written, written]]);
  });

  it('has a question mark for a Chinese letter, which the file in UTF-8 keeps', async () => {
    expect(wordsOf(await oneC('李明'))).toEqual([['??', '??']]);
    const utf8 = readOneC(Buffer.from(await fileOf(ofName('李明'), 'oneCUtf8')).toString());
    expect(wordsOf(utf8)).toEqual([['李明', '李明']]);
  });
});

describe('an MT940 statement', () => {
  it.each(SERVED_LANGUAGES)('has the Latin letters of names in %s', async (language) => {
    await fc.assert(
      fc.asyncProperty(nameIn(language), async (name) => {
        const text = Buffer.from(await fileOf(ofName(name), 'mt940')).toString('latin1');
        expect(readMt940(text).entries).toHaveLength(1);
        expect(text.replaceAll('\r\n', '')).toContain(`:86:${latinText(name)} / `);
      }),
      RUNS,
    );
  });
});
