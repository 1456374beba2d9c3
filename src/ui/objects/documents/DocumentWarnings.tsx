import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { PaymentDocument } from '../../../domain/corporate/PaymentDocument';
import { formatMoney } from '../../../domain/money/formatAmount';
import { formatDateTime } from '../../../domain/time/format';
import { Alert } from '../../components/Alert';
import { usePartyName } from '../../components/usePartyName';
import { shownRecipient } from '../../../domain/operation/shownRecipient';
import { COMPANY_HISTORY_PATH, HISTORY_PATH } from '../operations/historyPaths';
import { useLanguage } from '../../language/useLanguage';
import { useDocumentName } from './useDocumentName';
import styles from './Signing.module.css';

interface WarningsProps {
  readonly warnings: PaymentDocument['warnings'];
  /** Document that is warned about. */
  readonly of: Pick<PaymentDocument, 'txnCode' | 'preview'>;
}

/** Warnings about what a document repeats, to look at before going on. */
export function DocumentWarnings({ warnings, of }: WarningsProps) {
  const { t } = useTranslation('signing');
  return (
    warnings.length > 0 && (
      <Alert tone="caution" title={t('warnings.title')}>
        <WarningList warnings={warnings} of={of} linked />
      </Alert>
    )
  );
}

/** The same as lines only; a link leads to each other document unless a question is asked over the page. */
export function WarningList({ warnings, of, linked = false }: WarningsProps & { readonly linked?: boolean }) {
  const { t } = useTranslation('signing');
  const language = useLanguage();
  const partyName = usePartyName();
  const nameOf = useDocumentName();
  return (
    <ul className={styles['warnings']}>
      {warnings.map(({ code, other }) => {
        const { operationId, transactionId, amount, recipientName, at, documentNumber: number } = other;
        const facts = {
          amount: formatMoney(amount, language),
          name: partyName(shownRecipient(of.txnCode, recipientName)) || nameOf(of),
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
