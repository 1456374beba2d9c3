import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { DocumentWarning } from '../../../domain/corporate/documentWarnings';
import { formatMoney } from '../../../domain/money/formatAmount';
import { formatDateTime } from '../../../domain/time/format';
import { Alert } from '../../components/Alert';
import { usePartyName } from '../../components/usePartyName';
import { COMPANY_HISTORY_PATH, HISTORY_PATH } from '../operations/historyPaths';
import { useLanguage } from '../../language/useLanguage';
import styles from './Signing.module.css';

interface WarningsProps {
  readonly warnings: readonly DocumentWarning[];
}

/** Warnings about what a document repeats, to look at before going on. */
export function DocumentWarnings({ warnings }: WarningsProps) {
  const { t } = useTranslation('signing');
  return (
    warnings.length > 0 && (
      <Alert tone="caution" title={t('warnings.title')}>
        <WarningList warnings={warnings} linked />
      </Alert>
    )
  );
}

/** The same as lines only; a link leads to each other document unless a question is asked over the page. */
export function WarningList({ warnings, linked = false }: WarningsProps & { readonly linked?: boolean }) {
  const { t } = useTranslation('signing');
  const language = useLanguage();
  const partyName = usePartyName();
  return (
    <ul className={styles['warnings']}>
      {warnings.map(({ code, other }) => {
        const { operationId, transactionId, amount, recipientName, at, documentNumber: number } = other;
        const facts = {
          amount: formatMoney(amount, language),
          name: partyName(recipientName),
          time: formatDateTime(at, language),
          number,
        };
        const path =
          transactionId === undefined ? `${COMPANY_HISTORY_PATH}/${operationId}` : `${HISTORY_PATH}/${transactionId}`;
        return (
          <li key={`${code} ${operationId}`}>
            {t(`warnings.${code}`, facts)} {t(transactionId === undefined ? 'warnings.waits' : 'warnings.done')}{' '}
            {linked && <Link to={path}>{t('warnings.open')}</Link>}
          </li>
        );
      })}
    </ul>
  );
}
