import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { WalletsStore } from '../../../../application/wallets/WalletsStore';
import { readWalletNumber, shownWalletNumber } from '../../../../domain/wallet/walletNumber';
import { ProductChangePage } from '../../../flow/change/ProductChangePage';
import { useProductChange } from '../../../flow/change/useProductChange';
import { useService } from '../../../kernel/ServicesContext';
import { walletBindingChange } from './walletChangeForms';
import { WalletNumberCheckViewModel } from './WalletNumberCheckViewModel';
import { WalletNumberField } from './WalletNumberField';
import { BIND_PATH, NUMBER_PARAMETER, REGISTRATION_PATH, WALLETS_PATH } from '../../../objects/wallets/walletPaths';

const FIELDS = ['number'] as const;

/** Binding a wallet: its number, the code. */
export const BindWalletPage = observer(function BindWalletPage() {
  const { t } = useTranslation('wallets');
  const [parameters] = useSearchParams();
  const given = readWalletNumber(parameters.get(NUMBER_PARAMETER) ?? '');
  const check = useService(WalletNumberCheckViewModel);
  const model = useProductChange(
    walletBindingChange(given === undefined ? '' : shownWalletNumber(given)),
    useService(WalletsStore),
  );
  const number = shownWalletNumber(readWalletNumber(model.form.number) ?? '');
  return (
    <ProductChangePage
      model={model}
      fields={FIELDS}
      frame={{
        path: BIND_PATH,
        title: t('bind.title'),
        lead: t('bind.lead'),
        subject: t('bind.subject', { number }),
        doneTitle: t('bind.doneTitle'),
        doneText: t('bind.doneText', { number }),
        back: { to: WALLETS_PATH, label: t('title') },
      }}
    >
      {(texts) => (
        <WalletNumberField
          check={check}
          hint={t('bind.hint')}
          value={model.form.number}
          onChange={(typed) => model.change({ number: typed })}
          violation={texts.number}
          news={({ exists }) =>
            exists ? undefined : (
              <p>
                {t('bind.noneThere')} <Link to={REGISTRATION_PATH}>{t('register.title')}</Link>
              </p>
            )
          }
        />
      )}
    </ProductChangePage>
  );
});
