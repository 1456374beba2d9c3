import { describe, expect, it } from 'vitest';

import { withKyrgyzEndings } from '../../../src/domain/language/kyrgyzEndings';
import { createTranslations } from '../../../src/infrastructure/i18n/createTranslations';
import type { WordsLoader } from '../../../src/infrastructure/i18n/createTranslations';

function translationsFrom(loadWords: WordsLoader) {
  return createTranslations({
    language: 'ru',
    loadWords,
    loadKyrgyzEndings: () => Promise.resolve(withKyrgyzEndings),
    namespaces: ['common', 'shell'],
    onLanguage: () => undefined,
  });
}

describe('the words of the first page', () => {
  it('are there before anything is shown', async () => {
    const translations = await translationsFrom((_language, namespace) => Promise.resolve({ name: namespace }));
    expect(['common', 'shell'].map((namespace) => translations.hasResourceBundle('ru', namespace))).toEqual([
      true,
      true,
    ]);
  });

  it('are missed when they cannot be loaded, instead of showing their keys', async () => {
    const loadWords: WordsLoader = (_language, namespace) =>
      namespace === 'shell' ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({});
    await expect(translationsFrom(loadWords)).rejects.toThrow('No words for shell in ru');
  });
});

it('ends a sentence once behind a name that ends with a full stop', async () => {
  const translations = await translationsFrom(() => Promise.resolve({ copyright: '© {{year}} {{bank}}. Все права' }));
  expect(translations.t('copyright', { year: 2026, bank: 'Alfa Ltd.' })).toBe('© 2026 Alfa Ltd. Все права');
  expect(translations.t('copyright', { year: 2026, bank: 'ОАО «Алфа»' })).toBe('© 2026 ОАО «Алфа». Все права');
});
