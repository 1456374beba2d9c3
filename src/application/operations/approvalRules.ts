import type { ApprovalDay } from '../../domain/corporate/approvalDay';
import type { ApprovalRule, ApprovalTerms } from '../../domain/corporate/approvalRule';
import type { LocalizedText } from '../../domain/language/Language';
import type { OperationId } from '../../domain/operation/OperationId';
import type { WaitingChange } from '../../domain/user/ProfileChange';
import { declare } from './declaration';
import type { Nothing } from './utilities';

/** A rule of the company as it is listed. */
export interface ListedRule extends ApprovalRule {
  /** The rule as a sentence. */
  readonly words: LocalizedText;
}

/** A change of a rule that waits for signatures. */
export interface WaitingRule {
  readonly operationId: OperationId;
  readonly before: LocalizedText;
  readonly after: LocalizedText;
  readonly madeBy: LocalizedText;
}

export interface CompanyRules {
  readonly rules: readonly ListedRule[];
  readonly waiting: readonly WaitingRule[];
  /** Day of the reader, by which rules about a document can be said before it is sent; absent without rules and for a user who makes none. */
  readonly today?: ApprovalDay | undefined;
}

/** Terms of a rule, in place of its present ones. */
export interface ApprovalRuleRequest extends ApprovalTerms {
  readonly operationId: OperationId;
  readonly ruleId: string | 'new';
}

export interface ApprovalRuleEnd {
  readonly operationId: OperationId;
  readonly ruleId: string;
}

/** Accounts service: signatures a company asks for besides those the bank does (bank/modules/approvalRules/README.md). */
export const approvalRuleOperations = {
  GET_APPROVAL_RULES: declare<Nothing, CompanyRules>()({
    services: ['account'],
    summary:
      'Lists the rules by which documents of the company need further signatures, the changes of them that wait, and what the reader has sent today',
    kind: 'query',
    confirmation: 'none',
    allowed: ['corporateView', 'corporateCreate', 'corporateApprove', 'corporateSign'],
    failures: [],
  }),
  SET_APPROVAL_RULE: declare<ApprovalRuleRequest, WaitingChange>()({
    services: ['account'],
    summary:
      'Prepares a new rule or other terms of one; they wait for the signatures of the company, always of two people',
    kind: 'command',
    confirmation: 'none',
    confirmedBy: 'CONFIRM_ACCOUNT_OPERATION',
    allowed: ['corporateSign'],
    failures: [
      'OPERATION_ID_REUSED',
      'APPROVAL_RULE_NOT_FOUND',
      'ACCOUNT_NOT_FOUND',
      'APPROVAL_SIGNERS_UNFIT',
      'APPROVAL_RULES_CONTRADICT',
      'APPROVAL_RULES_LIMIT',
      'SECOND_SIGNER_REQUIRED',
      'OPERATION_IMPOSSIBLE',
      'MAX_OTP_TRIES',
    ],
  }),
  DELETE_APPROVAL_RULE: declare<ApprovalRuleEnd, WaitingChange>()({
    services: ['account'],
    summary: 'Prepares the end of a rule; it waits for the signatures of the company, always of two people',
    kind: 'command',
    confirmation: 'none',
    confirmedBy: 'CONFIRM_ACCOUNT_OPERATION',
    allowed: ['corporateSign'],
    failures: [
      'OPERATION_ID_REUSED',
      'APPROVAL_RULE_NOT_FOUND',
      'SECOND_SIGNER_REQUIRED',
      'OPERATION_IMPOSSIBLE',
      'MAX_OTP_TRIES',
    ],
  }),
} as const;
