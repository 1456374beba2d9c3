import { expect, it } from 'vitest';

import { BANK_NAME } from '../../../src/domain/brand/bankName';
import { LANGUAGES } from '../../../src/domain/language/Language';
import { money } from '../../../src/domain/money/Money';
import { confirmationFactsOf, confirmationText } from '../../../src/domain/operation/confirmationText';
import { detailText } from '../../../src/domain/operation/detailText';

it.each(LANGUAGES)('an order of the showcase names the bank in the language of who confirms it, in %s', (language) => {
  const price = money(10_000n, 'KGS');
  const facts = confirmationFactsOf({
    txnCode: 'MAKE_ACCOUNT_STATEMENT_REQUEST',
    amount: price,
    credited: price,
    fee: money(0n, 'KGS'),
    debitAccountNumber: '1280016000000114',
    creditAccountNumber: '',
    recipientName: BANK_NAME.ru,
  });
  expect(confirmationText(facts, language)).toContain(BANK_NAME[language]);
});

it('the language and the contents of a certificate are said in words', () => {
  expect(detailText('statementLanguage', 'kg', 'en')).toBe('Кыргызча');
  expect(detailText('loanStatementType', 'DEBT', 'en')).toBe('Outstanding debt');
  expect([detailText('statementLanguage', 'de', 'en'), detailText('loanStatementType', 'POEM', 'ru')]).toEqual([
    'de',
    'POEM',
  ]);
});
