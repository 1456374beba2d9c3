import { Matches } from 'class-validator';

import type { OperationId } from '../operation/OperationId';
import { amountOf, because, definedOnly, Filled } from '../transfer/movementRules';
import { isSound, validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import { CLASS_LETTER, GRADE, PUPIL_NAME, SCHOOL_CODE } from './janyKitepRules';
import { providerAmountViolation, somDebitViolation } from './providerRules';
import type { JanyKitepPayment } from './ServicePayment';
import type { ServiceMarket } from './ServicePaymentDraft';
import { readName, withoutGroups } from '../text/identifiers';
import { plainText } from '../text/plainText';

/** Draft of a payment of the rent of schoolbooks. */
export class JanyKitepDraft {
  @Matches(SCHOOL_CODE, because('SCHOOL_CODE'))
  schoolCode = '';

  @Filled('SCHOOL_YEAR_REQUIRED')
  schoolYear = '';

  @Matches(GRADE, because('GRADE_REQUIRED'))
  grade = '';

  @Matches(CLASS_LETTER, because('CLASS_LETTER'))
  classLetter = '';

  @Matches(PUPIL_NAME, because('PUPIL_NAME'))
  pupilName = '';

  @Filled('ACCOUNT_REQUIRED')
  debitAccountId = '';

  @Filled('AMOUNT_REQUIRED')
  amountText = '';

  constructor(values: Readonly<Partial<JanyKitepDraft>> = {}) {
    this.schoolCode = values.schoolCode ?? '';
    this.schoolYear = values.schoolYear ?? '';
    this.grade = values.grade ?? '';
    this.classLetter = values.classLetter ?? '';
    this.pupilName = values.pupilName ?? '';
    this.debitAccountId = values.debitAccountId ?? '';
    this.amountText = values.amountText ?? '';
  }
}

/** First violation of each field of a draft; empty when the payment can be created. */
export function janyKitepViolations(
  draft: JanyKitepDraft,
  { accounts, providers }: ServiceMarket,
): Violations<JanyKitepDraft> {
  const debit = accounts.find(({ id }) => id === draft.debitAccountId);
  const provider = providers.find(({ way }) => way === 'kitep');
  const own = {
    debitAccountId: somDebitViolation(debit),
    amountText: debit && provider && providerAmountViolation(draft.amountText, debit, provider),
  };
  return { ...definedOnly(own), ...validate(trimmed(draft)) };
}

/** Payment made from a draft; `undefined` while the draft has a violation. */
export function janyKitepOf(
  draft: JanyKitepDraft,
  market: ServiceMarket,
  operationId: OperationId,
): JanyKitepPayment | undefined {
  const debit = market.accounts.find(({ id }) => id === draft.debitAccountId);
  const amount = debit && amountOf(draft.amountText, debit);
  if (amount === undefined || !isSound(janyKitepViolations(draft, market))) {
    return undefined;
  }
  const { amountText: _typed, ...sound } = trimmed(draft);
  return { operationId, ...sound, amount };
}

function trimmed(draft: JanyKitepDraft): JanyKitepDraft {
  return new JanyKitepDraft({
    ...draft,
    schoolCode: withoutGroups(draft.schoolCode),
    classLetter: plainText(draft.classLetter).toUpperCase(),
    pupilName: readName(draft.pupilName),
  });
}
