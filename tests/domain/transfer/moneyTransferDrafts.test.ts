import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { moneyTransferFee } from '../../../src/domain/directory/MoneyTransferSystems';
import type { MoneyTransferSystem } from '../../../src/domain/directory/MoneyTransferSystems';
import { LANGUAGES } from '../../../src/domain/language/Language';
import { money } from '../../../src/domain/money/Money';
import { confirmationFactsOf, confirmationText } from '../../../src/domain/operation/confirmationText';
import { checkedToOperationId } from '../../../src/domain/operation/OperationId';
import {
  MoneyReceiptDraft,
  moneyReceiptOf,
  moneyReceiptViolations,
} from '../../../src/domain/transfer/MoneyReceiptDraft';
import { nameParts, wholeName } from '../../../src/domain/transfer/MoneyTransfer';
import {
  MoneyTransferDraft,
  moneyTransferOf,
  moneyTransferViolations,
} from '../../../src/domain/transfer/MoneyTransferDraft';
import { isNamePart, maskedTransferCode, readRecipientPhone } from '../../../src/domain/transfer/moneyTransferRules';
import { groupedTransferCode, moneyTransferStage } from '../../../src/domain/transfer/moneyTransferStage';
import { partyName } from '../../../src/domain/operation/partyName';
import { anAccount, aTransaction } from '../../application/support/builders';

const NAME = { ru: '', en: '', kg: '', cn: '' };
const PRICE = {
  minimum: money(10_000n, 'KGS'),
  maximum: money(900_000n, 'KGS'),
  fee: { basisPoints: 100n, minimum: money(5_000n, 'KGS'), maximum: money(8_000n, 'KGS') },
};
const SYSTEM: MoneyTransferSystem = {
  id: '7',
  name: 'Ak Kerben',
  codeDigits: 10,
  payoutDays: 30,
  prices: [PRICE, { ...PRICE, minimum: money(100n, 'USD'), maximum: money(900n, 'USD') }],
  countries: [
    { code: 'KG', name: NAME, currencies: ['KGS'] },
    { code: 'KZ', name: NAME, currencies: ['USD'] },
  ],
};
const CIRCUMSTANCES = {
  accounts: [
    anAccount({ id: '1' }),
    anAccount({ id: '2', currency: 'EUR' }),
    anAccount({ id: '3', creditStopped: true }),
  ],
  systems: [SYSTEM],
};
const ID = checkedToOperationId('0198c2c1-7a01-7f4e-9c59-3f1f6f0a9b11');

describe('a money transfer to a person', () => {
  const sound = {
    systemId: '7',
    country: 'KG',
    lastName: 'Асанова',
    firstName: 'Мээрим',
    debitAccountId: '1',
    amountText: '100',
  };

  it.each([
    [{}, {}],
    [{ middleName: 'Бакыт кызы', phone: '+996 (700) 12-34-56' }, {}],
    [{ systemId: '' }, { systemId: 'SYSTEM_REQUIRED' }],
    [{ systemId: '8' }, { systemId: 'SYSTEM_REQUIRED' }],
    [{ country: '' }, { country: 'PAYOUT_COUNTRY_REQUIRED' }],
    [{ country: 'DE' }, { country: 'PAYOUT_COUNTRY_REQUIRED', debitAccountId: 'NOT_CARRIED_THERE' }],
    [{ country: 'KZ' }, { debitAccountId: 'NOT_CARRIED_THERE' }],
    [{ debitAccountId: '2' }, { debitAccountId: 'NOT_CARRIED' }],
    [{ lastName: ' ' }, { lastName: 'LAST_NAME_REQUIRED' }],
    [{ firstName: 'Mээрим' }, { firstName: 'NAME_AS_IN_PASSPORT' }],
    [{ middleName: '2' }, { middleName: 'NAME_AS_IN_PASSPORT' }],
    [{ phone: '12' }, { phone: 'RECIPIENT_PHONE' }],
    [{ amountText: '99,99' }, { amountText: 'BELOW_SYSTEM_MINIMUM' }],
    [{ amountText: '9000,01' }, { amountText: 'ABOVE_SYSTEM_MAXIMUM' }],
    [{ amountText: 'сто' }, { amountText: 'NOT_AN_AMOUNT' }],
  ] as const)('with %j has the problems %j', (changes, violations) => {
    const draft = new MoneyTransferDraft({ ...sound, ...changes });
    expect(moneyTransferViolations(draft, CIRCUMSTANCES)).toEqual(violations);
    const made = ID && moneyTransferOf(draft, CIRCUMSTANCES, ID);
    expect(made?.amount).toEqual(Object.keys(violations).length === 0 ? money(10_000n, 'KGS') : undefined);
  });

  it.each([
    [100_000n, 5_000n],
    [600_000n, 6_000n],
    [900_000n, 8_000n],
  ])('of %s costs %s', (amount, fee) => {
    expect(moneyTransferFee(PRICE, money(amount, 'KGS'))).toEqual(money(fee, 'KGS'));
  });
});

describe('money to be received', () => {
  const sound = {
    systemId: '7',
    transferCode: '482 091 7365',
    lastName: 'Serikova',
    firstName: 'Asel',
    creditAccountId: '1',
    amountText: '5',
  };

  it.each([
    [{}, {}],
    [{ transferCode: '' }, { transferCode: 'TRANSFER_CODE_REQUIRED' }],
    [{ transferCode: '48209173651' }, { transferCode: 'TRANSFER_CODE_DIGITS' }],
    [{ transferCode: '482091736A' }, { transferCode: 'TRANSFER_CODE_DIGITS' }],
    [{ creditAccountId: '2' }, { creditAccountId: 'NOT_CARRIED' }],
    [{ creditAccountId: '3' }, { creditAccountId: 'ACCOUNT_NO_CREDIT' }],
    [{ lastName: '-' }, { lastName: 'NAME_AS_IN_PASSPORT' }],
    [{ amountText: '0' }, { amountText: 'NOT_POSITIVE' }],
  ] as const)('with %j has the problems %j', (changes, violations) => {
    const draft = new MoneyReceiptDraft({ ...sound, ...changes });
    expect(moneyReceiptViolations(draft, CIRCUMSTANCES)).toEqual(violations);
    const made = ID && moneyReceiptOf(draft, CIRCUMSTANCES, ID);
    expect(made?.transferCode).toBe(Object.keys(violations).length === 0 ? '4820917365' : undefined);
  });
});

describe('what is said of a money transfer', () => {
  const movement = { amount: money(10_000n, 'KGS'), credited: money(10_000n, 'KGS'), fee: money(0n, 'KGS') };

  it('names the system on either side, in every language', () => {
    for (const language of LANGUAGES) {
      const facts = {
        ...movement,
        debitAccountNumber: '1280016000000114',
        creditAccountNumber: 'Ak Kerben',
        recipientName: 'Асанова Мээрим',
      };
      const sent = confirmationText(confirmationFactsOf({ ...facts, txnCode: 'MAKE_MONEY_TRANSFER' }), language);
      expect(sent).toContain('Ak Kerben');
      expect(sent).toContain(partyName('Асанова Мээрим', language));
      const back = {
        ...movement,
        debitAccountNumber: 'Ak Kerben',
        creditAccountNumber: '1280016000000114',
        recipientName: '',
      };
      expect(
        confirmationText(confirmationFactsOf({ ...back, txnCode: 'MAKE_MONEY_TRANSFER_RECEIVE' }), language),
      ).toMatch(/Ak Kerben.*\*0114/);
    }
  });

  it.each([
    ['ACCEPTED_FOR_PROCESSING', false, 'sent'],
    ['WAITING', false, 'ready'],
    ['WAITING', true, 'recalling'],
    ['ACCEPTED', true, 'paidOut'],
    ['RETURNED', true, 'returned'],
    ['CANCELLED', false, 'cancelled'],
    ['REJECTED', false, 'rejected'],
  ] as const)('%s, asked back: %s, is %s', (status, recallAsked, stage) => {
    const progress = {
      steps: [],
      deletable: false,
      network: 'remittance',
      reference: '',
      recallAsked,
      recallDeclined: false,
    } as const;
    expect(moneyTransferStage(aTransaction({ status, progress }))).toBe(stage);
  });

  it('keeps a name whole on its way into parts and back', () => {
    const part = fc.stringMatching(/^[A-Z][a-z]{0,12}$/);
    fc.assert(
      fc.property(part, part, fc.oneof(fc.constant(''), part), (lastName, firstName, middleName) => {
        expect(nameParts(wholeName({ lastName, firstName, middleName }))).toEqual({ lastName, firstName, middleName });
      }),
    );
  });

  it('shows four digits of a number and never six in a row', () => {
    expect(maskedTransferCode('4820917365')).toBe('******7365');
    fc.assert(fc.property(fc.stringMatching(/^\d{10,20}$/), (code) => !/\d{6}/.test(groupedTransferCode(code))));
  });

  it.each(['O’Neill', "Д'Артаньян", 'Салтыков-Щедрин', 'Бакыт уулу'])('takes %s for a name', (name) => {
    expect(isNamePart(name)).toBe(true);
  });

  it('parses a telephone number with the punctuation people write', () => {
    expect([readRecipientPhone('+7 (701) 123-45-67'), readRecipientPhone('701'), readRecipientPhone('')]).toEqual([
      '+77011234567',
      undefined,
      undefined,
    ]);
  });
});
