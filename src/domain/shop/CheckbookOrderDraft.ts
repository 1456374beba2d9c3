import type { Account } from '../account/Account';
import { money } from '../money/Money';
import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';
import { parseDay } from '../time/days';
import type { BankDay } from '../time/Instant';
import { debitViolation, definedOnly, Filled } from '../transfer/movementRules';
import { isNamePart, readRecipientPhone } from '../transfer/moneyTransferRules';
import { foreignLetterViolation } from '../validation/foreignLetterCode';
import { isSound, validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import { MAX_ISSUED_BY_LENGTH, SHORTEST_ISSUED_BY } from '../user/passportViolations';
import type { ValidationCode } from '../validation/ValidationCode';
import { isEmployeePhone, isPassportId, MAX_CHECKBOOKS } from './CheckbookOrder';
import type { CheckbookOrder } from './CheckbookOrder';
import { readCode, readName, readWholeNumber } from '../text/identifiers';
import { plainLine } from '../text/plainText';

/** Draft of an order for checkbooks; numbers and the day are texts as typed. */
export class CheckbookOrderDraft {
  @Filled('ACCOUNT_REQUIRED')
  debitAccountId = '';

  countText = '1';

  fullName = '';

  passportId = '';

  issuedBy = '';

  issuedOn = '';

  employeePhone = '';

  constructor(values: Readonly<Partial<CheckbookOrderDraft>> = {}) {
    this.debitAccountId = values.debitAccountId ?? '';
    this.countText = values.countText ?? '1';
    this.fullName = values.fullName ?? '';
    this.passportId = values.passportId ?? '';
    this.issuedBy = values.issuedBy ?? '';
    this.issuedOn = values.issuedOn ?? '';
    this.employeePhone = values.employeePhone ?? '';
  }
}

/** Data a draft is validated against. */
export interface CheckbookCircumstances {
  readonly accounts: readonly Account[];
  readonly today: BankDay;
}

/** First violation of each field; empty when the order can be created. */
export function checkbookOrderViolations(
  draft: CheckbookOrderDraft,
  { accounts, today }: CheckbookCircumstances,
): Violations<CheckbookOrderDraft> {
  const debit = accounts.find(({ id }) => id === draft.debitAccountId);
  const issuedBy = plainLine(draft.issuedBy);
  return {
    ...definedOnly({
      debitAccountId: debit !== undefined && debit.currency !== 'KGS' ? ('SOMS_ONLY' as const) : debitViolation(debit),
      countText: countOf(draft) === undefined ? ('CHECKBOOK_COUNT' as const) : undefined,
      fullName: isNamePart(readName(draft.fullName)) ? undefined : ('EMPLOYEE_NAME' as const),
      passportId: isPassportId(passportOf(draft))
        ? undefined
        : (foreignLetterViolation(passportOf(draft)) ?? ('EMPLOYEE_PASSPORT' as const)),
      issuedBy:
        issuedBy.length < SHORTEST_ISSUED_BY || issuedBy.length > MAX_ISSUED_BY_LENGTH
          ? ('ISSUED_BY_LENGTH' as const)
          : undefined,
      issuedOn: issueViolation(draft.issuedOn, today),
      employeePhone: phoneOf(draft) === undefined ? ('EMPLOYEE_PHONE' as const) : undefined,
    }),
    ...validate(draft),
  };
}

/** Order made from a draft; `undefined` when the draft is not valid. */
export function checkbookOrderOf(
  draft: CheckbookOrderDraft,
  circumstances: CheckbookCircumstances,
  operationId: OperationId,
): CheckbookOrder | undefined {
  const amountOfCheckbooks = countOf(draft);
  const dateOfIssue = parseDay(draft.issuedOn);
  const phoneNumber = phoneOf(draft);
  if (
    amountOfCheckbooks === undefined ||
    dateOfIssue === undefined ||
    phoneNumber === undefined ||
    !isSound(checkbookOrderViolations(draft, circumstances))
  ) {
    return undefined;
  }
  return {
    productType: 'makeCheckbookOrder',
    operationId,
    debitAccountId: draft.debitAccountId,
    amountOfCheckbooks,
    trustedEmployee: {
      fullName: readName(draft.fullName),
      passportId: passportOf(draft),
      issuedBy: plainLine(draft.issuedBy),
      dateOfIssue,
      phoneNumber,
    },
  };
}

/** Price of the checkbooks a draft orders; `undefined` until their number is readable. */
export function checkbooksCost(draft: CheckbookOrderDraft, price: Money): Money | undefined {
  const count = countOf(draft);
  return count === undefined ? undefined : money(price.minor * BigInt(count), price.currency);
}

function countOf({ countText }: CheckbookOrderDraft): number | undefined {
  const count = readWholeNumber(countText) ?? 0;
  return count >= 1 && count <= MAX_CHECKBOOKS ? count : undefined;
}

/** Series and number without the spaces and in the letters of the document. */
function passportOf({ passportId }: CheckbookOrderDraft): string {
  return readCode(passportId.replaceAll('№', '')).replaceAll('-', '');
}

function phoneOf({ employeePhone }: CheckbookOrderDraft): string | undefined {
  const read = readRecipientPhone(employeePhone);
  return read !== undefined && isEmployeePhone(read) ? read : undefined;
}

function issueViolation(text: string, today: BankDay): ValidationCode | undefined {
  const day = parseDay(text);
  if (day === undefined) {
    return 'NOT_A_DAY';
  }
  return day > today ? 'ISSUED_IN_FUTURE' : undefined;
}
