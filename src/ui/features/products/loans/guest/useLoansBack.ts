import { useTranslation } from 'react-i18next';

import { ONLINE_LOANS_PATH } from '../../../../objects/loans/onlineLoanPaths';

/** The way back from a page about online loans: to what the bank offers. */
export function useLoansBack(): { readonly to: string; readonly label: string } {
  const { t } = useTranslation('onlineLoan');
  return { to: ONLINE_LOANS_PATH, label: t('title') };
}
