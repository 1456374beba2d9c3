import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import type { FoundWallet } from '../../../../domain/wallet/Wallet';
import { shownWalletNumber } from '../../../../domain/wallet/walletNumber';
import { Badge } from '../../../components/Badge';
import { ButtonLink } from '../../../components/Button';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { useFailureText } from '../../../components/useFailureText';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useService } from '../../../kernel/ServicesContext';
import { FoundWalletsViewModel } from './FoundWalletsViewModel';
import { bindPath, REGISTRATION_PATH, WALLETS_PATH } from '../../../objects/wallets/walletPaths';
import styles from './Wallets.module.css';

const SKELETON_ROWS = 3;

/** The wallets the operator has under the INN of the customer. */
export const FindWalletsScreen = observer(function FindWalletsScreen() {
  const { t } = useTranslation('wallets');
  const model = useService(FoundWalletsViewModel);

  useEffect(() => void model.load(), [model]);

  return (
    <>
      <PageHeader title={t('find.title')} lead={t('find.lead')} back={{ to: WALLETS_PATH, label: t('title') }} />
      <Panel flush>
        <Found model={model} />
      </Panel>
    </>
  );
});

const Found = observer(function Found({ model }: { readonly model: FoundWalletsViewModel }) {
  const { t } = useTranslation('wallets');
  const failureText = useFailureText();
  return (
    <WhenLoaded
      bare
      status={model.status}
      rows={SKELETON_ROWS}
      failed={model.failure === undefined ? t('find.failed') : failureText(model.failure).what}
      onRetry={() => void model.load()}
      empty={{
        icon: 'search',
        title: t('find.emptyTitle'),
        text: t('find.emptyText'),
        action: <ButtonLink to={REGISTRATION_PATH}>{t('register.title')}</ButtonLink>,
      }}
    >
      {() => (
        <ul>
          {model.found.map((wallet) => (
            <FoundItem key={wallet.number} wallet={wallet} />
          ))}
        </ul>
      )}
    </WhenLoaded>
  );
});

function FoundItem({ wallet: { number, isBound } }: { readonly wallet: FoundWallet }) {
  const { t } = useTranslation('wallets');
  const shown = shownWalletNumber(number);
  return (
    <li className={styles['movement']}>
      <span className={styles['words']}>{t('name', { number: shown })}</span>
      {isBound ? (
        <Badge tone="positive">{t('find.bound')}</Badge>
      ) : (
        <ButtonLink
          size="small"
          tone="secondary"
          to={bindPath(number)}
          aria-label={t('find.bindOne', { number: shown })}
        >
          {t('find.bind')}
        </ButtonLink>
      )}
    </li>
  );
}
