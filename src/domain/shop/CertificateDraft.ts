import type { Account } from '../account/Account';
import { isLanguage } from '../language/Language';
import type { OperationId } from '../operation/OperationId';
import { debitViolation, definedOnly, Filled } from '../transfer/movementRules';
import { isSound, validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import { LOAN_STATEMENT_TYPES, MAX_CERTIFICATE_ACCOUNTS } from './CertificateOrder';
import type { AccountCertificateOrder, LoanCertificateOrder, LoanStatementType } from './CertificateOrder';

const BETWEEN = ',';

/** Draft of an order for a certificate. */
export class CertificateDraft {
  /** Numbers of the chosen accounts joined by commas, as one text, so that the draft can be stored as typed. */
  @Filled('CERTIFICATE_ACCOUNTS_REQUIRED')
  accountNumbers = '';

  /** Contents of a certificate about loans. */
  loanStatementType: LoanStatementType = 'DEBT';

  @Filled('CERTIFICATE_LANGUAGE_REQUIRED')
  certificateLanguage = '';

  @Filled('ACCOUNT_REQUIRED')
  debitAccountId = '';

  constructor(values: Readonly<Partial<CertificateDraft>> = {}) {
    this.accountNumbers = values.accountNumbers ?? '';
    this.loanStatementType = LOAN_STATEMENT_TYPES.find((each) => each === values.loanStatementType) ?? 'DEBT';
    this.certificateLanguage = values.certificateLanguage ?? '';
    this.debitAccountId = values.debitAccountId ?? '';
  }
}

/** Data a draft is validated against. */
export interface CertificateCircumstances {
  readonly accounts: readonly Account[];
  /** Numbers of the accounts or loans a certificate can be about. */
  readonly numbers: readonly string[];
}

/** Chosen accounts that still exist, in the order they are offered in. */
export function chosenNumbers({ accountNumbers }: CertificateDraft, numbers: readonly string[]): readonly string[] {
  const chosen = accountNumbers.split(BETWEEN);
  return numbers.filter((number) => chosen.includes(number));
}

/** Text of the choice in a draft after one account was added to it or taken from it. */
export function toggledNumber({ accountNumbers }: CertificateDraft, number: string): string {
  const chosen = accountNumbers === '' ? [] : accountNumbers.split(BETWEEN);
  const others = chosen.filter((each) => each !== number);
  return (others.length === chosen.length ? [...chosen, number] : others).join(BETWEEN);
}

/** First violation of each field; empty when the order can be created. */
export function certificateViolations(
  draft: CertificateDraft,
  { accounts, numbers }: CertificateCircumstances,
): Violations<CertificateDraft> {
  const debit = accounts.find(({ id }) => id === draft.debitAccountId);
  return {
    ...definedOnly({
      accountNumbers: choiceViolation(chosenNumbers(draft, numbers)),
      debitAccountId: debit !== undefined && debit.currency !== 'KGS' ? ('SOMS_ONLY' as const) : debitViolation(debit),
    }),
    ...validate(draft),
  };
}

/** Order for a certificate about accounts; `undefined` when the draft is not valid. */
export function accountCertificateOrderOf(
  draft: CertificateDraft,
  circumstances: CertificateCircumstances,
  operationId: OperationId,
): AccountCertificateOrder | undefined {
  const agreed = agreedOf(draft, circumstances);
  return agreed && { productType: 'makeStatementRequest', operationId, ...agreed };
}

/** Order for a certificate about loans; `undefined` when the draft is not valid. */
export function loanCertificateOrderOf(
  draft: CertificateDraft,
  circumstances: CertificateCircumstances,
  operationId: OperationId,
): LoanCertificateOrder | undefined {
  const agreed = agreedOf(draft, circumstances);
  const { loanStatementType } = draft;
  return agreed && { productType: 'makeLoanStatementRequest', operationId, loanStatementType, ...agreed };
}

function agreedOf(draft: CertificateDraft, circumstances: CertificateCircumstances) {
  const { certificateLanguage: language, debitAccountId } = draft;
  return !isLanguage(language) || !isSound(certificateViolations(draft, circumstances))
    ? undefined
    : { debitAccountId, language, accountNumbers: chosenNumbers(draft, circumstances.numbers) };
}

function choiceViolation(chosen: readonly string[]): ValidationCode | undefined {
  if (chosen.length === 0) {
    return 'CERTIFICATE_ACCOUNTS_REQUIRED';
  }
  return chosen.length > MAX_CERTIFICATE_ACCOUNTS ? 'CERTIFICATE_ACCOUNTS_TOO_MANY' : undefined;
}
