import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { projectRoot } from '../../../bank/kernel/projectRoot';
import { LANGUAGES } from '../../../src/domain/language/Language';
import type { Language } from '../../../src/domain/language/Language';

/** The words of the code page for each change that replaces one value by another: the file, and the path in it. */
const SUBJECTS = [
  'accounts reopen.subject',
  'accounts block.subject',
  'accounts unblock.subject',
  'accounts wake.subject',
  'accounts overdraft.subject',
  'cardProducts limits.subject',
  'cardProducts unblock.subject',
  'limits change.subject',
  'personalData edit.subject',
  'personalData email.subject',
  'profile authType.subject',
  'profile knownDevices.subject.any',
  'profile knownDevices.subject.known',
  'profile login.subject',
  'profile question.subject.other',
  'wallets bind.subject',
  'wallets register.subject',
];

function words(language: Language, subject: string): unknown {
  const [file = '', path = ''] = subject.split(' ');
  const text = readFileSync(join(projectRoot(), `src/locales/${language}/screens/${file}.json`), 'utf8');
  return path.split('.').reduce<unknown>((within, key) => Object(within)[key], JSON.parse(text));
}

describe.each(LANGUAGES)('what a code confirms, in %s', (language) => {
  it.each(SUBJECTS)('%s goes from the old to the new', (subject) => {
    expect(words(language, subject)).toMatch(/\S → \S/);
  });
});
