import type { Account } from '../account/Account';
import { isKyrgyzInn } from '../bankDetails/inn';
import type { OperationId } from '../operation/OperationId';
import { somDebitViolation } from '../payment/providerRules';
import { amountOf, amountViolation, definedOnly, Filled } from '../transfer/movementRules';
import { foreignLetterViolation } from '../validation/foreignLetterCode';
import { isSound, validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import { isEniCode, isVehicleNumber, tidied } from './identifiers';
import { isMonthly, TAX_SUBJECTS } from './TaxPayment';
import type { TaxKind, TaxPayment, TaxSubject } from './TaxPayment';
import { readInn } from '../text/identifiers';

/** Draft of a tax payment; each kind of tax uses some of the fields. */
export class TaxPaymentDraft {
  inn = '';

  vehicleNumber = '';

  eniCode = '';

  /** Territory in which the tax is due: a region, or a district, city or aimak within it. */
  territoryCode = '';

  @Filled('TAX_YEAR_REQUIRED')
  taxYear = '';

  /** Month of a monthly tax as two digits; empty for the others. */
  taxMonth = '';

  @Filled('ACCOUNT_REQUIRED')
  debitAccountId = '';

  @Filled('AMOUNT_REQUIRED')
  amountText = '';

  constructor(values: Readonly<Partial<TaxPaymentDraft>> = {}) {
    this.inn = values.inn ?? '';
    this.vehicleNumber = values.vehicleNumber ?? '';
    this.eniCode = values.eniCode ?? '';
    this.territoryCode = values.territoryCode ?? '';
    this.taxYear = values.taxYear ?? '';
    this.taxMonth = values.taxMonth ?? '';
    this.debitAccountId = values.debitAccountId ?? '';
    this.amountText = values.amountText ?? '';
  }
}

/** Validation of the subject fields. */
const SUBJECT_VIOLATIONS: Readonly<Record<TaxSubject, (text: string) => ValidationCode | undefined>> = {
  vehicleNumber: (text) =>
    isVehicleNumber(tidied(text)) ? undefined : (foreignLetterViolation(tidied(text)) ?? 'VEHICLE_NUMBER'),
  eniCode: (text) => (isEniCode(tidied(text)) ? undefined : 'ENI_CODE'),
  territoryCode: (text) => (text === '' ? 'TERRITORY_REQUIRED' : undefined),
};

/** Violation of a taxpayer number (INN); `undefined` when it is valid. */
export function innViolation(text: string): ValidationCode | undefined {
  return isKyrgyzInn(readInn(text)) ? undefined : 'TAXPAYER_INN';
}

/** First violation of each field of a draft for a kind of tax; empty when the payment can be created. */
export function taxViolations(
  kind: TaxKind,
  draft: TaxPaymentDraft,
  accounts: readonly Account[],
): Violations<TaxPaymentDraft> {
  const debit = accounts.find(({ id }) => id === draft.debitAccountId);
  const subjects = TAX_SUBJECTS[kind].map((name) => [name, SUBJECT_VIOLATIONS[name](draft[name])] as const);
  const own = {
    inn: innViolation(draft.inn),
    debitAccountId: somDebitViolation(debit),
    amountText: debit && amountViolation(draft.amountText, debit),
  };
  return { ...definedOnly(own), ...validate(draft), ...definedOnly(Object.fromEntries(subjects)) };
}

/** Payment made from a draft; `undefined` while the draft has a violation. */
export function taxPaymentOf(
  kind: TaxKind,
  draft: TaxPaymentDraft,
  { accounts, operationId }: { readonly accounts: readonly Account[]; readonly operationId: OperationId },
): TaxPayment | undefined {
  const debit = accounts.find(({ id }) => id === draft.debitAccountId);
  const amount = debit && amountOf(draft.amountText, debit);
  if (amount === undefined || !isSound(taxViolations(kind, draft, accounts))) {
    return undefined;
  }
  return {
    operationId,
    debitAccountId: draft.debitAccountId,
    inn: readInn(draft.inn),
    taxYear: parseInt(draft.taxYear, 10),
    ...(isMonthly(kind) && draft.taxMonth !== '' && { taxMonth: parseInt(draft.taxMonth, 10) }),
    subjects: Object.fromEntries(TAX_SUBJECTS[kind].map((name) => [name, tidied(draft[name])])),
    amount,
  };
}
