import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { WalletsStore } from '../../../../application/wallets/WalletsStore';
import { readWalletNumber, shownWalletNumber } from '../../../../domain/wallet/walletNumber';
import { useProductChange } from '../../../flow/change/useProductChange';
import { useService } from '../../../kernel/ServicesContext';
import { walletBindingChange } from './walletChangeForms';
import { WalletNumberPage } from './WalletNumberPage';
import { BIND_PATH, NUMBER_PARAMETER, REGISTRATION_PATH } from '../../../objects/wallets/walletPaths';

const FIELDS = ['number'] as const;

/** Binding a wallet: its number, the code. */
export function BindWalletPage() {
  const { t } = useTranslation('wallets');
  const [parameters] = useSearchParams();
  const given = readWalletNumber(parameters.get(NUMBER_PARAMETER) ?? '');
  const model = useProductChange(
    walletBindingChange(given === undefined ? '' : shownWalletNumber(given)),
    useService(WalletsStore),
  );
  return (
    <WalletNumberPage
      group="bind"
      path={BIND_PATH}
      model={model}
      fields={FIELDS}
      news={({ exists }) =>
        exists ? undefined : (
          <p>
            {t('bind.noneThere')} <Link to={REGISTRATION_PATH}>{t('register.title')}</Link>
          </p>
        )
      }
    />
  );
}
