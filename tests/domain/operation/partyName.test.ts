import { describe, expect, test } from 'vitest';

import { BANK_NAME } from '../../../src/domain/brand/bankName';
import { LANGUAGES } from '../../../src/domain/language/Language';
import { money } from '../../../src/domain/money/Money';
import { confirmationText, smsText } from '../../../src/domain/operation/confirmationText';
import { partyName } from '../../../src/domain/operation/partyName';
import { payeeTitleIn } from '../../../src/domain/payee/payeeTitleIn';
import { TREASURY } from '../../../src/domain/tax/budgetPurpose';

describe('the name of a party', () => {
  test.each([
    ['Нурлан Ж.', 'Nurlan Zh.'],
    ['Айзада Т.', 'Aizada T.'],
    ['Үсөнова Жаңыл', 'Usonova Zhangyl'],
    ['ОсОО «Ак-Суу Трейд»', 'OsOO “Ak-Suu Treid”'],
    ['ИП Жолдошева', 'IP Zholdosheva'],
    ['Müller & Söhne', 'Müller & Söhne'],
    ['李明', '李明'],
    ['', ''],
  ])('%j is read as %j in English and Chinese', (stored, latin) => {
    expect([partyName(stored, 'en'), partyName(stored, 'cn')]).toEqual([latin, latin]);
    expect([partyName(stored, 'ru'), partyName(stored, 'kg')]).toEqual([stored, stored]);
  });

  test.each(LANGUAGES)('that the bank has in four languages is not transliterated in %s', (language) => {
    expect(partyName(TREASURY.ru, language)).toBe(TREASURY[language]);
    expect(partyName(BANK_NAME.ru, language)).toBe(BANK_NAME[language]);
  });

  test('is the same on the screen and in the message', () => {
    const facts = {
      kind: 'toRecipient',
      amount: money(150_000n, 'KGS'),
      credited: money(150_000n, 'KGS'),
      fee: money(0n, 'KGS'),
      debitAccountNumber: '1280016000000114',
      creditAccountNumber: '1280016000000215',
      recipientName: 'Нурлан Ж.',
    } as const;
    const words = confirmationText(facts, 'en');
    expect(words).toContain('Nurlan Zh. No fee.');
    expect(smsText({ code: '123456', confirmationText: words, fingerprint: '7K3M-Q9TD' }, 'en')).toContain(words);
    expect(confirmationText(facts, 'ru')).toContain('Нурлан Ж. Без комиссии.');
  });

  test('does not change what a customer calls a payee', () => {
    expect(payeeTitleIn({ nickname: 'Мама', name: 'Айзада Т.' }, 'en')).toBe('Мама');
    expect(payeeTitleIn({ nickname: '', name: 'Айзада Т.' }, 'en')).toBe('Aizada T.');
  });
});
