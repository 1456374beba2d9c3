import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { KIND_WORDS, STATUS_WORDS } from '../../../bank/modules/documents/receiptWords';
import { projectRoot } from '../../../bank/kernel/projectRoot';
import { LANGUAGES } from '../../../src/domain/language/Language';
import type { Language, LocalizedText } from '../../../src/domain/language/Language';

function screenWords(language: Language): { readonly operations: unknown } {
  return JSON.parse(readFileSync(join(projectRoot(), `src/locales/${language}/screens/home.json`), 'utf8'));
}

function inLanguage(
  words: Readonly<Record<string, LocalizedText>>,
  language: Language,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(words).map(([name, text]) => [name, text[language]]));
}

test.each(LANGUAGES)('a receipt in %s names kinds and statuses as the screens do', (language) => {
  expect(screenWords(language).operations).toMatchObject({
    kinds: inLanguage(KIND_WORDS, language),
    statuses: inLanguage(STATUS_WORDS, language),
  });
});
