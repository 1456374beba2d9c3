import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { WalletsStore } from '../../../../application/wallets/WalletsStore';
import type { Wallet } from '../../../../domain/wallet/Wallet';
import { shownWalletNumber } from '../../../../domain/wallet/walletNumber';
import { Badge } from '../../../components/Badge';
import type { BadgeTone } from '../../../components/Badge';
import { ButtonLink } from '../../../components/Button';
import { ButtonRow } from '../../../components/ButtonRow';
import { PageHeader } from '../../../components/PageHeader';
import { ProductTile } from '../../../components/ProductTiles';
import { Stack } from '../../../components/Stack';
import { ProductList } from '../../../kernel/ProductList';
import { useService } from '../../../kernel/ServicesContext';
import { WalletAmount } from './WalletAmount';
import { BIND_PATH, FIND_PATH, REGISTRATION_PATH, walletPath } from '../../../objects/wallets/walletPaths';

const SKELETON_ROWS = 3;

const TONES: Readonly<Record<Exclude<Wallet['status'], 'bound'>, BadgeTone>> = {
  registering: 'caution',
  gone: 'negative',
};

/** The electronic wallets of the customer, with the links that add one. */
export const WalletsScreen = observer(function WalletsScreen() {
  const { t } = useTranslation('wallets');
  const store = useService(WalletsStore);

  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Stack>
        <ProductList
          store={store}
          rows={SKELETON_ROWS}
          failed={t('failed')}
          empty={{ icon: 'wallet', title: t('empty.title'), text: t('empty.text') }}
        >
          {() => store.wallets.map((wallet) => <WalletItem key={wallet.id} wallet={wallet} />)}
        </ProductList>
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
