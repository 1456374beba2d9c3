import { useTranslation } from 'react-i18next';

import type { Deposit } from '../../domain/deposit/Deposit';

/** What a deposit is called: as its owner likes, or by its type. */
export function useDepositName(): (deposit: Pick<Deposit, 'name' | 'type'>) => string {
  const { t } = useTranslation('deposits');
  return ({ name, type }) => (name === '' ? t(`types.${type}`) : name);
}
