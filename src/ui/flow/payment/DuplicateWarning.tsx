import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Transaction } from '../../../domain/history/Transaction';
import { formatMoney } from '../../../domain/money/formatAmount';
import { formatTime } from '../../../domain/time/format';
import { Alert } from '../../components/Alert';
import { useLanguage } from '../../language/useLanguage';

/** The same money went to the same account today: perhaps it is paid already. It forbids nothing. */
export function DuplicateWarning({ transaction }: { readonly transaction: Transaction }) {
  const { t } = useTranslation('transfer');
  const language = useLanguage();
  const { id, debit, createdAt } = transaction;
  return (
    <Alert tone="caution" role="alert" title={t('duplicate.title')}>
      <p>{t('duplicate.text', { amount: formatMoney(debit.amount, language), time: formatTime(createdAt) })}</p>
      <p>
        <Link to={`/history/${id}`}>{t('duplicate.show')}</Link>
      </p>
    </Alert>
  );
}
