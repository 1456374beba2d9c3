import { useTranslation } from 'react-i18next';

import type { ChangeToSign, CompanyChange } from '../../../domain/corporate/ChangeDocument';
import { localized } from '../../../domain/language/localized';
import type { SummaryRow } from '../../components/SummaryList';
import { useLanguage } from '../../language/useLanguage';

/** Rows for a change of a company: from the old value to the new one, and its control code. */
export function useChangeFactRows(change: CompanyChange & Pick<ChangeToSign, 'fingerprint'>): readonly SummaryRow[] {
  const { t } = useTranslation('companyChanges');
  const language = useLanguage();
  return [
    { key: 'subject', term: t('facts.subject'), value: localized(change.subject, language) },
    { key: 'before', term: t('facts.before'), value: localized(change.before, language) },
    { key: 'after', term: t('facts.after'), value: localized(change.after, language) },
    { key: 'fingerprint', term: t('facts.fingerprint'), value: change.fingerprint },
  ];
}
