import { describe, expect, it } from 'vitest';

import {
  accountPaperOrderOf,
  chosenNumbers,
  loanPaperOrderOf,
  PaperDraft,
  paperViolations,
  toggledNumber,
} from '../../../src/domain/shop/PaperDraft';
import { MAX_PAPER_ACCOUNTS } from '../../../src/domain/shop/PaperOrder';
import { anAccount } from '../../application/support/builders';
import { newOperationId } from '../../bank/support/transfers';

const SOMS = anAccount({ id: '1', minor: 5_000_000n });
const EUROS = anAccount({ id: '3', number: '1280010000000316', currency: 'EUR' });
const NUMBERS = [SOMS.number, EUROS.number];
const CIRCUMSTANCES = { accounts: [SOMS, EUROS], numbers: NUMBERS };
const FILLED = { accountNumbers: NUMBERS.toReversed().join(','), paperLanguage: 'kg', debitAccountId: '1' };

describe('a draft of an order for a certificate', () => {
  it('becomes an order for either kind, with the accounts in the order they are offered in', () => {
    const operationId = newOperationId();
    const agreed = { operationId, debitAccountId: '1', language: 'kg', accountNumbers: NUMBERS };
    expect(accountPaperOrderOf(new PaperDraft(FILLED), CIRCUMSTANCES, operationId)).toEqual({
      productType: 'makeStatementRequest',
      ...agreed,
    });
    const ofLoans = new PaperDraft({ ...FILLED, loanStatementType: 'INSTALMENTS' });
    expect(loanPaperOrderOf(ofLoans, CIRCUMSTANCES, operationId)).toEqual({
      productType: 'makeLoanStatementRequest',
      loanStatementType: 'INSTALMENTS',
      ...agreed,
    });
  });

  it.each([
    ['accountNumbers', '', 'PAPER_ACCOUNTS_REQUIRED'],
    ['accountNumbers', '1280010000009999', 'PAPER_ACCOUNTS_REQUIRED'],
    ['paperLanguage', '', 'PAPER_LANGUAGE_REQUIRED'],
    ['debitAccountId', '', 'ACCOUNT_REQUIRED'],
    ['debitAccountId', '3', 'SOMS_ONLY'],
  ] as const)('is no order with %s %j', (field, value, violation) => {
    const draft = new PaperDraft({ ...FILLED, [field]: value });
    expect(paperViolations(draft, CIRCUMSTANCES)).toEqual({ [field]: violation });
    expect(accountPaperOrderOf(draft, CIRCUMSTANCES, newOperationId())).toBeUndefined();
  });

  it('is no order for more accounts than a certificate holds', () => {
    const numbers = Array.from({ length: MAX_PAPER_ACCOUNTS + 1 }, (_, index) => String(1_280_010_000_000_000 + index));
    const draft = new PaperDraft({ ...FILLED, accountNumbers: numbers.join(',') });
    expect(paperViolations(draft, { ...CIRCUMSTANCES, numbers })).toEqual({
      accountNumbers: 'PAPER_ACCOUNTS_TOO_MANY',
    });
  });

  it('chooses an account and leaves it out again', () => {
    const chosen = new PaperDraft({ accountNumbers: toggledNumber(new PaperDraft(), SOMS.number) });
    expect(chosenNumbers(chosen, NUMBERS)).toEqual([SOMS.number]);
    expect(toggledNumber(chosen, SOMS.number)).toBe('');
  });
});
