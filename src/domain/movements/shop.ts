import type { Movement } from './Movement';

/** Orders of products of the showcase: their price is earned by the bank, and the bank works on them afterwards. */
export const SHOP_MOVEMENTS = [
  {
    code: 'MAKE_CHECKBOOK_ORDER',
    kind: 'checkbookOrder',
    confirmedAs: 'orderCheckbooks',
    debits: 'current',
    details: ['amountOfCheckbooks', 'trustedEmployeeFullName', 'passportId', 'issuedBy', 'dateOfIssue', 'phoneNumber'],
    repeats: 'never',
    twins: 'ofOneDay',
  },
  {
    code: 'MAKE_ACCOUNT_STATEMENT_REQUEST',
    kind: 'accountStatement',
    confirmedAs: 'orderAccountPaper',
    debits: 'current',
    details: ['statementLanguage', 'statementAccounts'],
    repeats: 'never',
    twins: 'ofOneDay',
  },
  {
    code: 'MAKE_LOAN_STATEMENT_REQUEST',
    kind: 'loanStatement',
    confirmedAs: 'orderLoanPaper',
    debits: 'current',
    details: ['loanStatementType', 'statementLanguage', 'statementAccounts'],
    repeats: 'never',
    twins: 'ofOneDay',
  },
  {
    code: 'MAKE_ACCOUNT_OPENING',
    kind: 'accountOpening',
    confirmedAs: 'orderAccount',
    debits: 'current',
    details: ['openedCurrency', 'openedAccount'],
    repeats: 'never',
    twins: 'ofOneDay',
  },
] as const satisfies readonly Movement[];
