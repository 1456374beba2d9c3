import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { WalletsStore } from '../../../../application/wallets/WalletsStore';
import { useProductChange } from '../../../flow/change/useProductChange';
import { useService } from '../../../kernel/ServicesContext';
import { TopicChoice } from './TopicChoice';
import { walletRegistrationChange } from './walletChangeForms';
import { WalletNumberPage } from './WalletNumberPage';
import { bindPath, REGISTRATION_PATH, registrationIn } from '../../../objects/wallets/walletPaths';

const FIELDS = ['number', 'topicId'] as const;

/** Registering a wallet: its number, its intended use, the code. The address may carry what was typed before the sign-in. */
export function RegisterWalletPage() {
  const { t } = useTranslation('wallets');
  const [address] = useSearchParams();
  const model = useProductChange(walletRegistrationChange(registrationIn(address)), useService(WalletsStore));
  return (
    <WalletNumberPage
      group="register"
      path={REGISTRATION_PATH}
      model={model}
      fields={FIELDS}
      news={({ number, exists }) =>
        exists ? (
          <p>
            {t('register.oneThere')} <Link to={bindPath(number)}>{t('bind.title')}</Link>
          </p>
        ) : undefined
      }
    >
      {(texts) => (
        <TopicChoice
          chosen={model.form.topicId}
          onChoose={(topicId) => model.change({ topicId })}
          violation={texts['topicId']}
        />
      )}
    </WalletNumberPage>
  );
}
