import { equal } from '../money/Money';
import type { Money } from '../money/Money';
import { daysFrom } from '../time/days';
import { bankDayOf } from '../time/Instant';
import type { Instant } from '../time/Instant';
import type { DetailName } from './details';
import type { OperationTerms } from './OperationTerms';

/** Data of a movement by which a duplicate is recognized. */
export interface ComparedMovement {
  /** Account number of the payee, or another text that identifies the payee. */
  readonly payee: string;
  /** Kind and product paid for, as one text; see {@link productOf}. */
  readonly product: string;
  readonly amount: Money;
  readonly purpose: string;
  readonly at: Instant;
}

/** Largest distance, in Bishkek days, at which two movements count as duplicates; 0 is the same day. */
export interface DuplicateDays {
  readonly anyPurpose: number;
  /** The same for movements with an equal purpose. */
  readonly samePurpose: number;
}

/** True for two movements of one amount to one payee for one product within {@link DuplicateDays}, one of which may be a mistake. */
export function isDuplicate(one: ComparedMovement, other: ComparedMovement, days: DuplicateDays): boolean {
  const isSamePurpose = one.purpose.trim() !== '' && one.purpose.trim() === other.purpose.trim();
  return (
    one.payee === other.payee &&
    one.product === other.product &&
    equal(one.amount, other.amount) &&
    daysApart(one.at, other.at) <= (isSamePurpose ? days.samePurpose : days.anyPurpose)
  );
}

/** Details that tell two products of one price, or two subjects of one payee, apart; the others differ each time or say nothing of what is paid for. */
const TELLS_APART: readonly DetailName[] = [
  'service',
  'providerCode',
  'salesPoint',
  'period',
  'schoolYear',
  'pupilName',
  'taxpayerInn',
  'vehicleNumber',
  'eniCode',
  'taxPeriod',
  'taxMonth',
  'decisionNumber',
  'depositProduct',
  'invoiceNumbers',
  'amountOfCheckbooks',
  'loanStatementType',
  'statementLanguage',
  'openedCurrency',
  'loanProduct',
  'boxBranch',
  'boxSize',
  'bondIssue',
  'bondCount',
  'replacedCard',
  'cardScheme',
  'cardAccount',
];

/** Text that differs for two movements of different kinds, products or subjects, and is the same otherwise. */
export function productOf({ statementAccounts = [], details = {} }: OperationTerms = {}, kind = ''): string {
  return JSON.stringify([kind, statementAccounts, TELLS_APART.map((name) => details[name] ?? '')]);
}

function daysApart(one: Instant, other: Instant): number {
  return Math.abs(daysFrom(bankDayOf(one), bankDayOf(other)));
}
