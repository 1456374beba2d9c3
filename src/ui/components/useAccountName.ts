import { useTranslation } from 'react-i18next';

import type { Account } from '../../domain/account/Account';

/** The name the customer gave an account, else what it is. */
export function useAccountName(): (account: Pick<Account, 'name' | 'currency'>) => string {
  const { t } = useTranslation('common');
  return ({ name, currency }) => (name === '' ? t('accountWithoutName', { currency }) : name);
}
