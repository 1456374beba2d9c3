import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { HomeArrangement } from '../../../../application/preferences/HomeArrangement';
import { accountMarks } from '../../../../domain/account/accountMarks';
import type { AccountMark } from '../../../../domain/account/accountMarks';
import { groupAccountNumber } from '../../../../domain/account/accountNumber';
import type { Account } from '../../../../domain/account/Account';
import { firstAccounts } from '../../../../domain/account/groupAccounts';
import type { AccountGroup } from '../../../../domain/account/groupAccounts';
import { pluralCategory } from '../../../../domain/language/plural';
import { joinedParts } from '../../../../domain/language/punctuation';
import { Amount } from '../../../components/Amount';
import { Badge } from '../../../components/Badge';
import type { BadgeTone } from '../../../components/Badge';
import { Button } from '../../../components/Button';
import { CopyButton } from '../../../components/CopyButton';
import { Panel } from '../../../components/Panel';
import { useAccountName } from '../../../components/useAccountName';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useService } from '../../../kernel/ServicesContext';
import { useLanguage } from '../../../language/useLanguage';
import styles from './AccountsPanel.module.css';
import type { HomeScreenViewModel } from './HomeScreenViewModel';

const SKELETON_ROWS = 3;
/** Number of accounts in sight until the others are asked for. */
const MAX_ACCOUNTS = 3;

const MARK_TONES: Readonly<Record<AccountMark, BadgeTone>> = {
  dormant: 'caution',
  frozen: 'negative',
  debitStopped: 'caution',
  creditStopped: 'caution',
};

interface ModelProps {
  readonly model: HomeScreenViewModel;
}

/** The first accounts of the customer, by currency, with what can be spent; the others behind a button that keeps what was chosen. */
export const AccountsPanel = observer(function AccountsPanel({ model }: ModelProps) {
  const { t } = useTranslation('home');
  return (
    <Panel title={t('accounts')} flush>
      <AccountGroups model={model} />
    </Panel>
  );
});

const AccountGroups = observer(function AccountGroups({ model }: ModelProps) {
  const { t } = useTranslation('home');
  const arrangement = useService(HomeArrangement);
  const isWhole = arrangement.isWhole('accounts');
  const others = model.groups.reduce((sum, { accounts }) => sum + accounts.length, 0) - MAX_ACCOUNTS;
  const groups = isWhole ? model.groups : firstAccounts(model.groups, MAX_ACCOUNTS);
  return (
    <WhenLoaded
      bare
      status={model.accountsStatus}
      rows={SKELETON_ROWS}
      failed={t('accountsFailed')}
      onRetry={model.retryAccounts}
    >
      {() => (
        <>
          {groups.map((group) => (
            <CurrencyGroup key={group.currency} group={group} model={model} />
          ))}
          {others > 0 && (
            <ul>
              <li>
                <Button
                  className={styles['more']}
                  tone="quiet"
                  wide
                  aria-expanded={isWhole}
                  onClick={() => arrangement.toggleWhole('accounts')}
                >
                  {isWhole ? t('less') : t('more', { number: others })}
                </Button>
              </li>
            </ul>
          )}
        </>
      )}
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
  const count = model.groups.find(({ currency }) => currency === group.currency)?.accounts.length ?? 0;
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
          <AccountRow key={account.id} account={account} marks={accountMarks(account)} />
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
