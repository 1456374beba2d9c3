import { useTranslation } from 'react-i18next';

import type { DigitalLoan, DigitalLoanStatus } from '../../../../../domain/loan/digital/DigitalLoan';
import { maskAccountNumber } from '../../../../../domain/account/accountNumber';
import { formatDate } from '../../../../../domain/time/format';
import { Amount } from '../../../../components/Amount';
import { Badge } from '../../../../components/Badge';
import type { BadgeTone } from '../../../../components/Badge';
import { SummaryList } from '../../../../components/SummaryList';
import { usePercentText } from '../../../../objects/deposits/usePercentText';
import { useLanguage } from '../../../../language/useLanguage';
import styles from '../../../../objects/loans/Loans.module.css';

const TONES: Readonly<Record<DigitalLoanStatus, BadgeTone>> = {
  review: 'caution',
  approved: 'positive',
  refused: 'negative',
  cancelled: 'neutral',
  expired: 'neutral',
  signed: 'positive',
};

/** Badge with the status of an application. */
export function ApplicationBadge({ status }: { readonly status: DigitalLoanStatus }) {
  const { t } = useTranslation('onlineLoan');
  return <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>;
}

/** Requested terms, decision of the bank, and the next step of the applicant. */
export function ApplicationFacts({ application }: { readonly application: DigitalLoan }) {
  const language = useLanguage();
  const { t } = useTranslation(['onlineLoan', 'loans']);
  const percentText = usePercentText();
  const { status, approved, reason, validUntil, contractNumber } = application;
  const what =
    reason === undefined
      ? t(`after.${status}`, { day: validUntil === undefined ? '' : formatDate(validUntil, language) })
      : t(`reasons.${reason}`);
  return (
    <div className={styles['facts']}>
      <SummaryList
        rows={[
          { key: 'status', term: t('facts.status'), value: <ApplicationBadge status={status} /> },
          { key: 'asked', term: t('facts.asked'), value: <Amount amount={application.asked} /> },
          ...(approved === undefined
            ? []
            : [{ key: 'approved', term: t('facts.approved'), value: <Amount amount={approved} size="lead" /> }]),
          { key: 'term', term: t('facts.term'), value: t('loans:months', { count: application.termMonths }) },
          { key: 'rate', term: t('facts.rate'), value: percentText(application.rate) },
          { key: 'account', term: t('facts.account'), value: maskAccountNumber(application.accountNumber) },
          { key: 'askedAt', term: t('facts.askedAt'), value: formatDate(application.askedAt, language) },
          ...(contractNumber === undefined
            ? []
            : [{ key: 'contract', term: t('facts.contract'), value: contractNumber }]),
        ]}
      />
      <p>{what}</p>
    </div>
  );
}
