import { describe, expect, it } from 'vitest';

import { projectRoot } from '../../../bank/kernel/projectRoot';
import { readLocales } from '../../../scripts/checks/localeFiles';
import { LANGUAGES } from '../../../src/domain/language/Language';
import type { Language } from '../../../src/domain/language/Language';

/** The words of the code page for each change that replaces one value by another: the namespace, and the path in it. */
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
  'profile passkeyCeiling.subject',
  'profile question.subject.other',
  'wallets bind.subject',
  'wallets register.subject',
];

const LOCALES = readLocales(projectRoot());

function words(language: Language, subject: string): string | undefined {
  const [namespace = '', path = ''] = subject.split(' ');
  return LOCALES.get(language)?.get(namespace)?.get(path);
}

describe.each(LANGUAGES)('what a code confirms, in %s', (language) => {
  it.each(SUBJECTS)('%s goes from the old to the new', (subject) => {
    expect(words(language, subject)).toMatch(/\S → \S/);
  });
});
