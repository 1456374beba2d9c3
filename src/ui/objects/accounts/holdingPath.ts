import type { Holding } from '../../../domain/holdings/Holding';
import { cardPath } from '../cards/cardPaths';
import { depositPath } from '../deposits/depositPaths';
import { loanPath } from '../loans/loanPaths';

export const MY_TABLE_PATH = '/my-table';

export function accountPath(accountId: string): string {
  return `/accounts/overview?account=${accountId}`;
}

/** The page of a product. */
export function holdingPath(holding: Holding): string {
  switch (holding.kind) {
    case 'account':
      return accountPath(holding.account.id);
    case 'card':
      return cardPath(holding.card.id);
    case 'deposit':
      return depositPath(holding.deposit.id);
    case 'loan':
      return loanPath('credit', holding.loan.id);
    default:
      return holding satisfies never;
  }
}
