import { describe, expect, it } from 'vitest';

import {
  AccountOpeningDraft,
  accountOpeningOf,
  accountOpeningViolations,
} from '../../../src/domain/shop/AccountOpeningDraft';
import { anAccount } from '../../application/support/builders';
import { newOperationId } from '../../bank/support/transfers';

const ACCOUNTS = [
  anAccount({ id: '1', minor: 5_000_000n }),
  anAccount({ id: '3', number: '1280010000000316', currency: 'EUR' }),
];
const FILLED = { newCurrency: 'USD', debitAccountId: '1' };

describe('a draft of an order for an account', () => {
  it('becomes an order', () => {
    const operationId = newOperationId();
    expect(accountOpeningOf(new AccountOpeningDraft(FILLED), ACCOUNTS, operationId)).toEqual({
      productType: 'makeAccountOpening',
      operationId,
      debitAccountId: '1',
      currency: 'USD',
    });
  });

  it('of a customer without an account is free and names no account that pays', () => {
    const operationId = newOperationId();
    const draft = new AccountOpeningDraft({ newCurrency: 'KGS' });
    expect(accountOpeningOf(draft, [], operationId)).toEqual({
      productType: 'makeAccountOpening',
      operationId,
      currency: 'KGS',
    });
  });

  it.each([
    ['newCurrency', '', 'NEW_ACCOUNT_CURRENCY'],
    ['newCurrency', 'XXX', 'NEW_ACCOUNT_CURRENCY'],
    ['debitAccountId', '', 'ACCOUNT_REQUIRED'],
    ['debitAccountId', '3', 'SOMS_ONLY'],
  ] as const)('is no order with %s %j', (field, value, violation) => {
    const draft = new AccountOpeningDraft({ ...FILLED, [field]: value });
    expect(accountOpeningViolations(draft, ACCOUNTS)).toEqual({ [field]: violation });
    expect(accountOpeningOf(draft, ACCOUNTS, newOperationId())).toBeUndefined();
  });
});
