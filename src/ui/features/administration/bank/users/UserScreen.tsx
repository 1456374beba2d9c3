import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { companyKindsOf } from '../../../../../application/operations/companyKinds';
import type { AdministeredUser } from '../../../../../domain/administration/AdministeredUser';
import { shownPhone } from '../../../../../domain/bankDetails/phone';
import { localized } from '../../../../../domain/language/localized';
import { formatDateTime } from '../../../../../domain/time/format';
import { PUNCTUATION } from '../../../../../domain/language/punctuation';
import { Badge } from '../../../../components/Badge';
import { FailureAlert } from '../../../../components/FailureAlert';
import { PageHeader } from '../../../../components/PageHeader';
import { Panel } from '../../../../components/Panel';
import { Stack } from '../../../../components/Stack';
import { SummaryList } from '../../../../components/SummaryList';
import { WhenFound } from '../../../../components/WhenLoaded';
import { useLanguage } from '../../../../language/useLanguage';
import { useService } from '../../../../kernel/ServicesContext';
import { AccessPanel } from './AccessPanel';
import { UserLogPanel } from './UserLogPanel';
import { UserLogViewModel } from './UserLogViewModel';
import { USERS_PATH } from './userPaths';
import styles from './Users.module.css';
import { UserViewModel } from './UserViewModel';

const SKELETON_ROWS = 8;

/** A user of the bank: access, which can be blocked, rights, and log; nothing of accounts and operations. */
export const UserScreen = observer(function UserScreen() {
  const { t } = useTranslation('administration');
  const language = useLanguage();
  const { userId = '' } = useParams();
  const model = useService(UserViewModel);
  const log = useService(UserLogViewModel);

  useEffect(() => {
    void model.open(userId);
    void log.open(userId);
  }, [model, log, userId]);

  const { user } = model;
  return (
    <>
      <PageHeader
        title={user === undefined ? t('users.title') : localized(user.fullName, language)}
        back={{ to: USERS_PATH, label: t('user.back') }}
      />
      {model.failure !== undefined && model.status !== 'EMPTY' && <FailureAlert failure={model.failure} />}
      <WhenFound
        value={user}
        status={model.status}
        rows={SKELETON_ROWS}
        failed={t('user.failed')}
        missing={{ icon: 'user', title: t('user.missingTitle'), text: t('user.missingText') }}
        onRetry={() => void model.reload()}
      >
        {(found) => (
          <Stack>
            <AccessPanel model={model} user={found} changed={() => void log.reload()} />
            <WhoPanel user={found} />
            <SignInPanel user={found} />
            <RightsPanel user={found} />
            <UserLogPanel model={log} />
          </Stack>
        )}
      </WhenFound>
    </>
  );
});

interface UserProps {
  readonly user: AdministeredUser;
}

const WhoPanel = observer(function WhoPanel({ user }: UserProps) {
  const { t } = useTranslation('administration');
  const language = useLanguage();
  const { customer } = user;
  const isCompany = customer.kind === 'C';
  const rows = [
    { key: 'login', term: t('user.login'), value: user.login },
    { key: 'customer', term: t('user.company'), value: isCompany ? localized(customer.name, language) : '' },
    { key: 'position', term: t('user.position'), value: user.position && localized(user.position, language) },
    { key: 'number', term: t('user.customerNumber'), value: customer.customerNumber },
    { key: 'inn', term: t('user.inn'), value: user.inn },
    { key: 'phone', term: t('user.phone'), value: shownPhone(user.phone) },
    { key: 'employee', term: t('user.employee'), value: user.isEmployee ? t('user.employeeYes') : '' },
    { key: 'since', term: t('user.since'), value: formatDateTime(user.createdAt, language) },
  ];
  return (
    <Panel title={isCompany ? t('user.who') : t('user.person')}>
      <SummaryList
        rows={rows.flatMap(({ value, ...row }) => (value === undefined || value === '' ? [] : [{ ...row, value }]))}
      />
    </Panel>
  );
});

const SignInPanel = observer(function SignInPanel({ user }: UserProps) {
  const { t } = useTranslation('administration');
  const language = useLanguage();
  const { lastSignInAt, knownDevices, onlyKnownDevices } = user;
  return (
    <Panel title={t('user.signIn.title')}>
      <SummaryList
        rows={[
          { key: 'factor', term: t('user.signIn.factor'), value: t(`user.signIn.factors.${user.otpType}`) },
          {
            key: 'last',
            term: t('user.signIn.last'),
            value: lastSignInAt === undefined ? t('user.signIn.never') : formatDateTime(lastSignInAt, language),
          },
          {
            key: 'devices',
            term: t('user.signIn.devices'),
            value: onlyKnownDevices ? t('user.signIn.onlyKnown', { number: knownDevices }) : knownDevices.toString(),
          },
        ]}
      />
    </Panel>
  );
});

/** Rights of a user in the company, which are a document of the company and only read here (bank/modules/rights/README.md). */
const RightsPanel = observer(function RightsPanel({ user }: UserProps) {
  const { t } = useTranslation(['administration', 'company']);
  const language = useLanguage();
  const { rights } = user;
  if (rights === undefined) {
    return (
      <Panel title={t('user.rights.held')}>
        <p>{t('user.rights.all')}</p>
      </Panel>
    );
  }
  const { operations, accounts, signaturePlace } = rights;
  const rows = [
    { key: 'rights', term: t('user.rights.held'), value: <HeldRights rights={rights.rights} /> },
    ...(signaturePlace === undefined
      ? []
      : [
          {
            key: 'place',
            term: t('company:employees.signature'),
            value: t(`company:employees.places.${signaturePlace}`),
          },
        ]),
    {
      key: 'operations',
      term: t('company:employees.operations'),
      value:
        operations === undefined
          ? t('company:employees.allOperations')
          : companyKindsOf(operations)
              .map((kind) => t(`company:kinds.${kind}`))
              .join(PUNCTUATION[language].between),
    },
    {
      key: 'accounts',
      term: t('company:employees.accounts'),
      value: accounts === undefined ? t('company:employees.allAccounts') : t('user.rights.limited', accounts),
    },
  ];
  return (
    <Panel title={t('user.rights.title')}>
      <p className={styles['note']}>{t('user.rights.note')}</p>
      <SummaryList rows={rows} />
    </Panel>
  );
});

function HeldRights({ rights }: Pick<NonNullable<AdministeredUser['rights']>, 'rights'>) {
  const { t } = useTranslation(['administration', 'company']);
  return rights.length === 0 ? (
    t('user.rights.none')
  ) : (
    <span className={styles['badges']}>
      {rights.map((right) => (
        <Badge key={right} tone={right === 'sign' ? 'positive' : 'neutral'}>
          {t(`company:employees.rights.${right}`)}
        </Badge>
      ))}
    </span>
  );
}
