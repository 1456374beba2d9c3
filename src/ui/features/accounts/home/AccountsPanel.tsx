import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { groupAccountNumber } from '../../../../domain/account/accountNumber';
import type { Account } from '../../../../domain/account/Account';
import type { AccountGroup } from '../../../../domain/account/groupAccounts';
import { pluralCategory } from '../../../../domain/language/plural';
import { joinedParts } from '../../../../domain/language/punctuation';
import { Amount } from '../../../components/Amount';
import { Badge } from '../../../components/Badge';
import type { BadgeTone } from '../../../components/Badge';
import { CopyButton } from '../../../components/CopyButton';
import { Panel } from '../../../components/Panel';
import { useAccountName } from '../../../components/useAccountName';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import styles from './AccountsPanel.module.css';
import { EmptyActionLater } from './EmptyActionLater';
import type { AccountMark, HomeScreenViewModel } from './HomeScreenViewModel';

const SKELETON_ROWS = 5;

const MARK_TONES: Readonly<Record<AccountMark, BadgeTone>> = {
  dormant: 'caution',
  frozen: 'negative',
  debitStopped: 'caution',
  creditStopped: 'caution',
};

/** Every account of the customer, by currency, with what can be spent. */
export const AccountsPanel = observer(function AccountsPanel({ model }: { readonly model: HomeScreenViewModel }) {
  const { t } = useTranslation('home');
  return (
    <Panel title={t('accounts')} flush>
      <AccountGroups model={model} />
    </Panel>
  );
});

const AccountGroups = observer(function AccountGroups({ model }: { readonly model: HomeScreenViewModel }) {
  const { t } = useTranslation('home');
  return (
    <WhenLoaded
      bare
      status={model.accountsStatus}
      rows={SKELETON_ROWS}
      failed={t('accountsFailed')}
      onRetry={model.retryAccounts}
      empty={{
        icon: 'account',
        title: t('accountsEmptyTitle'),
        text: t('accountsEmptyText'),
        action: <EmptyActionLater panel="accounts" />,
      }}
    >
      {() => model.groups.map((group) => <CurrencyGroup key={group.currency} group={group} model={model} />)}
    </WhenLoaded>
  );
});

interface CurrencyGroupProps {
  readonly group: AccountGroup;
  readonly model: HomeScreenViewModel;
}

const CurrencyGroup = observer(function CurrencyGroup({ group, model }: CurrencyGroupProps) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const count = group.accounts.length;
  return (
    <section className={styles['group']} aria-label={joinedParts([t('accounts'), group.currency], language)}>
      <div className={styles['head']}>
        <h3 className={styles['currency']}>
          {group.currency}
          <span className={styles['count']}>
            {t('count', { context: pluralCategory(count, language), number: count })}
          </span>
        </h3>
        {count > 1 && (
          <p className={styles['total']}>
            <span className={styles['totalWord']}>{t('total')}</span>
            <Amount amount={group.total} />
          </p>
        )}
      </div>
      <ul>
        {group.accounts.map((account) => (
          <AccountRow key={account.id} account={account} marks={model.marksOf(account)} />
        ))}
      </ul>
    </section>
  );
});

interface AccountRowProps {
  readonly account: Account;
  readonly marks: readonly AccountMark[];
}

function AccountRow({ account, marks }: AccountRowProps) {
  const { t } = useTranslation('home');
  const nameOf = useAccountName();
  return (
    <li className={styles['account']}>
      <div className={styles['words']}>
        <p className={styles['name']}>
          <Link to={`/accounts/overview?account=${account.id}`}>{nameOf(account)}</Link>
        </p>
        <p className={styles['number']}>
          {groupAccountNumber(account.number)}
          <CopyButton text={account.number} label={t('copyNumber')} />
        </p>
        {marks.length > 0 && (
          <p className={styles['marks']}>
            {marks.map((mark) => (
              <Badge key={mark} tone={MARK_TONES[mark]}>
                {t(`marks.${mark}`)}
              </Badge>
            ))}
          </p>
        )}
      </div>
      <div className={styles['money']}>
        <Amount amount={account.available} size="lead" />
        {account.blocked.minor > 0n && (
          <p className={styles['blocked']}>
            {t('blocked')} <Amount amount={account.blocked} />
          </p>
        )}
      </div>
    </li>
  );
}
