import type { Account } from '../account/Account';
import type { OperationId } from '../operation/OperationId';
import { debitViolation, definedOnly, Filled } from '../transfer/movementRules';
import { isSound, validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import { bondCost, bondCountRefusal, bondDebitRefusal, isOnSale } from './Bonds';
import type { BondCost, BondIssue, BondOrder } from './Bonds';
import { readWholeNumber } from '../text/identifiers';
import { plainText } from '../text/plainText';

/** Draft of an order for bonds; their number is a text as typed. */
export class BondOrderDraft {
  @Filled('BOND_ISSUE_REQUIRED')
  bondIssue = '';

  /** Number of bonds; the smallest of the issue while it is empty. */
  bondCount = '';

  @Filled('ACCOUNT_REQUIRED')
  debitAccountId = '';

  constructor(values: Readonly<Partial<BondOrderDraft>> = {}) {
    this.bondIssue = values.bondIssue ?? '';
    this.bondCount = values.bondCount ?? '';
    this.debitAccountId = values.debitAccountId ?? '';
  }
}

/** Data a draft is validated against. */
export interface BondCircumstances {
  readonly accounts: readonly Account[];
  readonly issues: readonly BondIssue[];
}

/** First violation of each field; empty when the order can be created. */
export function bondOrderViolations(
  draft: BondOrderDraft,
  { accounts, issues }: BondCircumstances,
): Violations<BondOrderDraft> {
  const debit = accounts.find(({ id }) => id === draft.debitAccountId);
  const issue = issueOf(draft, issues);
  const count = countOf(draft, issue);
  return {
    ...definedOnly({
      bondIssue: issue !== undefined && isOnSale(issue) ? undefined : ('BOND_ISSUE_REQUIRED' as const),
      bondCount:
        issue !== undefined && (count === undefined || bondCountRefusal(issue, count) !== undefined)
          ? ('BOND_COUNT' as const)
          : undefined,
      debitAccountId: debit === undefined ? debitViolation(debit) : bondDebitRefusal(debit, issue),
    }),
    ...validate(draft),
  };
}

/** Order made from a draft; `undefined` when the draft is not valid. */
export function bondOrderOf(
  draft: BondOrderDraft,
  circumstances: BondCircumstances,
  operationId: OperationId,
): BondOrder | undefined {
  const issue = issueOf(draft, circumstances.issues);
  const count = countOf(draft, issue);
  return issue === undefined || count === undefined || !isSound(bondOrderViolations(draft, circumstances))
    ? undefined
    : {
        productType: 'makeBondPurchase',
        operationId,
        debitAccountId: draft.debitAccountId,
        issueId: issue.id,
        count,
      };
}

/** Cost of the bonds of a draft; `undefined` until issue and number are known. */
export function costOf(draft: BondOrderDraft, issues: readonly BondIssue[]): BondCost | undefined {
  const issue = issueOf(draft, issues);
  const count = countOf(draft, issue);
  return issue === undefined || count === undefined ? undefined : bondCost(issue, count);
}

/** The chosen issue of a draft. */
export function issueOf({ bondIssue }: BondOrderDraft, issues: readonly BondIssue[]): BondIssue | undefined {
  return issues.find(({ id }) => id === bondIssue);
}

function countOf({ bondCount }: BondOrderDraft, issue: BondIssue | undefined): number | undefined {
  return plainText(bondCount) === '' ? issue?.minimum : readWholeNumber(bondCount);
}
