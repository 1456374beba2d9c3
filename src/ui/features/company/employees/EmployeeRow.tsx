import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { companyKindsOf } from '../../../../application/operations/companyKinds';
import type { Employee } from '../../../../domain/corporate/Employee';
import { localized } from '../../../../domain/language/localized';
import { PUNCTUATION } from '../../../../domain/language/punctuation';
import { AccountWords } from '../../../components/AccountWords';
import { Badge } from '../../../components/Badge';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import { ShellViewModel } from '../../../flow/access/ShellViewModel';
import { employeePath } from './companyPaths';
import styles from './CompanyScreen.module.css';

/** A user of the company: office, rights, place of signature, and the operations and accounts the user is kept to. */
export const EmployeeRow = observer(function EmployeeRow({ employee }: { readonly employee: Employee }) {
  const { t } = useTranslation('company');
  const language = useLanguage();
  const { fullName, position, rights, signaturePlace, accounts } = employee;
  const name = localized(fullName, language);
  const shell = useService(ShellViewModel);
  return (
    <li className={styles['employee']}>
      <div className={styles['head']}>
        <span>
          <span className={styles['name']}>{name}</span>
          {position !== undefined && <span className={styles['office']}>{localized(position, language)}</span>}
        </span>
        <span className={styles['rights']}>
          {rights.map((right) => (
            <Badge key={right} tone={right === 'sign' ? 'positive' : 'neutral'}>
              {t(`employees.rights.${right}`)}
            </Badge>
          ))}
        </span>
      </div>
      <dl className={styles['facts']}>
        {signaturePlace !== undefined && rights.includes('sign') && (
          <Fact term={t('employees.signature')}>{t(`employees.places.${signaturePlace}`)}</Fact>
        )}
        {rights.includes('create') && (
          <Fact term={t('employees.operations')}>
            <KindWords operations={employee.operations} />
          </Fact>
        )}
        <Fact term={t('employees.accounts')}>
          {accounts === undefined ? t('employees.allAccounts') : <AccountList accounts={accounts} />}
        </Fact>
      </dl>
      {shell.mayOpen(employeePath(employee.userId)) && (
        <Link className={styles['change']} to={employeePath(employee.userId)} aria-label={t('change.named', { name })}>
          {t('change.open')}
        </Link>
      )}
    </li>
  );
});

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function KindWords({ operations }: Pick<Employee, 'operations'>) {
  const { t } = useTranslation('company');
  const language = useLanguage();
  return operations === undefined
    ? t('employees.allOperations')
    : companyKindsOf(operations)
        .map((kind) => t(`kinds.${kind}`))
        .join(PUNCTUATION[language].between);
}

function AccountList({ accounts }: { readonly accounts: NonNullable<Employee['accounts']> }) {
  const { t } = useTranslation('company');
  if (accounts.length === 0) {
    return t('employees.noAccounts');
  }
  return (
    <ul className={styles['accounts']}>
      {accounts.map(({ accountId, works, ...account }) => (
        <li key={accountId} className={styles['account']}>
          <AccountWords number={account.number} account={account} />
          <Badge>{t(works ? 'employees.works' : 'employees.sees')}</Badge>
        </li>
      ))}
    </ul>
  );
}
