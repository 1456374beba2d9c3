import type { OperationId } from '../operation/OperationId';
import type { BankDay } from '../time/Instant';

/** Cheques in one checkbook (specification 2, section 9). */
export const CHECKBOOK_SHEETS = 25;

/** Largest number of checkbooks in one order. */
export const MAX_CHECKBOOKS = 10;

/** Employee of a company who may collect its checkbooks, by an identity document. */
export interface TrustedEmployee {
  readonly fullName: string;
  /** Series and seven digits, `ID1234567`. */
  readonly passportId: string;
  readonly issuedBy: string;
  readonly dateOfIssue: BankDay;
  /** `+996` and nine digits. */
  readonly phoneNumber: string;
}

/** Order for checkbooks of an account in soms, which is charged for them. */
export interface CheckbookOrder {
  readonly productType: 'makeCheckbookOrder';
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  readonly amountOfCheckbooks: number;
  readonly trustedEmployee: TrustedEmployee;
}

const PASSPORT_ID = /^(ID|AN|AC|PE)\d{7}$/;
const PHONE = /^\+996\d{9}$/;

export function isPassportId(text: string): boolean {
  return PASSPORT_ID.test(text);
}

export function isEmployeePhone(text: string): boolean {
  return PHONE.test(text);
}
