import { describe, expect, it } from 'vitest';

import { LANGUAGES } from '../../../src/domain/language/Language';
import type { LimitAmounts } from '../../../src/domain/limit/CustomerLimit';
import { LIMIT_NAMES } from '../../../src/domain/limit/limitNames';
import { money } from '../../../src/domain/money/Money';
import { confirmedChangeText } from '../../../src/domain/user/confirmedChange';
import type { ConfirmedChange } from '../../../src/domain/user/confirmedChange';
import { changeSmsText } from '../../../src/domain/user/securityMessages';
import { SECURITY_QUESTIONS } from '../../support/securityQuestions';
import { limits as ru } from '../../../src/locales/ru/screens/profile.json';
import { limits as en } from '../../../src/locales/en/screens/profile.json';
import { limits as kg } from '../../../src/locales/kg/screens/profile.json';
import { limits as cn } from '../../../src/locales/cn/screens/profile.json';

function amounts(maximum: bigint, daily: bigint, monthly: bigint): LimitAmounts {
  return {
    minimum: money(100n, 'KGS'),
    maximum: money(maximum, 'KGS'),
    daily: money(daily, 'KGS'),
    monthly: money(monthly, 'KGS'),
  };
}

const [pet, teacher] = SECURITY_QUESTIONS.map(({ text }) => text);

const CHANGES: readonly ConfirmedChange[] = [
  { part: 'username', from: 'aibek', to: 'aibek26' },
  { part: 'email', from: '', to: 'a***@mail.example' },
  { part: 'passport', from: 'ID ***678', to: 'AN ***321' },
  { part: 'authType', from: 'SMS', to: 'TOTP' },
  { part: 'securityQuestion', from: pet, to: teacher },
  { part: 'knownDevices', onlyKnown: true },
  { part: 'passkeyCeiling', from: money(3_000_000n, 'KGS'), to: money(5_000_000n, 'KGS') },
  {
    part: 'limit',
    transferCode: 'CLEARING',
    from: amounts(5_000_000n, 10_000_000n, 30_000_000n),
    to: amounts(5_000_000n, 20_000_000n, 30_000_000n),
  },
];

describe.each(CHANGES)('the message for a change of $part', (change) => {
  it.each(LANGUAGES)('goes from the old to the new in %s', (language) => {
    const text = changeSmsText('123456', confirmedChangeText(change), language);
    expect(text).toMatch(/\S → \S/);
    expect(text.startsWith('123456')).toBe(true);
  });
});

describe('what a message says its code is for', () => {
  it('reads as one sentence in each language', () => {
    expect(confirmedChangeText({ part: 'username', from: 'aibek', to: 'aibek26' })).toEqual({
      ru: 'смены логина (aibek → aibek26)',
      en: 'to change your username (aibek → aibek26)',
      kg: 'логинди өзгөртүү (aibek → aibek26)',
      cn: '修改用户名（aibek → aibek26）',
    });
    expect(confirmedChangeText({ part: 'knownDevices', onlyKnown: false }).ru).toBe(
      'изменения настроек входа (только известные браузеры → любые браузеры)',
    );
    expect(confirmedChangeText({ part: 'email', from: '', to: 'a***@mail.example' }).en).toBe(
      'to change your email (none → a***@mail.example)',
    );
  });

  it('has of a limit the amounts that become others', () => {
    const text = confirmedChangeText({
      part: 'limit',
      transferCode: 'TAX',
      from: amounts(5_000_000n, 10_000_000n, 30_000_000n),
      to: amounts(10_000_000n, 10_000_000n, 60_000_000n),
    });
    expect(text.en.replaceAll('\u00a0', ' ')).toBe(
      'to change a limit (Taxes: per transfer 50,000.00 KGS → 100,000.00 KGS, per month 300,000.00 KGS → 600,000.00 KGS)',
    );
  });

  it('has no secret: a password is only named, and of a question that stays its answer', () => {
    expect(confirmedChangeText({ part: 'password' }).ru).toBe('смены пароля');
    expect(confirmedChangeText({ part: 'securityQuestion', from: pet, to: pet }).ru).toBe(
      'смены ответа на контрольный вопрос',
    );
  });
});

it('limits have in messages the names they have on the pages', () => {
  const pages = { ru: ru.codes, en: en.codes, kg: kg.codes, cn: cn.codes };
  for (const language of LANGUAGES) {
    expect(Object.fromEntries(Object.entries(LIMIT_NAMES).map(([code, name]) => [code, name[language]]))).toEqual(
      pages[language],
    );
  }
});
