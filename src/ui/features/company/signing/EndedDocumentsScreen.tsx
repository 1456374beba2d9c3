import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { DocumentsStore } from '../../../../application/corporate/DocumentsStore';
import type { EndedState } from '../../../../application/corporate/EndedDocuments';
import { Button } from '../../../components/Button';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { PaymentContext } from '../../../flow/payment/PaymentContext';
import { useService } from '../../../kernel/ServicesContext';
import { DocumentCard } from './DocumentCard';
import { DocumentsFrame } from './DocumentsFrame';
import styles from '../../../objects/documents/Signing.module.css';
import { useNamedCorrection } from './useCorrection';

const SKELETON_ROWS = 5;

/** Documents that wait no longer: declined, out of time, or signed and booked; what ended badly can be corrected and sent again. */
const EndedDocumentsScreen = observer(function EndedDocumentsScreen({ state }: { readonly state: EndedState }) {
  const { t } = useTranslation('signing');
  const { ended } = useService(DocumentsStore);
  const { accounts } = useService(PaymentContext);

  useEffect(() => {
    void ended.show(state);
    // A form is filled in by the accounts of the company.
    void accounts.ensure();
  }, [ended, accounts, state]);

  useNamedCorrection(state);

  return (
    <DocumentsFrame>
      <WhenLoaded
        status={ended.status}
        rows={SKELETON_ROWS}
        failed={t('failed')}
        onRetry={() => void ended.show(state)}
        empty={{ icon: 'check', title: t(`empty.${state}`) }}
      >
        {() => (
          <>
            <ul className={styles['documents']}>
              {ended.documents.map((document) => (
                <li key={document.preview.operationId}>
                  <DocumentCard document={document} />
                </li>
              ))}
            </ul>
            {ended.hasMore && (
              <Button tone="secondary" busy={ended.loadingMore} onClick={() => void ended.more()}>
                {t('more')}
              </Button>
            )}
          </>
        )}
      </WhenLoaded>
    </DocumentsFrame>
  );
});

export function DeclinedDocumentsScreen() {
  return <EndedDocumentsScreen state="declined" />;
}

export function ExpiredDocumentsScreen() {
  return <EndedDocumentsScreen state="expired" />;
}

export function SignedDocumentsScreen() {
  return <EndedDocumentsScreen state="done" />;
}
