import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { allowedMistakes, mistakesIn } from '../../../src/domain/search/editDistance';
import { onOtherLayout } from '../../../src/domain/search/keyboardLayout';
import { searchFor, searchIndexOf, withoutGuesses } from '../../../src/domain/search/searchIndex';
import type { Searchable } from '../../../src/domain/search/searchIndex';
import { spelledAlike, wordsOf } from '../../../src/domain/search/spelling';

function idsFor(entries: readonly Searchable[], query: string, usages?: Parameters<typeof searchFor>[2]) {
  return searchFor(searchIndexOf(entries), query, usages).map(({ entry }) => entry.id);
}

function named(...names: readonly string[]): readonly Searchable[] {
  return names.map((name) => ({ id: name, names: [name] }));
}

describe('spelling', () => {
  it.each([
    ['Ёлка', 'елка'],
    ['Жаңы көк үй', 'жаны кок уй'],
    ['Чүй Щит', 'chui shchit'],
    ['svet', 'свет'],
    ['MegaCom', 'мегаком'],
    ['Zhyluu', 'жылуу'],
    ['Jyluu', 'жылуу'],
    ['khan', 'хан'],
  ])('is one for %j, %j', (one, other) => {
    expect(spelledAlike(one)).toBe(spelledAlike(other));
  });

  it.each([
    ['«Ала-Арча», 1 200,57 сом.', ['ala', 'archa', '1', '200.57', 'som']],
    ['O!', ['o']],
    ['900 $', ['900', '$']],
    ['交电费', ['交电费']],
    [' , . ', []],
  ])('parts %j into words', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('another layout of the keyboard', () => {
  it.each([
    ['cdtn', 'свет'],
    ['CDTN', 'свет'],
    ['[fkdf', 'халва'],
    ['ьупфсщь', 'megacom'],
    ['gj', undefined],
    ['свет svet', undefined],
    ['123456', undefined],
    ['电费单', undefined],
  ])('reads %j as %j', (typed, read) => {
    expect(onOtherLayout(typed)).toBe(read);
  });

  it('read twice gives what was typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[йцукенгшщзфывапролдячсмить]{3,12}$/), (word) => {
        expect(onOtherLayout(onOtherLayout(word) ?? '')).toBe(word);
      }),
    );
  });
});

describe('mistakes in a word', () => {
  it.each([
    ['sve', 0],
    ['svet', 1],
    ['telefon', 1],
    ['kommunal', 2],
    ['12345678', 0],
    ['手机充值费用单据', 0],
  ])('%j may have %j', (word, most) => {
    expect(allowedMistakes(word)).toBe(most);
  });

  it.each([
    ['komunalka', 'kommunalka', 2, 1],
    ['kommunlaka', 'kommunalka', 2, 1],
    ['interent', 'internet', 2, 1],
    ['intirnit', 'internet', 2, 2],
    ['intirnat', 'internet', 1, undefined],
    ['elektri', 'elektrichestvo', 1, 0],
    ['svet', 'voda', 1, undefined],
    ['kommunalka', 'kom', 2, undefined],
    ['svet', 'svat', 0, undefined],
  ])('%j for the beginning of %j with at most %j: %j', (typed, word, most, mistakes) => {
    expect(mistakesIn(typed, word, most)).toBe(mistakes);
  });

  it('are at most one after one letter is left out, doubled or swapped with the next', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{5,12}$/), fc.nat(), (word, seed) => {
        const at = 1 + (seed % (word.length - 2));
        const spoilt = [
          word.slice(0, at) + word.slice(at + 1),
          word.slice(0, at) + (word[at] ?? '') + word.slice(at),
          word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
        ];
        spoilt.forEach((typed) => expect(mistakesIn(typed, word, 1)).toBeLessThanOrEqual(1));
      }),
    );
  });
});

describe('a search', () => {
  it('puts the word itself before its beginning, a beginning before a part, a part before a mistake', () => {
    expect(idsFor(named('автосвет', 'светофор', 'свет'), 'свет')).toEqual(['свет', 'светофор', 'автосвет']);
    expect(idsFor(named('сват', 'ответ'), 'свет')).toEqual(['сват']);
  });

  it('leaves out guesses when something is found without them', () => {
    expect(idsFor(named('сват'), 'свет')).toEqual(['сват']);
    expect(idsFor(named('сват', 'свет'), 'свет')).toEqual(['свет']);
    expect(withoutGuesses([{ score: 300 }, { score: 900 }])).toEqual([{ score: 900 }]);
  });

  it('finds all words in any order, and nothing when one is missing', () => {
    const entries = named('Налог на транспорт', 'Налог на имущество');
    expect(idsFor(entries, 'транспорт налог')).toEqual(['Налог на транспорт']);
    expect(idsFor(entries, 'нал тран')).toEqual(['Налог на транспорт']);
    expect(idsFor(entries, 'налог на воду')).toEqual([]);
  });

  it('prefers a name to a further word, and that to the word of what it belongs to', () => {
    const entries = [
      { id: 'topic', names: ['A'], topics: ['вода'] },
      { id: 'keyword', names: ['B'], keywords: ['вода'] },
      { id: 'name', names: ['вода'] },
    ];
    expect(idsFor(entries, 'вода')).toEqual(['name', 'keyword', 'topic']);
  });

  it('orders what matches equally well by how often and how lately it was chosen', () => {
    const entries = [
      { id: '1', names: ['Айбек А.'] },
      { id: '2', names: ['Айбек Б.'] },
      { id: '3', names: ['Айбек В.'] },
    ];
    const usages = new Map([
      ['2', { times: 1, lastAt: 5 }],
      ['3', { times: 4, lastAt: 1 }],
    ]);
    expect(idsFor(entries, 'айбек', usages)).toEqual(['3', '2', '1']);
    expect(idsFor(entries, 'айбек')).toEqual(['1', '2', '3']);
  });

  it('finds a number by its beginning, a part, and nothing alike', () => {
    const entries = [{ id: '1', names: ['Основной'], keywords: ['1280010000002134', '2134'] }];
    expect(idsFor(entries, '2134')).toEqual(['1']);
    expect(idsFor(entries, '12800100')).toEqual(['1']);
    expect(idsFor(entries, '2135')).toEqual([]);
  });

  it('finds Chinese by a part of a word, and a word in a sentence', () => {
    expect(idsFor(named('电费', '水费'), '电')).toEqual(['电费']);
    expect(idsFor(named('电费', '水费'), '我要交水费')).toEqual(['水费']);
  });

  it.each(['', '  ', '!?'])('finds nothing by %j', (query) => {
    expect(idsFor(named('свет'), query)).toEqual([]);
  });
});
