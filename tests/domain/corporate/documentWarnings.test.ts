import { describe, expect, it } from 'vitest';

import { warningsOf } from '../../../src/domain/corporate/documentWarnings';
import type { ComparedDocument, EarlierDocument } from '../../../src/domain/corporate/documentWarnings';
import { money } from '../../../src/domain/money/Money';
import type { OperationTerms } from '../../../src/domain/operation/OperationTerms';
import { operationIdOf } from '../../application/support/fakePorts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Noon in Bishkek. */
const NOON = Date.UTC(2026, 10, 24, 6);
const OTHER = operationIdOf('00000000-0000-4000-8000-000000000002');

const PAYMENT = {
  operationId: operationIdOf('00000000-0000-4000-8000-000000000001'),
  txnCode: 'MAKE_OTHER_BANK_TRANSFER',
  creditAccountNumber: '1091820000077759',
  recipientName: 'ОсОО Пример Связь',
  amount: money(4_500_000n, 'KGS'),
  purpose: 'Оплата по счёту 15',
  documentNumber: '7',
  terms: {},
  at: NOON,
};

const vehicle = (vehicleNumber: string): OperationTerms => ({ details: { vehicleNumber } });
const about = (account: string): OperationTerms => ({ statementAccounts: [account] });

function codesAgainst(changes: Partial<EarlierDocument>, document: ComparedDocument = PAYMENT): readonly string[] {
  const other = {
    ...document,
    operationId: OTHER,
    purpose: 'Другое',
    documentNumber: '6',
    transactionId: undefined,
    ...changes,
  };
  return warningsOf(document, [other]).map(({ code }) => code);
}

describe('what a document of a company repeats', () => {
  it.each<readonly [string, Partial<EarlierDocument>, readonly string[]]>([
    ['the same payee and amount on the same day', {}, ['TWIN']],
    ['ten days before', { at: NOON - 10 * DAY_MS }, ['TWIN']],
    ['eleven days before for another thing', { at: NOON - 11 * DAY_MS }, []],
    ['twenty days before for the same thing', { at: NOON - 20 * DAY_MS, purpose: ' Оплата по счёту 15 ' }, ['TWIN']],
    ['twenty-one days before for the same thing', { at: NOON - 21 * DAY_MS, purpose: 'Оплата по счёту 15' }, []],
    ['another amount', { amount: money(4_500_001n, 'KGS') }, []],
    ['the same number of another currency', { amount: money(4_500_000n, 'USD') }, []],
    ['another payee', { creditAccountNumber: '1180000000004250' }, []],
    ['a movement of another kind', { txnCode: 'MAKE_QR_PAYMENT' }, []],
    ['the same payment by another network', { txnCode: 'MAKE_OTHER_BANK_TRANSFER_GROSS' }, ['TWIN']],
    [
      'the same number in the same year',
      { creditAccountNumber: '1', documentNumber: '7', at: NOON - 300 * DAY_MS },
      ['REPEATED_NUMBER'],
    ],
    [
      'the same number of the year before',
      { creditAccountNumber: '1', documentNumber: '7', at: NOON - 365 * DAY_MS },
      [],
    ],
    ['the same payment under the same number', { documentNumber: '7' }, ['TWIN', 'REPEATED_NUMBER']],
    ['itself', { operationId: PAYMENT.operationId, documentNumber: '7' }, []],
  ])('%s', (_what, changes, codes) => {
    expect(codesAgainst(changes)).toEqual(codes);
  });

  it('ignores the number of a document without one', () => {
    expect(codesAgainst({ creditAccountNumber: '1', documentNumber: '' }, { ...PAYMENT, documentNumber: '' })).toEqual(
      [],
    );
  });

  it('is known by its name where the payee has no account', () => {
    const register = { ...PAYMENT, creditAccountNumber: '', txnCode: 'SALARY_BATCH' };
    expect(codesAgainst({}, register)).toEqual(['TWIN']);
    expect(codesAgainst({ recipientName: 'Другая ведомость' }, register)).toEqual([]);
  });

  it.each<readonly [string, string, OperationTerms, OperationTerms]>([
    ['the tax of another vehicle', 'MAKE_TRANSPORT_TAX_PAYMENT', vehicle('01KG123ABC'), vehicle('01KG777ABC')],
    ['a certificate about another account', 'MAKE_ACCOUNT_STATEMENT_REQUEST', about('1280016'), about('1280017')],
  ])('is not %s', (_what, txnCode, terms, other) => {
    const paid = { ...PAYMENT, txnCode, terms };
    expect([codesAgainst({}, paid), codesAgainst({ terms: other }, paid)]).toEqual([['TWIN'], []]);
  });

  it('tells orders of one price apart, which the bank earns without an account', () => {
    const order = { ...PAYMENT, creditAccountNumber: '', recipientName: 'Tulpar', txnCode: 'MAKE_CHECKBOOK_ORDER' };
    expect(codesAgainst({}, order)).toEqual(['TWIN']);
    expect(codesAgainst({ txnCode: 'MAKE_ACCOUNT_STATEMENT_REQUEST' }, order)).toEqual([]);
  });

  it.each(['MAKE_OWN_ACCOUNTS_TRANSFER', 'EXCHANGE'])(
    'is a movement between own accounts on the same day only (%s)',
    (txnCode) => {
      const own = { ...PAYMENT, txnCode };
      expect([codesAgainst({}, own), codesAgainst({ at: NOON - DAY_MS }, own)]).toEqual([['TWIN'], []]);
    },
  );
});
