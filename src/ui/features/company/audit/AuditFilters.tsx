import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { COMPANY_ACTS } from '../../../../domain/corporate/CompanyAct';
import { localized } from '../../../../domain/language/localized';
import { PeriodPicker } from '../../../components/PeriodPicker';
import { SelectField } from '../../../components/SelectField';
import { useLanguage } from '../../../language/useLanguage';
import styles from './CompanyAudit.module.css';
import { AUDIT_PERIODS } from './CompanyAuditViewModel';
import type { CompanyAuditViewModel } from './CompanyAuditViewModel';

/** A select knows only text; this one stands for no choice. */
const ANY = '';

/** Filters of the audit: period, user and kind of act. The acts on one document have no period. */
export const AuditFilters = observer(function AuditFilters({ model }: { readonly model: CompanyAuditViewModel }) {
  const { t } = useTranslation('companyAudit');
  const language = useLanguage();
  const { period } = model;
  return (
    <div className={styles['filters']}>
      <div className={styles['choices']}>
        <SelectField
          id="audit-user"
          label={t('filter.user')}
          value={model.userId ?? ANY}
          onChange={(value) => model.chooseUser(value === ANY ? undefined : value)}
          options={[
            { value: ANY, label: t('filter.allUsers') },
            ...model.employees.map(({ userId, fullName }) => ({ value: userId, label: localized(fullName, language) })),
          ]}
        />
        <SelectField
          id="audit-kind"
          label={t('filter.kind')}
          value={model.kind ?? ANY}
          onChange={(value) => model.chooseKind(COMPANY_ACTS.find((kind) => kind === value))}
          options={[
            { value: ANY, label: t('filter.allKinds') },
            ...COMPANY_ACTS.map((kind) => ({ value: kind, label: t(`acts.${kind}`) })),
          ]}
        />
      </div>
      {model.operationId === undefined && (
        <PeriodPicker
          presets={AUDIT_PERIODS.map((value) => ({ value, label: t(`filter.periods.${value}`) }))}
          preset={model.preset}
          from={period.from}
          to={period.to}
          onPreset={model.choosePreset}
          onPeriod={model.setPeriod}
        />
      )}
    </div>
  );
});
