import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { MAX_USER_SEARCH_LENGTH } from '../../../../../domain/administration/AdministeredUser';
import type { UserSummary } from '../../../../../domain/administration/AdministeredUser';
import { localized } from '../../../../../domain/language/localized';
import { Badge } from '../../../../components/Badge';
import { Button } from '../../../../components/Button';
import { FailureAlert } from '../../../../components/FailureAlert';
import { PageHeader } from '../../../../components/PageHeader';
import { Panel } from '../../../../components/Panel';
import { Stack } from '../../../../components/Stack';
import { TextField } from '../../../../components/TextField';
import { WhenLoaded } from '../../../../components/WhenLoaded';
import { useLanguage } from '../../../../language/useLanguage';
import { useService } from '../../../../kernel/ServicesContext';
import { AdministrationTabs } from '../AdministrationTabs';
import { userPath } from './userPaths';
import styles from './Users.module.css';
import { UsersViewModel } from './UsersViewModel';

const SKELETON_ROWS = 8;

interface ModelProps {
  readonly model: UsersViewModel;
}

/** Users of the bank with a search, a page at a time. */
export const UsersScreen = observer(function UsersScreen() {
  const { t } = useTranslation('administration');
  const model = useService(UsersViewModel);

  useEffect(() => void model.ensure(), [model]);

  return (
    <>
      <PageHeader title={t('users.title')} lead={t('users.lead')} />
      <Stack>
        <AdministrationTabs />
        <SearchForm model={model} />
        {model.failure !== undefined && <FailureAlert failure={model.failure} />}
        <WhenLoaded
          status={model.status}
          rows={SKELETON_ROWS}
          failed={t('users.failed')}
          empty={{ icon: 'search', title: t('users.emptyTitle'), text: t('users.emptyText') }}
          onRetry={() => void model.reload()}
        >
          {() => <Found model={model} />}
        </WhenLoaded>
      </Stack>
    </>
  );
});

const SearchForm = observer(function SearchForm({ model }: ModelProps) {
  const { t } = useTranslation('administration');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void model.search();
  };
  return (
    <Panel>
      <form className={styles['search']} role="search" noValidate onSubmit={submit}>
        <TextField
          id="user-search"
          label={t('users.search')}
          hint={t('users.searchPlaceholder')}
          value={model.text}
          onChange={model.setText}
          violation={model.isTooShort ? t('users.tooShort') : undefined}
          input={{ type: 'search', maxLength: MAX_USER_SEARCH_LENGTH, autoComplete: 'off' }}
        />
        <Button type="submit" icon="search" busy={model.status === 'LOADING'}>
          {t('users.find')}
        </Button>
      </form>
    </Panel>
  );
});

const Found = observer(function Found({ model }: ModelProps) {
  const { t } = useTranslation('administration');
  const { searched, users } = model;
  return (
    <Stack>
      <Panel title={searched === '' ? t('users.all') : t('users.found', { text: searched })} flush>
        <ul>
          {users.map((user) => (
            <UserRow key={user.userId} user={user} />
          ))}
        </ul>
      </Panel>
      <div className={styles['further']}>
        <span className={styles['quiet']} role="status">
          {t('users.shown', { number: users.length })}
        </span>
        {model.hasMore && (
          <Button tone="secondary" busy={model.loadingMore} onClick={() => void model.more()}>
            {t('users.more')}
          </Button>
        )}
      </div>
    </Stack>
  );
});

function UserRow({ user }: { readonly user: UserSummary }) {
  const { t } = useTranslation('administration');
  const language = useLanguage();
  const { customer } = user;
  const number = t('users.customer', { number: customer.customerNumber });
  return (
    <li className={styles['row']}>
      <span className={styles['head']}>
        <Link className={styles['name']} to={userPath(user.userId)}>
          {localized(user.fullName, language)}
        </Link>
        {user.isAdministrator && <Badge>{t('users.administrator')}</Badge>}
        {user.isBlocked && <Badge tone="caution">{t('users.blocked')}</Badge>}
      </span>
      <span className={styles['quiet']}>
        {[user.login, ...(customer.kind === 'C' ? [localized(customer.name, language)] : []), number].join(' · ')}
      </span>
    </li>
  );
}
