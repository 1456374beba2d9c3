import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { signOf } from '../../../src/domain/history/classify';
import type { Transaction } from '../../../src/domain/history/Transaction';
import { counterpartyOf, transactionTitle } from '../../../src/domain/history/transactionTitle';
import type { OwnAccount, TransactionTitle } from '../../../src/domain/history/transactionTitle';
import { MOVEMENTS, TRANSACTION_KINDS } from '../../../src/domain/movements/movements';
import { aTransaction } from '../../application/support/builders';

const [MAIN, EURO, SAVINGS] = ['1280010000000114', '1280010000000215', '1280010000000721'] as const;
const SOMEBODYS = '1280090000000916';
const OWN: Readonly<Record<string, OwnAccount>> = {
  [MAIN]: { product: 'current', name: 'Основной', currency: 'KGS' },
  [EURO]: { product: 'current', name: 'Евро', currency: 'EUR' },
  [SAVINGS]: { product: 'deposit', name: 'На дом', currency: 'KGS' },
};

function accountOf(number: string | undefined): OwnAccount | undefined {
  return number === undefined ? undefined : OWN[number];
}

function titleOf(values: Partial<Transaction>): TransactionTitle {
  const transaction = aTransaction({ senderName: 'Токтогулов Т.', recipientName: 'Айзада С.', ...values });
  const sign = signOf(transaction, Object.keys(OWN));
  return transactionTitle({ transaction, kind: MOVEMENTS.kindOf(transaction.txnCode), sign, accountOf });
}

const som = (accountNumber: string | undefined) => ({ accountNumber, currency: 'KGS' as const, amount: undefined });
const euro = (accountNumber: string) => ({ accountNumber, currency: 'EUR' as const, amount: undefined });

const ACCOUNTS = { names: 'accounts', from: OWN[MAIN], to: OWN[EURO] };
const TO_DEPOSIT = { names: 'accounts', from: OWN[MAIN], to: OWN[SAVINGS] };
const RECIPIENT = { names: 'counterparty', counterparty: 'Айзада С.' };
const SENDER = { names: 'counterparty', counterparty: 'Токтогулов Т.' };
const KIND = { names: 'kind' };

/** Title of each movement a customer orders, between the sides it has: [title, other side of the customer's main account]. */
const OF_MOVEMENTS: Readonly<Record<string, [title: object, sides: Partial<Transaction>]>> = {
  ...Object.fromEntries(
    MOVEMENTS.ordered.map(({ code }) => [code, [RECIPIENT, { debit: som(MAIN), credit: som(SOMEBODYS) }]]),
  ),
  MAKE_OWN_ACCOUNTS_TRANSFER: [ACCOUNTS, { debit: som(MAIN), credit: euro(EURO) }],
  MAKE_EXCHANGE: [
    { names: 'currencies', from: 'KGS', to: 'EUR' },
    { debit: som(MAIN), credit: euro(EURO) },
  ],
  MAKE_DEPOSIT: [TO_DEPOSIT, { debit: som(MAIN), credit: som(SAVINGS) }],
  MAKE_DEPOSIT_APPLICATION: [TO_DEPOSIT, { debit: som(MAIN), credit: som(SAVINGS) }],
  MAKE_EARLY_CLOSING_OF_DEPOSIT: [
    { names: 'accounts', from: OWN[SAVINGS], to: OWN[MAIN] },
    { debit: som(SAVINGS), credit: som(MAIN) },
  ],
  MAKE_CHECKBOOK_ORDER: [KIND, { debit: som(MAIN), credit: som(SOMEBODYS) }],
  MAKE_ACCOUNT_STATEMENT_REQUEST: [KIND, { debit: som(MAIN), credit: som(SOMEBODYS) }],
  MAKE_LOAN_STATEMENT_REQUEST: [KIND, { debit: som(MAIN), credit: som(SOMEBODYS) }],
  MAKE_LOAN_APPLICATION: [KIND, { debit: som(undefined), credit: som(SOMEBODYS) }],
  MAKE_BOND_PURCHASE: [KIND, { debit: som(MAIN), credit: som(SOMEBODYS) }],
  MAKE_DEPOSIT_BOX_RESERVATION: [KIND, { debit: som(MAIN), credit: som(SOMEBODYS) }],
  MAKE_DEBIT_CARD_OPENING: [KIND, { debit: som(MAIN), credit: som(SOMEBODYS) }],
  MAKE_INSTANT_CARD_OPENING: [KIND, { debit: som(MAIN), credit: som(SOMEBODYS) }],
  MAKE_CREDIT_CARD_OPENING: [KIND, { debit: som(undefined), credit: som(SOMEBODYS) }],
  MAKE_CARD_REOPENING: [KIND, { debit: som(MAIN), credit: som(SOMEBODYS) }],
  MAKE_RENEWAL_CARD_REOPENING: [KIND, { debit: som(undefined), credit: som(SOMEBODYS) }],
  MAKE_FIRST_ACCOUNT_OPENING: [KIND, { debit: som(undefined), credit: som(SOMEBODYS) }],
  MAKE_ACCOUNT_OPENING: [KIND, { debit: som(MAIN), credit: som(SOMEBODYS) }],
  DIGITAL_LOAN_MAKE_REPAYMENT: [KIND, { debit: som(MAIN), credit: som(SOMEBODYS) }],
  MAKE_MONEY_TRANSFER_RECEIVE: [SENDER, { debit: som(undefined), credit: som(MAIN) }],
  MAKE_VISA_2_VISA_AFT: [SENDER, { debit: som(undefined), credit: som(MAIN) }],
};

describe('the heading of an operation', () => {
  it.each(Object.entries(OF_MOVEMENTS))('names the kind and the parties of %s', (txnCode, [title, sides]) => {
    expect(titleOf({ txnCode, ...sides })).toEqual(title);
  });

  it('is the sender for every kind of incoming money', () => {
    const fromSomebody = MOVEMENTS.ordered.filter(
      ({ code }) => OF_MOVEMENTS[code]?.[0] === RECIPIENT || OF_MOVEMENTS[code]?.[0] === SENDER,
    );
    expect(fromSomebody.length).toBeGreaterThan(20);
    for (const { code } of fromSomebody) {
      expect(titleOf({ txnCode: code, debit: som(SOMEBODYS), credit: som(MAIN) }), code).toEqual(SENDER);
    }
  });

  it('is the same from either side of a move between own accounts', () => {
    const transaction = aTransaction({ debit: som(MAIN), credit: euro(EURO) });
    for (const sign of ['positive', 'negative', 'neutral'] as const) {
      expect(transactionTitle({ transaction, kind: 'ownTransfer', sign, accountOf })).toEqual(ACCOUNTS);
    }
  });

  it('is the kind where an own account is not known', () => {
    expect(titleOf({ debit: som(MAIN), credit: som('1280010000000999') })).toEqual(KIND);
  });

  it('is the payment of what came back, whatever its kind', () => {
    const returnOf = { id: '77', number: '12', createdAt: 0 };
    for (const { code } of MOVEMENTS.ordered) {
      expect(titleOf({ txnCode: `${code}_RETURN`, returnOf })).toEqual({ names: 'payment', returned: returnOf });
    }
  });

  it('is never empty, for every kind and whatever is not known of an operation', () => {
    expect(TRANSACTION_KINDS.length).toBeGreaterThan(30);
    const number = fc.constantFrom(undefined, MAIN, EURO, SAVINGS, SOMEBODYS);
    const name = fc.constantFrom('', 'Айзада С.');
    const sign = fc.constantFrom('positive' as const, 'negative' as const, 'neutral' as const);
    fc.assert(
      fc.property(fc.constantFrom(...TRANSACTION_KINDS), sign, number, number, name, name, (...drawn) => {
        const [kind, direction, from, to, senderName, recipientName] = drawn;
        const transaction = aTransaction({ debit: som(from), credit: som(to), senderName, recipientName });
        const title = transactionTitle({ transaction, kind, sign: direction, accountOf });
        if (title.names === 'counterparty') {
          expect(title.counterparty).not.toBe('');
          expect(title.counterparty).toBe(counterpartyOf(transaction, direction));
        }
        if (title.names === 'currencies') {
          expect(title.from).not.toBe(title.to);
        }
      }),
    );
  });
});
