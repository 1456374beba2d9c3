import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { LANGUAGES } from '../../../src/domain/language/Language';
import { accessDenial } from '../../../src/ui/flow/access/accessDenial';
import { SCREEN_TABLE } from '../../../src/ui/features/screens';

/** Words that name payments. */
const PAYMENTS = { ru: /плат[её]ж/i, en: /payment/i, kg: /төлөм/i, cn: /付款|支付/ } as const;
const VIEWER = { customerKind: 'C', rights: ['view'], operations: undefined, isViewOnly: false } as const;

it.each(LANGUAGES)(
  'a closed screen of accounts says nothing of payments to a user who only views, in %s',
  (language) => {
    expect(accessDenial(SCREEN_TABLE.at('/accounts/change-account-name'), VIEWER)?.reason).toBe('makersOnly');
    const words: unknown = JSON.parse(readFileSync(`src/locales/${language}/screens/home.json`, 'utf8'));
    const { title, text } = Object(words).shell.doors.makersOnly;
    expect(text.length).toBeGreaterThan(5);
    expect(`${title} ${text}`).not.toMatch(PAYMENTS[language]);
  },
);
