import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { UserStore } from '../../../../application/user/UserStore';
import { ButtonLink } from '../../../components/Button';
import type { IconName } from '../../../components/Icon';
import { useMayOpen } from '../../../components/OpenScreens';
import { Panel } from '../../../components/Panel';
import { OPENING_PATH } from '../../../objects/deposits/depositPaths';
import { PRODUCT_FORMS } from '../../../objects/payments/paymentForms';
import { useService } from '../../../kernel/ServicesContext';
import { BIND_PATH } from '../../../objects/wallets/walletPaths';
import type { EmptyPanel } from './emptyPanels';
import styles from './StartPanel.module.css';

interface Way {
  readonly path: string;
  readonly icon: IconName;
  readonly words:
    'pay' | 'schedule' | 'openAccount' | 'orderCard' | 'openDeposit' | 'loan' | 'applyForLoan' | 'bindWallet';
  /** True for a product that is sold to persons alone. */
  readonly forPersons?: true;
}

const PAY: Way = { path: '/payment', icon: 'send', words: 'pay' };

/** Ways to what an empty panel would show; the first that is open to the user is offered. */
const WAYS: Readonly<Record<EmptyPanel, readonly Way[]>> = {
  accounts: [{ path: PRODUCT_FORMS.accountOpening.path, icon: 'account', words: 'openAccount' }],
  cards: [{ path: PRODUCT_FORMS.debitCard.path, icon: 'card', words: 'orderCard', forPersons: true }],
  deposits: [{ path: OPENING_PATH, icon: 'deposit', words: 'openDeposit' }],
  loans: [
    { path: '/online-loan', icon: 'loan', words: 'loan' },
    { path: PRODUCT_FORMS.loanApplication.path, icon: 'loan', words: 'applyForLoan' },
  ],
  recent: [PAY],
  spending: [PAY],
  upcoming: [{ path: '/profile/scheduled-payments', icon: 'schedule', words: 'schedule' }, PAY],
  wallets: [{ path: BIND_PATH, icon: 'wallet', words: 'bindWallet' }],
};

/** Number of ways that are offered; what is further is in the shop. */
const MAX_WAYS = 5;

interface StartPanelProps {
  readonly panels: readonly EmptyPanel[];
}

/** Ways to begin, in place of the panels that have nothing to show yet; nothing where the user may begin none of it. */
export const StartPanel = observer(function StartPanel({ panels }: StartPanelProps) {
  const { t } = useTranslation('emptyHome');
  const ways = useWays(panels);
  return (
    ways.length > 0 && (
      <Panel title={t('title')}>
        <ul className={styles['ways']} data-acts="">
          {ways.map(({ path, icon, words }) => (
            <li key={path}>
              <ButtonLink size="small" tone="secondary" wide icon={icon} to={path}>
                {t(words)}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Panel>
    )
  );
});

/** The way of each panel that has one, in the order of what is begun with; without an account nothing is paid from it. */
function useWays(panels: readonly EmptyPanel[]): readonly Way[] {
  const mayOpen = useMayOpen();
  const { isCorporate } = useService(UserStore);
  const offered = panels.flatMap(
    (panel) => WAYS[panel].find(({ path, forPersons }) => mayOpen(path) && !(isCorporate && forPersons === true)) ?? [],
  );
  const isPaying = !panels.includes('accounts');
  return offered
    .filter((way, place) => offered.indexOf(way) === place && (isPaying || !NEEDS_ACCOUNT.has(way.words)))
    .slice(0, MAX_WAYS);
}

/** Ways that end where there is no account to pay from. */
const NEEDS_ACCOUNT: ReadonlySet<Way['words']> = new Set(['pay', 'schedule', 'openDeposit']);
