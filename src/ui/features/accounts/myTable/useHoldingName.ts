import type { Holding } from '../../../../domain/holdings/Holding';
import { useCardWords } from '../../../objects/cards/useCardWords';
import { useAccountName } from '../../../components/useAccountName';
import { useDepositName } from '../../../objects/deposits/useDepositName';
import { useLoanName } from '../../../objects/loans/useLoanName';

/** Returns the name of a product of any kind. */
export function useHoldingName(): (holding: Holding) => string {
  const accountName = useAccountName();
  const depositName = useDepositName();
  const loanName = useLoanName();
  const { nameOf: cardName } = useCardWords();
  return (holding) => {
    switch (holding.kind) {
      case 'account':
        return accountName(holding.account);
      case 'card':
        return cardName(holding.card);
      case 'deposit':
        return depositName(holding.deposit);
      case 'loan':
        return loanName(holding.loan);
      default:
        return holding satisfies never;
    }
  };
}
