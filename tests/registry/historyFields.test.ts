import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import type { Transaction } from '../../src/domain/history/Transaction';
import type { OperationTerms } from '../../src/domain/operation/OperationTerms';
import { money } from '../../src/domain/money/Money';
import { transaction } from '../../src/infrastructure/registry/transactions';
import { historyFields } from '../../src/infrastructure/registry/historyFields';

const AMOUNT = money(10_000n, 'KGS');

function line(txnCode: string, terms?: OperationTerms, creditNumber = '1280016000002134'): Transaction {
  return {
    id: '1',
    operationId: '0ec064cc-aa4c-4cff-8c24-9fa4f0cc7dd9',
    txnCode,
    status: 'ACCEPTED',
    createdAt: 0,
    debit: { accountNumber: '1280016000000114', currency: 'KGS', amount: AMOUNT },
    credit: { accountNumber: creditNumber, currency: 'KGS', amount: AMOUNT },
    fee: money(0n, 'KGS'),
    totalDebited: AMOUNT,
    senderName: 'Айзада Т.',
    recipientName: 'Нарын',
    purpose: '',
    terms,
    fingerprint: '',
  };
}

function specified(each: Transaction): object {
  const wire = z.encode(transaction, each);
  return Object.fromEntries(
    Object.entries(wire).filter(([name, value]) => name in historyFields && value !== undefined),
  );
}

const SENDER = { fullNameCyrDebit: 'Айзада Т.' };

describe('a line of history on the wire', () => {
  it.each<[string, Transaction, object]>([
    [
      'a clearing payment by BIC and account',
      line('MAKE_OTHER_BANK_TRANSFER_CLEARING', { bic: '109022' }, '1091820000030168'),
      {
        ...SENDER,
        accountCreditPropType: 'BIC',
        accountCreditPropValue: '109022',
        clearingRecipientAccNo: '1091820000030168',
      },
    ],
    [
      'a payment abroad by SWIFT code',
      line('MAKE_SWIFT_TRANSFER', { details: { bankCode: 'COBADEFFXXX' } }),
      { ...SENDER, accountCreditPropType: 'SWIFT', accountCreditPropValue: 'COBADEFFXXX' },
    ],
    [
      'a payment to Russia by BIC',
      line('MAKE_SWIFT_TRANSFER', { details: { bankCode: '044525225' } }),
      { ...SENDER, accountCreditPropType: 'BIC', accountCreditPropValue: '044525225' },
    ],
    [
      'a transfer to a card by its masked number',
      line('MAKE_IPC_CARD_TRANSFER', { details: { cardNumber: '9417 **** 1022' } }),
      { ...SENDER, accountCreditCardPan: '9417 **** 1022' },
    ],
    [
      'a transfer to a client by a card',
      line('MAKE_BANK_CLIENT_TRANSFER', { details: { cardNumber: '9417 **** 1022' } }),
      { ...SENDER, accountCreditCardPan: '9417 **** 1022' },
    ],
    ['money from a card', line('MAKE_VISA_2_VISA_AFT'), { accountDebitCardPan: '1280016000000114' }],
    [
      'a service by provider and number of the subscriber',
      line('MAKE_MOBILE_PAYMENT', { details: { providerCode: 'ular' } }, '996555000101'),
      { ...SENDER, serviceProviderId: 'ular', propValue: '996555000101' },
    ],
    ['a fine, which has no provider', line('MAKE_FINE_PAYMENT'), SENDER],
    [
      'a deposit by its identifier',
      { ...line('MAKE_DEPOSIT', { details: { depositContract: 'DP-1' } }), depositId: '214' },
      { depositId: '214' },
    ],
    [
      'a money transfer that was sent by its direction',
      line('MAKE_MONEY_TRANSFER', { details: { transferSystem: 'Алай', payoutCountry: 'KZ' } }),
      { ...SENDER, moneyTransferType: 'send' },
    ],
    [
      'a money transfer that was received by its direction',
      line('MAKE_MONEY_TRANSFER_RECEIVE', { details: { transferSystem: 'Алай', transferCode: '1234567890' } }),
      { ...SENDER, moneyTransferType: 'receive' },
    ],
    ['an own transfer by none of them', line('MAKE_OWN_ACCOUNTS_TRANSFER'), {}],
  ])('names %s', (_what, each, fields) => {
    expect(specified(each)).toEqual(fields);
    expect(z.decode(transaction, z.encode(transaction, each))).toEqual({
      ...each,
      returnOf: undefined,
      returnedBy: undefined,
      progress: undefined,
      note: undefined,
      depositId: each.depositId,
    });
  });
});
