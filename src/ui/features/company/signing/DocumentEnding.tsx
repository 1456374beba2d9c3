import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { PaymentDocument } from '../../../../domain/corporate/PaymentDocument';
import { localized } from '../../../../domain/language/localized';
import { formatDateTime } from '../../../../domain/time/format';
import { Badge } from '../../../components/Badge';
import type { BadgeTone } from '../../../components/Badge';
import { Button } from '../../../components/Button';
import { useLanguage } from '../../../language/useLanguage';
import styles from '../../../objects/documents/Signing.module.css';
import { useCorrection } from './useCorrection';

const TONES = {
  declined: 'negative',
  returned: 'caution',
  expired: 'caution',
  done: 'positive',
} as const satisfies Readonly<Record<string, BadgeTone>>;

interface DocumentProps {
  readonly document: PaymentDocument;
}

/** Outcome of a document: by whom, when and why it ended, its replacement, and the link to correct it. */
export const DocumentEnding = observer(function DocumentEnding({ document }: DocumentProps) {
  const { t } = useTranslation('signing');
  const language = useLanguage();
  const { end, replacedBy } = document;
  if (end === undefined) {
    return null;
  }
  const time = formatDateTime(end.at, language);
  const ending = end.state === 'declined' && end.returned === true ? 'returned' : end.state;
  return (
    <>
      <p>
        <Badge tone={TONES[ending]}>{t(`ended.${ending}`)}</Badge>{' '}
        {end.state === 'declined' ? t('signedBy', { name: localized(end.by, language), time }) : time}
      </p>
      {end.state === 'declined' && end.reason !== '' && (
        <p className={styles['reason']}>
          {t(ending === 'returned' ? 'ended.comment' : 'ended.reason', { reason: end.reason })}
        </p>
      )}
      {end.state === 'done' && <Link to={`/history/${end.transactionId}`}>{t('result.open')}</Link>}
      {replacedBy !== undefined && (
        <p>{t('ended.replacedBy', { time: formatDateTime(replacedBy.sentAt, language) })}</p>
      )}
      {end.state !== 'done' && replacedBy === undefined && <CorrectButton document={document} />}
    </>
  );
});

/** Opens the form of the operation, filled in as the document was; nothing is shown where there is no such form for the user. */
const CorrectButton = observer(function CorrectButton({ document }: DocumentProps) {
  const { t } = useTranslation('signing');
  const correct = useCorrection()(document);
  return (
    correct !== undefined && (
      <Button tone="secondary" size="small" icon="pencil" onClick={() => correct()}>
        {t('ended.correct')}
      </Button>
    )
  );
});
