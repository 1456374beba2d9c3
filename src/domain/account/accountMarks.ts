import type { Account } from './Account';

/** Restrictions of an account, the most severe first; each has its label on a badge. */
export const ACCOUNT_MARKS = ['dormant', 'frozen', 'debitStopped', 'creditStopped'] as const;

export type AccountMark = (typeof ACCOUNT_MARKS)[number];

/** Restrictions an account has, the most severe first. A debit stop does not apply to an account that is available for operations. */
export function accountMarks(account: Account): readonly AccountMark[] {
  const isMarked: Readonly<Record<AccountMark, boolean>> = {
    dormant: account.dormant,
    frozen: account.frozen,
    debitStopped: account.debitStopped && !account.availableForOperations,
    creditStopped: account.creditStopped,
  };
  return ACCOUNT_MARKS.filter((mark) => isMarked[mark]);
}
