import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { shownPhone } from '../../../../domain/bankDetails/phone';
import type { Company } from '../../../../domain/corporate/Company';
import { localized } from '../../../../domain/language/localized';
import { Panel } from '../../../components/Panel';
import { SummaryList } from '../../../components/SummaryList';
import { WhenFound } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import { ProfilePage } from '../../../flow/change/ProfilePage';
import { COMPANY_AUDIT_PATH } from '../../../objects/documents/companyAuditPath';
import { RULES_PATH } from '../../../objects/documents/rulePaths';
import { POINTS_PATH } from '../../../objects/qr/qrPointPaths';
import { useService } from '../../../kernel/ServicesContext';
import { ShellViewModel } from '../../../flow/access/ShellViewModel';
import styles from './CompanyScreen.module.css';
import { CompanyViewModel } from './CompanyViewModel';
import { EmployeeRow } from './EmployeeRow';

const SKELETON_ROWS = 5;
const LIMITS_PATH = '/profile/limits';

/** The company as the bank knows it, and everybody who acts for it. */
export const CompanyScreen = observer(function CompanyScreen() {
  const { t } = useTranslation('company');
  const model = useService(CompanyViewModel);

  useEffect(() => {
    void model.load();
  }, [model]);

  return (
    <ProfilePage title={t('title')} lead={t('lead')}>
      <WhenFound
        value={model.found}
        status={model.status}
        rows={SKELETON_ROWS}
        failed={t('failed')}
        onRetry={() => void model.load()}
      >
        {({ company, employees }) => (
          <>
            <CompanyDetails company={company} />
            <Panel title={t('employees.title')} flush>
              <ul>
                {employees.map((employee) => (
                  <EmployeeRow key={employee.userId} employee={employee} />
                ))}
              </ul>
            </Panel>
          </>
        )}
      </WhenFound>
    </ProfilePage>
  );
});

const CompanyDetails = observer(function CompanyDetails({ company }: { readonly company: Company }) {
  const { t } = useTranslation('company');
  const { t: data } = useTranslation('personalData');
  const language = useLanguage();
  const shell = useService(ShellViewModel);
  const rows = [
    { key: 'name', term: t('name'), value: localized(company.name, language) },
    { key: 'number', term: data('customerNumber'), value: company.customerNumber },
    { key: 'inn', term: data('inn'), value: company.inn },
    { key: 'okpo', term: t('okpo'), value: company.okpo },
    { key: 'address', term: t('address'), value: localized(company.address, language) },
    { key: 'phone', term: data('phone'), value: shownPhone(company.phone) },
    { key: 'signing', term: t('signing'), value: company.isTokenOnly ? t('tokenOnly') : '' },
  ];
  return (
    <Panel>
      <SummaryList rows={rows.filter(({ value }) => value !== '')} />
      {shell.mayOpen(LIMITS_PATH) && (
        <Link className={styles['limits']} to={LIMITS_PATH}>
          {t('limits')}
        </Link>
      )}
      {shell.mayOpen(COMPANY_AUDIT_PATH) && (
        <Link className={styles['limits']} to={COMPANY_AUDIT_PATH}>
          {t('audit')}
        </Link>
      )}
      {shell.mayOpen(RULES_PATH) && (
        <Link className={styles['limits']} to={RULES_PATH}>
          {t('rules')}
        </Link>
      )}
      {shell.mayOpen(POINTS_PATH) && (
        <Link className={styles['limits']} to={POINTS_PATH}>
          {t('points')}
        </Link>
      )}
    </Panel>
  );
});
