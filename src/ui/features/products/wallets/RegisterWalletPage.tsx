import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { WalletsStore } from '../../../../application/wallets/WalletsStore';
import { readWalletNumber, shownWalletNumber } from '../../../../domain/wallet/walletNumber';
import { ProductChangePage } from '../../../flow/change/ProductChangePage';
import { useProductChange } from '../../../flow/change/useProductChange';
import { useService } from '../../../kernel/ServicesContext';
import { TopicChoice } from './TopicChoice';
import { walletRegistrationChange } from './walletChangeForms';
import { WalletNumberCheckViewModel } from './WalletNumberCheckViewModel';
import { WalletNumberField } from './WalletNumberField';
import { bindPath, REGISTRATION_PATH, registrationIn, WALLETS_PATH } from '../../../objects/wallets/walletPaths';

const FIELDS = ['number', 'topicId'] as const;

/** A wallet of one's own: for which number, what for, the code. The address may carry what was typed before the sign-in. */
export const RegisterWalletPage = observer(function RegisterWalletPage() {
  const { t } = useTranslation('wallets');
  const check = useService(WalletNumberCheckViewModel);
  const [address] = useSearchParams();
  const model = useProductChange(walletRegistrationChange(registrationIn(address)), useService(WalletsStore));
  const number = shownWalletNumber(readWalletNumber(model.form.number) ?? '');
  return (
    <ProductChangePage
      model={model}
      fields={FIELDS}
      frame={{
        path: REGISTRATION_PATH,
        title: t('register.title'),
        lead: t('register.lead'),
        subject: t('register.subject', { number }),
        doneTitle: t('register.doneTitle'),
        doneText: t('register.doneText', { number }),
        back: { to: WALLETS_PATH, label: t('title') },
      }}
    >
      {(texts) => (
        <>
          <WalletNumberField
            check={check}
            hint={t('register.hint')}
            value={model.form.number}
            onChange={(typed) => model.change({ number: typed })}
            violation={texts.number}
            news={({ number: checked, exists }) =>
              exists ? (
                <p>
                  {t('register.oneThere')} <Link to={bindPath(checked)}>{t('bind.title')}</Link>
                </p>
              ) : undefined
            }
          />
          <TopicChoice
            chosen={model.form.topicId}
            onChoose={(topicId) => model.change({ topicId })}
            violation={texts.topicId}
          />
        </>
      )}
    </ProductChangePage>
  );
});
