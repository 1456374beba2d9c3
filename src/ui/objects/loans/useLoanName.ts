import { useTranslation } from 'react-i18next';

import type { Loan } from '../../../domain/loan/Loan';

/** Product codes with a name of their own; any other product is called a loan. */
const PRODUCTS = ['CONSUMER', 'MORTGAGE', 'AUTO', 'CARD', 'BUSINESS', 'ONLINE'] as const;

/** Returns the product name of a loan. */
export function useProductName(): (loan: Pick<Loan, 'productCode'>) => string {
  const { t } = useTranslation('loans');
  return ({ productCode }) => {
    const product = PRODUCTS.find((each) => each === productCode);
    return product === undefined ? t('loan') : t(`products.${product}`);
  };
}

/** Returns the name of a loan: the one given by its owner, or its product. */
export function useLoanName(): (loan: Pick<Loan, 'name' | 'productCode'>) => string {
  const productName = useProductName();
  return (loan) => (loan.name === '' ? productName(loan) : loan.name);
}
