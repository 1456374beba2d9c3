import { describe, expect, test } from 'vitest';

import { LANGUAGES } from '../../../src/domain/language/Language';
import type { Language } from '../../../src/domain/language/Language';
import { money } from '../../../src/domain/money/Money';
import { confirmationText, smsText } from '../../../src/domain/operation/confirmationText';
import { signInSmsText } from '../../../src/domain/user/securityMessages';

const transfer = {
  kind: 'ownAccounts',
  amount: money(150_000n, 'KGS'),
  fee: money(0n, 'KGS'),
  debitAccountNumber: '1280016000000114',
  creditAccountNumber: '1280016000000215',
} as const;

test.each([
  ['ru', 'Перевод 1 500,00 сом со счёта *0114 на счёт *0215. Без комиссии.'],
  ['en', 'Transfer of 1,500.00 KGS from account *0114 to account *0215. No fee.'],
  ['kg', '*0114 эсебинен *0215 эсебине 1 500,00 сом которуу. Комиссия жок.'],
  ['cn', '从账户 *0114 向账户 *0215 转账 1,500.00 索姆。免手续费。'],
] satisfies readonly (readonly [Language, string])[])('the words in %s', (language, words) => {
  expect(confirmationText(transfer, language).replaceAll('\u00a0', ' ')).toBe(words);
});

const payment = {
  kind: 'payment',
  amount: money(45_050n, 'KGS'),
  fee: money(500n, 'KGS'),
  debitAccountNumber: '1280016000000114',
  creditAccountNumber: '0555123456',
  recipientName: 'Байланыш',
} as const;

test.each([
  ['ru', 'Оплата 450,50 сом со счёта *0114: Байланыш, 0555 1234 56. Комиссия 5,00 сом.'],
  ['en', 'Payment of 450.50 KGS from account *0114: Bailanysh, 0555 1234 56. Fee 5.00 KGS.'],
  ['kg', '*0114 эсебинен 450,50 сом төлөө: Байланыш, 0555 1234 56. Комиссия 5,00 сом.'],
  ['cn', '从账户 *0114 支付 450.50 索姆：Bailanysh，0555 1234 56。手续费 5.00 索姆。'],
] satisfies readonly (readonly [Language, string])[])(
  'the words of a payment in %s name the whole number it is for',
  (language, words) => {
    expect(confirmationText(payment, language).replaceAll('\u00a0', ' ')).toBe(words);
    expect(confirmationText(payment, language)).not.toMatch(/\d{6}/);
  },
);

describe.each(LANGUAGES)('messages in %s', (language) => {
  test('the message with the code begins with it and carries the words and the fingerprint unchanged', () => {
    const words = confirmationText(transfer, language);
    const message = smsText({ code: '482913', confirmationText: words, fingerprint: '7K3M-Q9TD' }, language);
    expect(message.startsWith('482913 ')).toBe(true);
    expect(message).toContain(words);
    expect(message).toContain('7K3M-Q9TD');
  });

  test('the code is the only run of six digits, so that a phone offers the right one', () => {
    const large = { ...transfer, amount: money(123_456_789n, 'KGS') };
    const words = confirmationText(large, language);
    const message = smsText({ code: '482913', confirmationText: words, fingerprint: '7K3M-Q9TD' }, language);
    expect(message.match(/\d{6,}/g)).toEqual(['482913']);
    expect(signInSmsText('482913', language).match(/\d{6,}/g)).toEqual(['482913']);
  });

  test('messages name no whole account and fit four parts of an SMS', () => {
    const words = confirmationText({ ...transfer, amount: money(999_999_999_999n, 'KGS') }, language);
    const message = smsText({ code: '482913', confirmationText: words, fingerprint: '7K3M-Q9TD' }, language);
    expect(message).not.toContain('1280016000000114');
    expect(message.length).toBeLessThanOrEqual(4 * 67);
  });
});
