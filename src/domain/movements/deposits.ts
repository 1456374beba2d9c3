import type { Movement, UnorderedLine } from './Movement';

/** Money onto deposits and from them; what the ledger does besides stands in bank/modules/deposits/hooks.sql. */
export const DEPOSIT_MOVEMENTS = [
  {
    code: 'MAKE_DEPOSIT',
    kind: 'deposit',
    confirmedAs: 'toDeposit',
    debits: 'current',
    credits: 'deposit',
    details: ['depositContract'],
    repeats: 'bySchedule',
    duplicates: 'ofOneDay',
  },
  {
    code: 'MAKE_DEPOSIT_APPLICATION',
    kind: 'depositOpening',
    confirmedAs: 'openDeposit',
    debits: 'current',
    credits: 'deposit',
    details: [
      'depositProduct',
      'depositContract',
      'depositTerm',
      'depositRate',
      'depositEarlyRate',
      'depositEnds',
      'interestExpected',
      'depositEnding',
      'prolongedFor',
      'childName',
      'childBornOn',
    ],
    repeats: 'bySchedule',
  },
  {
    code: 'MAKE_EARLY_CLOSING_OF_DEPOSIT',
    kind: 'depositClosing',
    confirmedAs: 'closeDeposit',
    debits: 'deposit',
    credits: 'current',
    details: ['depositContract', 'interestLost', 'interestWithheld', 'interestDue', 'closedBy'],
    repeats: 'bySchedule',
  },
] as const satisfies readonly Movement[];

/** Postings of the bank for deposits. */
export const DEPOSIT_LINES = [
  { code: 'DEPOSIT_INTEREST', kind: 'depositInterest' },
] as const satisfies readonly UnorderedLine[];
