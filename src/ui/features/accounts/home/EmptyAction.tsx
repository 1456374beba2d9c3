import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { UserStore } from '../../../../application/user/UserStore';
import type { HomePanel } from '../../../../domain/home/homePanels';
import { brand } from '../../../theme/brand';
import { ButtonLink } from '../../../components/Button';
import { useMayOpen } from '../../../components/OpenScreens';
import { OPENING_PATH } from '../../../objects/deposits/depositPaths';
import { PRODUCT_FORMS } from '../../../objects/payments/paymentForms';
import { useService } from '../../../kernel/ServicesContext';
import { BIND_PATH } from '../../../objects/wallets/walletPaths';

/** Panels that say that they are empty. */
export type EmptyPanel = Extract<
  HomePanel,
  'recent' | 'spending' | 'upcoming' | 'accounts' | 'cards' | 'deposits' | 'loans' | 'wallets'
>;

interface Way {
  readonly path: string;
  readonly words:
    'pay' | 'schedule' | 'openAccount' | 'orderCard' | 'openDeposit' | 'loan' | 'applyForLoan' | 'bindWallet';
  /** True for a product that is sold to persons alone. */
  readonly forPersons?: true;
}

const PAY: Way = { path: '/payment', words: 'pay' };

/** Ways to what an empty panel would show, the first that is open to the user is offered. */
const WAYS: Readonly<Record<EmptyPanel, readonly Way[]>> = {
  recent: [PAY],
  spending: [PAY],
  upcoming: [{ path: '/profile/scheduled-payments', words: 'schedule' }, PAY],
  accounts: [{ path: PRODUCT_FORMS.accountOpening.path, words: 'openAccount' }],
  cards: [{ path: PRODUCT_FORMS.debitCard.path, words: 'orderCard', forPersons: true }],
  deposits: [{ path: OPENING_PATH, words: 'openDeposit' }],
  loans: [
    { path: '/online-loan', words: 'loan' },
    { path: PRODUCT_FORMS.loanApplication.path, words: 'applyForLoan' },
  ],
  wallets: [{ path: BIND_PATH, words: 'bindWallet' }],
};

/** The one action of an empty panel; where the application has none, the call centre. */
export const EmptyAction = observer(function EmptyAction({ panel }: { readonly panel: EmptyPanel }) {
  const { t } = useTranslation('emptyHome');
  const mayOpen = useMayOpen();
  const { isCorporate } = useService(UserStore);
  const way = WAYS[panel].find(({ path, forPersons }) => mayOpen(path) && !(isCorporate && forPersons === true));
  return way === undefined ? (
    <a href={`tel:${brand.phones[0].dialled}`}>{t('call', { number: brand.phones[0].label })}</a>
  ) : (
    <ButtonLink size="small" tone="secondary" to={way.path}>
      {t(way.words)}
    </ButtonLink>
  );
});
