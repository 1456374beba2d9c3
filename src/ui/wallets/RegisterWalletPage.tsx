import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { WalletsStore } from '../../application/wallets/WalletsStore';
import { readWalletNumber, shownWalletNumber } from '../../domain/wallet/walletNumber';
import { ProductChangePage } from '../accounts/change/ProductChangePage';
import { useProductChange } from '../accounts/change/useProductChange';
import { RadioGroup } from '../components/RadioGroup';
import { WhenLoaded } from '../components/WhenLoaded';
import { useLanguage } from '../language/useLanguage';
import { useService } from '../shell/ServicesContext';
import { RegistrationTopicsViewModel } from './RegistrationTopicsViewModel';
import { WALLET_REGISTRATION_CHANGE } from './walletChangeForms';
import { WalletNumberCheckViewModel } from './WalletNumberCheckViewModel';
import { WalletNumberField } from './WalletNumberField';
import { bindPath, REGISTRATION_PATH, WALLETS_PATH } from './walletPaths';

const FIELDS = ['number', 'topicId'] as const;
const SKELETON_ROWS = 4;

/** A wallet of one's own: for which number, what for, the code. */
export const RegisterWalletPage = observer(function RegisterWalletPage() {
  const { t } = useTranslation('wallets');
  const check = useService(WalletNumberCheckViewModel);
  const model = useProductChange(WALLET_REGISTRATION_CHANGE, useService(WalletsStore));
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
          <Topics
            chosen={model.form.topicId}
            onChoose={(topicId) => model.change({ topicId })}
            violation={texts.topicId}
          />
        </>
      )}
    </ProductChangePage>
  );
});

interface TopicsProps {
  readonly chosen: string;
  readonly onChoose: (topicId: string) => void;
  readonly violation: string | undefined;
}

const Topics = observer(function Topics({ chosen, onChoose, violation }: TopicsProps) {
  const { t } = useTranslation('wallets');
  const language = useLanguage();
  const model = useService(RegistrationTopicsViewModel);

  useEffect(() => void model.load(), [model]);

  return (
    <WhenLoaded
      bare
      status={model.status}
      rows={SKELETON_ROWS}
      failed={t('register.topicsFailed')}
      onRetry={() => void model.load()}
      empty={{ icon: 'info', title: t('register.noTopics') }}
    >
      {() => (
        <RadioGroup
          id="topicId"
          label={t('register.topic')}
          value={chosen === '' ? undefined : chosen}
          onChange={onChoose}
          options={model.topics.map(({ id, name }) => ({ value: id, label: name[language] }))}
          violation={violation}
        />
      )}
    </WhenLoaded>
  );
});
