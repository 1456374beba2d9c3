import { useTranslation } from 'react-i18next';

import type { Restructuring, RestructuringStatus } from '../../../../../domain/loan/Restructuring';
import { formatDate } from '../../../../../domain/time/format';
import { Badge } from '../../../../components/Badge';
import type { BadgeTone } from '../../../../components/Badge';
import { SummaryList } from '../../../../components/SummaryList';
import { useLanguage } from '../../../../language/useLanguage';
import styles from '../../../../objects/loans/Loans.module.css';

const TONES: Readonly<Record<RestructuringStatus, BadgeTone>> = {
  review: 'caution',
  approved: 'positive',
  rejected: 'negative',
};

export function RestructuringBadge({ status }: Pick<Restructuring, 'status'>) {
  const { t } = useTranslation('loans');
  return <Badge tone={TONES[status]}>{t(`restructuring.statuses.${status}`)}</Badge>;
}

/** Status of the latest request, with its consequence. */
export function RestructuringRequest({ request: { status, months, askedAt } }: { readonly request: Restructuring }) {
  const language = useLanguage();
  const { t } = useTranslation('loans');
  return (
    <section className={styles['facts']} aria-label={t('restructuring.request')}>
      <SummaryList
        rows={[
          { key: 'status', term: t('restructuring.request'), value: <RestructuringBadge status={status} /> },
          { key: 'months', term: t('restructuring.months'), value: t('months', { count: months }) },
          { key: 'asked', term: t('restructuring.asked'), value: formatDate(askedAt, language) },
        ]}
      />
      <p>{t(`restructuring.after.${status}`)}</p>
    </section>
  );
}
