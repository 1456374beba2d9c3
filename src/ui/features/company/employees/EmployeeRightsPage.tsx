import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { AccountsStore } from '../../../../application/accounts/AccountsStore';
import { COMPANY_KIND_NAMES } from '../../../../application/operations/companyKinds';
import { COMPANY_RIGHTS } from '../../../../domain/corporate/Company';
import type { Employee } from '../../../../domain/corporate/Employee';
import { SIGNATURE_PLACES } from '../../../../domain/corporate/Signer';
import { localized } from '../../../../domain/language/localized';
import { ProductChangePage } from '../../../flow/change/ProductChangePage';
import type { ProductChangeViewModel } from '../../../flow/change/ProductChangeViewModel';
import { useProductChange } from '../../../flow/change/useProductChange';
import { RadioGroup } from '../../../components/RadioGroup';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import { ProfilePage } from '../../../flow/change/ProfilePage';
import { useService } from '../../../kernel/ServicesContext';
import { AccountGrants } from './AccountGrants';
import { CheckGroup } from './CheckGroup';
import { COMPANY_PATH, employeePath } from './companyPaths';
import { CompanyViewModel } from './CompanyViewModel';
import { employeeRightsChange, isUnchanged } from './employeeRightsForm';
import type { EmployeeRightsForm } from './employeeRightsForm';

const SKELETON_ROWS = 5;
const NO_FIELDS = [] as const;

/** Change of what the company lets one of its users do, signed as every change of a company. */
export const EmployeeRightsPage = observer(function EmployeeRightsPage() {
  const { t } = useTranslation('company');
  const { employeeId = '' } = useParams();
  const company = useService(CompanyViewModel);
  const accounts = useService(AccountsStore);

  useEffect(() => {
    void company.load();
    void accounts.ensure();
  }, [company, accounts]);

  const employee = company.found?.employees.find(({ userId }) => userId === employeeId);
  if (employee !== undefined) {
    return <RightsOfEmployee key={employee.userId} employee={employee} company={company} />;
  }
  return (
    <ProfilePage title={t('change.title')} back={{ to: COMPANY_PATH, label: t('title') }}>
      <WhenLoaded
        status={company.found === undefined ? company.status : 'EMPTY'}
        rows={SKELETON_ROWS}
        failed={t('failed')}
        empty={{ icon: 'people', title: t('change.missing') }}
        onRetry={() => void company.load()}
      >
        {() => null}
      </WhenLoaded>
    </ProfilePage>
  );
});

interface RightsOfEmployeeProps {
  readonly employee: Employee;
  readonly company: CompanyViewModel;
}

const RightsOfEmployee = observer(function RightsOfEmployee({ employee, company }: RightsOfEmployeeProps) {
  const { t } = useTranslation('company');
  const { t: changes } = useTranslation('companyChanges');
  const name = localized(employee.fullName, useLanguage());
  const model = useProductChange(employeeRightsChange(employee), { reload: () => company.load() });
  return (
    <ProductChangePage
      model={model}
      fields={NO_FIELDS}
      action={isUnchanged(model.form, employee) ? <p>{t('change.unchanged')}</p> : undefined}
      frame={{
        path: employeePath(employee.userId),
        title: t('change.title'),
        lead: name,
        subject: t('change.subject', { name }),
        doneTitle: changes('sent.title'),
        doneText: changes('sent.lead'),
        back: { to: COMPANY_PATH, label: t('title') },
      }}
    >
      {() => <RightsFields model={model} />}
    </ProductChangePage>
  );
});

interface RightsFieldsProps {
  readonly model: ProductChangeViewModel<EmployeeRightsForm>;
}

const RightsFields = observer(function RightsFields({ model }: RightsFieldsProps) {
  const { t } = useTranslation('company');
  const { form } = model;
  return (
    <>
      <CheckGroup
        label={t('change.rights')}
        options={COMPANY_RIGHTS.map((value) => ({ value, label: t(`employees.rights.${value}`) }))}
        chosen={form.rights}
        onChange={(rights) => model.change({ rights })}
      />
      {form.rights.includes('sign') && (
        <RadioGroup
          id="signaturePlace"
          label={t('employees.signature')}
          value={`${form.signaturePlace}`}
          onChange={(value) => model.change({ signaturePlace: value === '1' ? 1 : 2 })}
          options={SIGNATURE_PLACES.map((place) => ({ value: `${place}`, label: t(`employees.places.${place}`) }))}
        />
      )}
      <RadioGroup
        id="everyKind"
        label={t('employees.operations')}
        value={form.everyKind ? 'all' : 'some'}
        onChange={(value) => model.change({ everyKind: value === 'all' })}
        options={(['all', 'some'] as const).map((value) => ({ value, label: t(`change.operations.${value}`) }))}
      />
      {!form.everyKind && (
        <CheckGroup
          label={t('change.kinds')}
          options={COMPANY_KIND_NAMES.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          chosen={form.kinds}
          onChange={(kinds) => model.change({ kinds })}
        />
      )}
      <AccountGrants form={form} onChange={model.change} />
    </>
  );
});
