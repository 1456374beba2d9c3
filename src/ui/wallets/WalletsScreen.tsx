import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { WalletsStore } from '../../application/wallets/WalletsStore';
import type { Wallet } from '../../domain/wallet/Wallet';
import { shownWalletNumber } from '../../domain/wallet/walletNumber';
import { Badge } from '../components/Badge';
import type { BadgeTone } from '../components/Badge';
import { ButtonLink } from '../components/Button';
import { PageHeader } from '../components/PageHeader';
import { WhenLoaded } from '../components/WhenLoaded';
import { useService } from '../shell/ServicesContext';
import { WalletAmount } from './WalletAmount';
import { BIND_PATH, FIND_PATH, REGISTRATION_PATH, walletPath } from './walletPaths';
import styles from './Wallets.module.css';

const SKELETON_ROWS = 3;

const TONES: Readonly<Record<Exclude<Wallet['status'], 'bound'>, BadgeTone>> = { registering: 'caution', gone: 'negative' };

/** The electronic wallets of the customer, and how others come here. */
export const WalletsScreen = observer(function WalletsScreen() {
  const { t } = useTranslation('wallets');
  const store = useService(WalletsStore);

  useEffect(() => void store.reload(), [store]);

  return (
    <div className={styles['page']}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={styles['stack']}>
        <Wallets store={store} />
        <div className={styles['actions']}>
          <ButtonLink to={BIND_PATH} icon="phone">
            {t('bind.title')}
          </ButtonLink>
          <ButtonLink to={FIND_PATH} tone="secondary" icon="search">
            {t('find.title')}
          </ButtonLink>
          {!store.registering && (
            <ButtonLink to={REGISTRATION_PATH} tone="secondary">
              {t('register.title')}
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  );
});

const Wallets = observer(function Wallets({ store }: { readonly store: WalletsStore }) {
  const { t } = useTranslation('wallets');
  return (
    <WhenLoaded
      status={store.status}
      rows={SKELETON_ROWS}
      failed={t('failed')}
      onRetry={() => void store.reload()}
      empty={{ icon: 'phone', title: t('empty.title'), text: t('empty.text') }}
    >
      {() => (
        <ul className={styles['list']}>
          {store.wallets.map((wallet) => (
            <WalletItem key={wallet.id} wallet={wallet} />
          ))}
        </ul>
      )}
    </WhenLoaded>
  );
});

function WalletItem({ wallet }: { readonly wallet: Wallet }) {
  const { t } = useTranslation('wallets');
  return (
    <li className={styles['item']}>
      <div className={styles['head']}>
        <h2 className={styles['name']}>
          <Link to={walletPath(wallet.id)}>{t('name', { number: shownWalletNumber(wallet.number) })}</Link>
        </h2>
        {wallet.status !== 'bound' && <Badge tone={TONES[wallet.status]}>{t(`statuses.${wallet.status}`)}</Badge>}
      </div>
      <WalletAmount wallet={wallet} size="lead" />
    </li>
  );
}
