import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import type { Company } from '../../domain/corporate/Company';
import { localized } from '../../domain/language/localized';
import { Badge } from '../components/Badge';
import { Panel } from '../components/Panel';
import { SummaryList } from '../components/SummaryList';
import { WhenFound } from '../components/WhenLoaded';
import { useLanguage } from '../language/useLanguage';
import { ProfilePage } from './ProfilePage';
import { useService } from '../shell/ServicesContext';
import styles from './CompanyScreen.module.css';
import { CompanyViewModel } from './CompanyViewModel';

const SKELETON_ROWS = 5;

/** The company as the bank knows it. */
export const CompanyScreen = observer(function CompanyScreen() {
  const { t } = useTranslation('personalData');
  const model = useService(CompanyViewModel);

  useEffect(() => {
    void model.load();
  }, [model]);

  return (
    <ProfilePage title={t('company.title')} lead={t('company.lead')}>
      <WhenFound
        bare
        value={model.company}
        status={model.status}
        rows={SKELETON_ROWS}
        failed={t('company.failed')}
        onRetry={() => void model.load()}
      >
        {(company) => <CompanyDetails company={company} />}
      </WhenFound>
    </ProfilePage>
  );
});

function CompanyDetails({ company }: { readonly company: Company }) {
  const { t } = useTranslation('personalData');
  const language = useLanguage();
  const rows = [
    { key: 'name', term: t('company.name'), value: localized(company.name, language) },
    { key: 'number', term: t('customerNumber'), value: company.customerNumber },
    { key: 'inn', term: t('inn'), value: company.inn },
    { key: 'okpo', term: t('company.okpo'), value: company.okpo },
    { key: 'address', term: t('company.address'), value: localized(company.address, language) },
    { key: 'phone', term: t('phone'), value: company.phone },
  ];
  return (
    <>
      <Panel>
        <SummaryList rows={rows.filter(({ value }) => value !== '')} />
      </Panel>
      <Panel title={t('company.users')} flush>
        <ul>
          {company.users.map((user) => (
            <li key={user.id} className={styles['user']}>
              <span className={styles['name']}>{localized(user.fullName, language)}</span>
              <span className={styles['rights']}>
                {user.rights.map((right) => (
                  <Badge key={right} tone={right === 'sign' ? 'positive' : 'neutral'}>
                    {t(`company.rights.${right}`)}
                  </Badge>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
