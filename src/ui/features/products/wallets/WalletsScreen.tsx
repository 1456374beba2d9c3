import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { WalletsStore } from '../../../../application/wallets/WalletsStore';
import type { Wallet } from '../../../../domain/wallet/Wallet';
import { shownWalletNumber } from '../../../../domain/wallet/walletNumber';
import { Badge } from '../../../components/Badge';
import type { BadgeTone } from '../../../components/Badge';
import { ButtonLink } from '../../../components/Button';
import { ButtonRow } from '../../../components/ButtonRow';
import { PageHeader } from '../../../components/PageHeader';
import { ProductTile, ProductTiles } from '../../../components/ProductTiles';
import { Stack } from '../../../components/Stack';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useService } from '../../../kernel/ServicesContext';
import { WalletAmount } from './WalletAmount';
import { BIND_PATH, FIND_PATH, REGISTRATION_PATH, walletPath } from '../../../objects/wallets/walletPaths';

const SKELETON_ROWS = 3;

const TONES: Readonly<Record<Exclude<Wallet['status'], 'bound'>, BadgeTone>> = {
  registering: 'caution',
  gone: 'negative',
};

/** The electronic wallets of the customer, and how others come here. */
export const WalletsScreen = observer(function WalletsScreen() {
  const { t } = useTranslation('wallets');
  const store = useService(WalletsStore);

  useEffect(() => void store.reload(), [store]);

  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Stack>
        <Wallets store={store} />
        <ButtonRow>
          <ButtonLink to={BIND_PATH} icon="wallet">
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
        </ButtonRow>
      </Stack>
    </>
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
      empty={{ icon: 'wallet', title: t('empty.title'), text: t('empty.text') }}
    >
      {() => (
        <ProductTiles>
          {store.wallets.map((wallet) => (
            <WalletItem key={wallet.id} wallet={wallet} />
          ))}
        </ProductTiles>
      )}
    </WhenLoaded>
  );
});

function WalletItem({ wallet }: { readonly wallet: Wallet }) {
  const { t } = useTranslation('wallets');
  return (
    <ProductTile
      path={walletPath(wallet.id)}
      name={t('name', { number: shownWalletNumber(wallet.number) })}
      mark={wallet.status !== 'bound' && <Badge tone={TONES[wallet.status]}>{t(`statuses.${wallet.status}`)}</Badge>}
    >
      <WalletAmount wallet={wallet} size="lead" />
    </ProductTile>
  );
}
