import type { CaseDraft } from '../../domain/case/caseRules';
import type { CustomerCase } from '../../domain/case/CustomerCase';
import { declare } from './declaration';
import type { Nothing } from './utilities';

export interface CaseReference {
  readonly caseId: string;
}

const ANY_USER = ['individual', 'corporateView', 'corporateCreate', 'corporateApprove', 'corporateSign'] as const;

/** Utility service: requests of a user that the bank answers by a day (bank/modules/cases/README.md). */
export const caseOperations = {
  GET_CASES: declare<Nothing, readonly CustomerCase[]>()({
    services: ['utility'],
    summary:
      'Lists the cases of the user, and of orders of the company that the user may see, the latest first; their messages are topics of the chat',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_USER,
    failures: [],
  }),
  OPEN_CASE: declare<CaseDraft, CustomerCase>()({
    services: ['utility'],
    summary:
      'Opens a case with its first message; one that is open about the same operation for the same reason is answered instead',
    kind: 'command',
    confirmation: 'none',
    allowed: ANY_USER,
    viewOnly: 'allowed',
    failures: ['OPERATION_ID_REUSED', 'TRANSACTION_NOT_FOUND', 'CASES_LIMIT', 'FILE_NOT_FOUND'],
  }),
  CLOSE_CASE: declare<CaseReference, CustomerCase>()({
    services: ['utility'],
    summary:
      'Closes a case of the user, whose matter is settled; a closed one stays as it is, and so does one of an application, which the decision closes',
    kind: 'command',
    confirmation: 'none',
    allowed: ANY_USER,
    viewOnly: 'allowed',
    failures: ['CASE_NOT_FOUND'],
  }),
  REOPEN_CASE: declare<CaseReference, CustomerCase>()({
    services: ['utility'],
    summary: 'Reopens a case closed within the last thirty days; an open one stays as it is',
    kind: 'command',
    confirmation: 'none',
    allowed: ANY_USER,
    viewOnly: 'allowed',
    failures: ['CASE_NOT_FOUND', 'CASE_CLOSED', 'CASES_LIMIT'],
  }),
} as const;
