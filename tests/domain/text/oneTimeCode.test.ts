import { describe, expect, it } from 'vitest';

import { LANGUAGES } from '../../../src/domain/language/Language';
import { smsText } from '../../../src/domain/operation/confirmationText';
import { typedOneTimeCode } from '../../../src/domain/text/identifiers';
import { changeSmsText, restoreSmsText, signInSmsText } from '../../../src/domain/user/securityMessages';

const CODE = '402913';
const SUBJECT = { ru: 'смены пароля', en: 'to change your password', kg: 'сырсөздү өзгөртүү', cn: '修改密码' };
/** Words with an amount, a card, an account and a day, whose digits are no code. */
const WORDS = 'Айзада Т. 150000.00 KGS, *4042, 1280016000000114, 24.11.2026, 250 000,00.';

describe('a message of the bank without its last line', () => {
  it.each(LANGUAGES)('gives its code and no other digits: %s', (language) => {
    const messages = [
      signInSmsText(CODE, language),
      restoreSmsText(CODE, language),
      changeSmsText(CODE, SUBJECT, language),
      smsText({ code: CODE, confirmationText: WORDS, fingerprint: '7394-2951' }, language),
    ];
    expect(messages.map(typedOneTimeCode)).toEqual(messages.map(() => CODE));
    expect(messages.map((message) => typedOneTimeCode(`Tulpar: ${message}`))).toEqual(messages.map(() => CODE));
  });
});

it.each([
  ['Ваш код: 402913. Сумма 1500000 сом', CODE],
  ['Payment of 1500000 KGS. Your code 402913', CODE],
  ['您的验证码：402913，金额 1500000 索姆', CODE],
  ['402913 is your code', CODE],
  ['Kod: 402 913', '402 913'],
  ['Код 402 913, сумма 1500000 сом', '402 913'],
  ['Спишем 150000,00 сом, карта *4042, 402913', CODE],
  ['Перевод 150000.00 сом, счёт 1280016000000114', ''],
  ['Здравствуйте, два числа: 402913 и 402914', ''],
  ['Никому не сообщайте его @tulpar.kg #402913', CODE],
])('%s gives %j', (message, code) => {
  expect(typedOneTimeCode(message)).toBe(code);
});

it.each([
  ['402913', '402913'],
  ['402 913', '402 913'],
  ['402-9x1', '40291'],
])('%s that is typed stays %s', (typed, shown) => {
  expect(typedOneTimeCode(typed)).toBe(shown);
});
