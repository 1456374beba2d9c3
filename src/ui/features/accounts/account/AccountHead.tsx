import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { UserStore } from '../../../../application/user/UserStore';
import { groupAccountNumber } from '../../../../domain/account/accountNumber';
import type { Account } from '../../../../domain/account/Account';
import { add } from '../../../../domain/money/Money';
import { ActionTiles } from '../../../components/ActionTiles';
import type { ActionTile } from '../../../components/ActionTiles';
import { Amount } from '../../../components/Amount';
import { CopyButton } from '../../../components/CopyButton';
import { LakeFigure, LakePanel, LakeTitle } from '../../../components/LakePanel';
import { SEPARATOR } from '../../../components/lineParts';
import { useService } from '../../../kernel/ServicesContext';
import styles from './AccountHead.module.css';
import { useAccountChoices } from './useAccountChoice';
import { useAccountState } from './useAccountState';

interface AccountHeadProps {
  readonly account: Account;
  /** Accounts of the customer, between which the page is switched. */
  readonly choices: readonly Account[];
  readonly choose: (accountId: string) => void;
}

/** The number of an account, what can be spent from it, and the acts one press away. */
export const AccountHead = observer(function AccountHead({ account, choices, choose }: AccountHeadProps) {
  const { t } = useTranslation('accounts');
  const titleId = useId();
  const state = useAccountState(account);
  return (
    <LakePanel titleId={titleId}>
      <div className={styles['words']}>
        {choices.length > 1 && <Switcher account={account} choices={choices} choose={choose} />}
        <h2 id={titleId}>
          <LakeTitle>{t('available')}</LakeTitle>
        </h2>
        <LakeFigure>
          <Amount amount={account.available} />
        </LakeFigure>
        {account.blocked.minor > 0n && (
          <p className={styles['made']}>
            {t('onHold')} <Amount amount={account.blocked} />
            {SEPARATOR}
            {t('whole')} <Amount amount={add(account.available, account.blocked)} />
          </p>
        )}
        <p className={styles['number']}>
          {groupAccountNumber(account.number)}
          <CopyButton text={account.number} label={t('copyNumber')} />
        </p>
        {!state.free && (
          <p className={styles['made']}>
            {state.debit ?? state.credit}{' '}
            <Link className={styles['settings']} to={`/accounts/settings?account=${account.id}`}>
              {t('pages.settings')}
            </Link>
          </p>
        )}
      </div>
      <AccountActs account={account} />
    </LakePanel>
  );
});

/** The acts of an account: send from it, bring money to it, its statement, code and bank details. */
const AccountActs = observer(function AccountActs({ account: { id, currency } }: { readonly account: Account }) {
  const { t } = useTranslation('accounts');
  const { isCorporate } = useService(UserStore);
  const acts: readonly (ActionTile | false)[] = [
    isCorporate
      ? { path: `/payment/another-banks?from=${id}`, icon: 'bank', words: t('acts.send') }
      : { path: `/payment/other-accounts?from=${id}`, icon: 'send', words: t('acts.send') },
    { path: `/payment/own-accounts?to=${id}`, icon: 'transfer', words: t('acts.topUp') },
    { path: `/accounts/excerpt?account=${id}`, icon: 'download', words: t('acts.statement') },
    currency === 'KGS' && { path: `/accounts/my-qr?account=${id}`, icon: 'qr', words: t('acts.qr') },
    { path: `/accounts/requisites?account=${id}`, icon: 'account', words: t('acts.requisites') },
  ];
  return <ActionTiles label={t('acts.title')} acts={acts.filter((act) => act !== false)} />;
});

function Switcher({ account, choices, choose }: AccountHeadProps) {
  const { t } = useTranslation('accounts');
  const options = useAccountChoices(choices);
  return (
    <label className={styles['switcher']}>
      <LakeTitle>{t('choose')}</LakeTitle>
      <select value={account.id} onChange={(event) => choose(event.target.value)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
