import { useTranslation } from 'react-i18next';

import type { HomePanel } from '../../domain/home/homePanels';
import { brand } from '../brand';
import { ButtonLink } from '../components/Button';
import { useMayOpen } from '../components/OpenScreens';
import { OPENING_PATH } from '../deposits/depositPaths';
import { PRODUCT_FORMS } from '../payment/paymentForms';
import { BIND_PATH } from '../wallets/walletPaths';

/** Panels that say that they are empty. */
export type EmptyPanel = Extract<
  HomePanel,
  'recent' | 'spending' | 'upcoming' | 'accounts' | 'cards' | 'deposits' | 'loans' | 'wallets'
>;

interface Way {
  readonly path: string;
  readonly words: 'pay' | 'schedule' | 'openAccount' | 'openDeposit' | 'loan' | 'bindWallet';
}

const PAY: Way = { path: '/payment', words: 'pay' };

/** Ways to what an empty panel would show, the first that is open to the user is offered; cards are opened by the bank. */
const WAYS: Readonly<Record<EmptyPanel, readonly Way[]>> = {
  recent: [PAY],
  spending: [PAY],
  upcoming: [{ path: '/profile/scheduled-payments', words: 'schedule' }, PAY],
  accounts: [{ path: PRODUCT_FORMS.accountOpening.path, words: 'openAccount' }],
  cards: [],
  deposits: [{ path: OPENING_PATH, words: 'openDeposit' }],
  loans: [{ path: '/online-loan', words: 'loan' }],
  wallets: [{ path: BIND_PATH, words: 'bindWallet' }],
};

/** The one action of an empty panel; where the application has none, the call centre. */
export function EmptyAction({ panel }: { readonly panel: EmptyPanel }) {
  const { t } = useTranslation('emptyHome');
  const mayOpen = useMayOpen();
  const way = WAYS[panel].find(({ path }) => mayOpen(path));
  return way === undefined ? (
    <a href={`tel:${brand.phones[0].dialled}`}>{t('call', { number: brand.phones[0].label })}</a>
  ) : (
    <ButtonLink size="small" tone="secondary" to={way.path}>
      {t(way.words)}
    </ButtonLink>
  );
}
