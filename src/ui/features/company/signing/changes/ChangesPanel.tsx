import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { DocumentsStore } from '../../../../../application/corporate/DocumentsStore';
import type { ChangeDocument } from '../../../../../domain/corporate/ChangeDocument';
import { localized } from '../../../../../domain/language/localized';
import { formatDate, formatTime } from '../../../../../domain/time/format';
import { Badge } from '../../../../components/Badge';
import type { BadgeTone } from '../../../../components/Badge';
import { ButtonLink } from '../../../../components/Button';
import { SEPARATOR } from '../../../../components/lineParts';
import { useLanguage } from '../../../../language/useLanguage';
import { useService } from '../../../../kernel/ServicesContext';
import styles from '../../../../objects/documents/Signing.module.css';
import { changeDocumentPath } from '../../../../objects/documents/signingPaths';

/** Changes of the company that wait to be signed, and below them those that ended not long ago; nothing where there are none. */
export const ChangesPanel = observer(function ChangesPanel() {
  const { t } = useTranslation('companyChanges');
  const { waiting, ended } = useService(DocumentsStore).changes;
  return (
    <>
      {waiting.length > 0 && (
        <section className={styles['changes']} aria-labelledby="changes">
          <h2 id="changes">{t('list.title')}</h2>
          <Changes changes={waiting} />
        </section>
      )}
      {ended.length > 0 && (
        <details className={styles['details']}>
          <summary>{t('list.ended', { number: ended.length })}</summary>
          <Changes changes={ended} />
        </details>
      )}
    </>
  );
});

function Changes({ changes }: { readonly changes: readonly ChangeDocument[] }) {
  return (
    <ul className={styles['documents']}>
      {changes.map((change) => (
        <li key={change.operationId}>
          <ChangeCard change={change} />
        </li>
      ))}
    </ul>
  );
}

function ChangeCard({ change }: { readonly change: ChangeDocument }) {
  const { t } = useTranslation('companyChanges');
  const language = useLanguage();
  const id = `change-${change.operationId}`;
  const words = (text: ChangeDocument['subject']): string => localized(text, language);
  return (
    <article className={styles['document']} aria-labelledby={id}>
      <div className={styles['head']}>
        <div className={styles['whom']}>
          <h2 id={id} className={styles['name']}>
            {words(change.subject)}
          </h2>
          <p>{`${words(change.before)} → ${words(change.after)}`}</p>
          <p className={styles['line']}>
            {[`${formatDate(change.sentAt, language)},\u00A0${formatTime(change.sentAt)}`, words(change.madeBy)].join(
              SEPARATOR,
            )}
          </p>
        </div>
        <Badge tone={toneOf(change)}>{t(`states.${stateOf(change)}`)}</Badge>
      </div>
      <ButtonLink
        size="small"
        tone={change.canSign ? 'primary' : 'secondary'}
        to={changeDocumentPath(change.operationId)}
      >
        {t(change.canSign ? 'list.toSign' : 'list.open')}
      </ButtonLink>
    </article>
  );
}

type State = 'mine' | 'waiting' | 'done' | 'declined' | 'expired';

function stateOf({ canSign, end }: ChangeDocument): State {
  return end?.state ?? (canSign ? 'mine' : 'waiting');
}

const TONES: Readonly<Record<State, BadgeTone>> = {
  mine: 'caution',
  waiting: 'caution',
  done: 'positive',
  declined: 'negative',
  expired: 'negative',
};

function toneOf(change: ChangeDocument): BadgeTone {
  return TONES[stateOf(change)];
}
