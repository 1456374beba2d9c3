import { describe, expect, it } from 'vitest';

import {
  accountCertificateOrderOf,
  chosenNumbers,
  loanCertificateOrderOf,
  CertificateDraft,
  certificateViolations,
  toggledNumber,
} from '../../../src/domain/shop/CertificateDraft';
import { MAX_CERTIFICATE_ACCOUNTS } from '../../../src/domain/shop/CertificateOrder';
import { anAccount } from '../../application/support/builders';
import { newOperationId } from '../../bank/support/transfers';

const SOMS = anAccount({ id: '1', minor: 5_000_000n });
const EUROS = anAccount({ id: '3', number: '1280010000000316', currency: 'EUR' });
const NUMBERS = [SOMS.number, EUROS.number];
const CIRCUMSTANCES = { accounts: [SOMS, EUROS], numbers: NUMBERS };
const FILLED = { accountNumbers: NUMBERS.toReversed().join(','), certificateLanguage: 'kg', debitAccountId: '1' };

describe('a draft of an order for a certificate', () => {
  it('becomes an order for either kind, with the accounts in the order they are offered in', () => {
    const operationId = newOperationId();
    const agreed = { operationId, debitAccountId: '1', language: 'kg', accountNumbers: NUMBERS };
    expect(accountCertificateOrderOf(new CertificateDraft(FILLED), CIRCUMSTANCES, operationId)).toEqual({
      productType: 'makeStatementRequest',
      ...agreed,
    });
    const ofLoans = new CertificateDraft({ ...FILLED, loanStatementType: 'INSTALMENTS' });
    expect(loanCertificateOrderOf(ofLoans, CIRCUMSTANCES, operationId)).toEqual({
      productType: 'makeLoanStatementRequest',
      loanStatementType: 'INSTALMENTS',
      ...agreed,
    });
  });

  it.each([
    ['accountNumbers', '', 'CERTIFICATE_ACCOUNTS_REQUIRED'],
    ['accountNumbers', '1280010000009999', 'CERTIFICATE_ACCOUNTS_REQUIRED'],
    ['certificateLanguage', '', 'CERTIFICATE_LANGUAGE_REQUIRED'],
    ['debitAccountId', '', 'ACCOUNT_REQUIRED'],
    ['debitAccountId', '3', 'SOMS_ONLY'],
  ] as const)('is no order with %s %j', (field, value, violation) => {
    const draft = new CertificateDraft({ ...FILLED, [field]: value });
    expect(certificateViolations(draft, CIRCUMSTANCES)).toEqual({ [field]: violation });
    expect(accountCertificateOrderOf(draft, CIRCUMSTANCES, newOperationId())).toBeUndefined();
  });

  it('is no order for more accounts than a certificate holds', () => {
    const numbers = Array.from({ length: MAX_CERTIFICATE_ACCOUNTS + 1 }, (_, index) =>
      String(1_280_010_000_000_000 + index),
    );
    const draft = new CertificateDraft({ ...FILLED, accountNumbers: numbers.join(',') });
    expect(certificateViolations(draft, { ...CIRCUMSTANCES, numbers })).toEqual({
      accountNumbers: 'CERTIFICATE_ACCOUNTS_TOO_MANY',
    });
  });

  it('chooses an account and leaves it out again', () => {
    const chosen = new CertificateDraft({ accountNumbers: toggledNumber(new CertificateDraft(), SOMS.number) });
    expect(chosenNumbers(chosen, NUMBERS)).toEqual([SOMS.number]);
    expect(toggledNumber(chosen, SOMS.number)).toBe('');
  });
});
