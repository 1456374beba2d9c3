import type { Movement, UnorderedLine } from './Movement';

/** Repayments of loans; what the ledger does besides stands in bank/modules/loans/hooks.sql. */
export const LOAN_MOVEMENTS = [
  {
    code: 'DIGITAL_LOAN_MAKE_REPAYMENT',
    kind: 'loanRepayment',
    confirmedAs: 'toLoan',
    debits: 'current',
    credits: 'loan',
    details: [
      'loanContract',
      'repaymentMode',
      'principalRepaid',
      'interestRepaid',
      'penaltyRepaid',
      'setAside',
      'interestSaved',
      'formerInstalment',
      'newInstalment',
      'formerLastInstalmentOn',
      'lastInstalmentOn',
    ],
    repeats: 'bySchedule',
  },
] as const satisfies readonly Movement[];

/** Postings of the bank for loans. */
export const LOAN_LINES = [
  { code: 'LOAN_DISBURSEMENT', kind: 'loanDisbursement' },
  { code: 'LOAN_INSTALMENT', kind: 'loanRepayment' },
  { code: 'LOAN_REST_RETURNED', kind: 'loanRepayment', isIncome: false },
  { code: 'LOAN_WRITE_OFF', kind: 'loanWriteOff' },
] as const satisfies readonly UnorderedLine[];
