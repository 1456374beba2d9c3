import { useTranslation } from 'react-i18next';

import type { Loan } from '../../domain/loan/Loan';

/** Products with a word of their own; any other is called a loan. */
const PRODUCTS = ['CONSUMER', 'MORTGAGE', 'AUTO', 'CARD', 'BUSINESS', 'ONLINE'] as const;

/** What kind of loan it is. */
export function useProductName(): (loan: Pick<Loan, 'productCode'>) => string {
  const { t } = useTranslation('loans');
  return ({ productCode }) => {
    const product = PRODUCTS.find((each) => each === productCode);
    return product === undefined ? t('loan') : t(`products.${product}`);
  };
}

/** What a loan is called: by its name, or by its product. */
export function useLoanName(): (loan: Pick<Loan, 'name' | 'productCode'>) => string {
  const productName = useProductName();
  return (loan) => (loan.name === '' ? productName(loan) : loan.name);
}
