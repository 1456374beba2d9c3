import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { DepositsStore } from '../../../application/deposits/DepositsStore';
import { ButtonLink } from '../../components/Button';
import { useService } from '../../kernel/ServicesContext';
import { depositPath } from './depositPaths';

/** The way to the deposit that was opened, once it is in the list. */
export const OpenedDepositLink = observer(function OpenedDepositLink({
  number,
}: {
  readonly number: string | undefined;
}) {
  const { t } = useTranslation('deposits');
  const store = useService(DepositsStore);
  const deposit = store.byNumber(number);

  useEffect(() => void store.reload(), [store]);

  return deposit === undefined ? null : <ButtonLink to={depositPath(deposit.id)}>{t('opening.toDeposit')}</ButtonLink>;
});
