import { describe, expect, test } from 'vitest';

import { joinedParts, labelled, listed } from '../../../src/domain/language/punctuation';

describe('punctuation between values', () => {
  test.each([
    ['ru', 'KGS, USD', 'Айзада Т., *0114', 'Валюта: KGS'],
    ['kg', 'KGS, USD', 'Айзада Т., *0114', 'Валюта: KGS'],
    ['en', 'KGS, USD', 'Айзада Т., *0114', 'Валюта: KGS'],
    ['cn', 'KGS、USD', 'Айзада Т.，*0114', 'Валюта：KGS'],
  ] as const)('is that of the language in %s', (language, list, parts, label) => {
    expect([
      listed(['KGS', 'USD'], language),
      joinedParts(['Айзада Т.', '', undefined, '*0114'], language),
      labelled('Валюта', 'KGS', language),
    ]).toEqual([list, parts, label]);
  });
});
