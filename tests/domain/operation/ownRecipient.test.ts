import { describe, expect, it } from 'vitest';

import { documentTitle } from '../../../src/domain/corporate/documentTitle';
import { titleText } from '../../../src/domain/history/titleText';
import { transactionTitle } from '../../../src/domain/history/transactionTitle';
import type { OwnAccount } from '../../../src/domain/history/transactionTitle';
import { LANGUAGES } from '../../../src/domain/language/Language';
import { money } from '../../../src/domain/money/Money';
import { MOVEMENTS } from '../../../src/domain/movements/movements';
import { isBetweenOwnProducts } from '../../../src/domain/movements/movesOwnMoney';
import { confirmationFactsOf, confirmationText } from '../../../src/domain/operation/confirmationText';
import { shownRecipient } from '../../../src/domain/operation/shownRecipient';
import { paymentDocument } from '../support/builders';

const OWN_NAME = 'Nobody Ltd';
const FROM = '1280016000000114';
const TO = '1280016000000215';
const AMOUNT = money(150_050n, 'KGS');

const between = MOVEMENTS.ordered.filter(isBetweenOwnProducts).map(({ code }) => code);
const toOthers = MOVEMENTS.ordered.filter((movement) => !isBetweenOwnProducts(movement)).map(({ code }) => code);

const WORDS = {
  account: ({ name }: OwnAccount) => name,
  returnOf: () => 'return',
  party: (stored: string) => stored,
  kind: 'kind',
};
const ACCOUNTS: Readonly<Record<string, OwnAccount>> = {
  [FROM]: { product: 'current', name: 'Main', currency: 'KGS' },
  [TO]: { product: 'deposit', name: 'Savings', currency: 'KGS' },
};
const knownAccounts = (number: string | undefined) => ACCOUNTS[number ?? ''];
const noAccounts = () => undefined;

function headingOf(txnCode: string, accountOf: (number: string | undefined) => OwnAccount | undefined): string {
  const { preview } = paymentDocument({}, AMOUNT);
  const document = {
    txnCode,
    preview: {
      ...preview,
      debit: { accountNumber: FROM, name: OWN_NAME },
      credit: { accountNumber: TO, name: OWN_NAME },
    },
  };
  return titleText(documentTitle(document, accountOf).title, WORDS);
}

it('there are movements of both sorts', () => {
  expect(between).toEqual(expect.arrayContaining(['MAKE_OWN_ACCOUNTS_TRANSFER', 'MAKE_EXCHANGE']));
  expect(between.length).toBeGreaterThan(4);
  expect(toOthers.length).toBeGreaterThan(20);
});

describe.each(between)('%s, between products of one customer', (code) => {
  it('names no recipient, whichever system wrote its code', () => {
    expect(shownRecipient(code, OWN_NAME)).toBe('');
    expect(shownRecipient(code.toLowerCase(), OWN_NAME)).toBe('');
    expect(shownRecipient(code.replace('MAKE_', ''), OWN_NAME)).toBe(
      MOVEMENTS.movementLike(code.replace('MAKE_', '')) === undefined ? OWN_NAME : '',
    );
  });

  it('is headed by the accounts, the currencies or its kind, also where the accounts are not known', () => {
    expect(headingOf(code, knownAccounts)).not.toContain(OWN_NAME);
    expect(headingOf(code, noAccounts)).not.toContain(OWN_NAME);
    const side = (accountNumber: string) => ({ accountNumber, currency: AMOUNT.currency, amount: AMOUNT });
    for (const sign of ['positive', 'negative', 'neutral'] as const) {
      const title = transactionTitle({
        transaction: {
          debit: side(FROM),
          credit: side(TO),
          senderName: OWN_NAME,
          recipientName: OWN_NAME,
          returnOf: undefined,
        },
        kind: MOVEMENTS.kindOf(code),
        sign,
        accountOf: noAccounts,
      });
      expect(titleText(title, WORDS)).not.toContain(OWN_NAME);
    }
  });

  it.each(LANGUAGES)('has no name in the message with its code, in %s', (language) => {
    const facts = confirmationFactsOf({
      txnCode: code,
      amount: AMOUNT,
      credited: AMOUNT,
      fee: money(0n, 'KGS'),
      debitAccountNumber: FROM,
      creditAccountNumber: TO,
      recipientName: OWN_NAME,
    });
    expect(confirmationText(facts, language)).not.toContain(OWN_NAME);
  });
});

it('heads a transfer between own accounts with both of their names', () => {
  expect(headingOf('MAKE_OWN_ACCOUNTS_TRANSFER', knownAccounts)).toBe('Main\u00A0→ Savings');
});

it.each(toOthers)('%s names its recipient', (code) => {
  expect(shownRecipient(code, OWN_NAME)).toBe(OWN_NAME);
  expect(headingOf(code, knownAccounts)).toBe(OWN_NAME);
});
