import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { DocumentsStore } from '../../../../application/corporate/DocumentsStore';
import type { EndedState } from '../../../../application/corporate/EndedDocuments';
import { BankTime } from '../../../../application/time/BankTime';
import { Button } from '../../../components/Button';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { PaymentContext } from '../../../flow/payment/PaymentContext';
import { useService } from '../../../kernel/ServicesContext';
import { DocumentCard } from './DocumentCard';
import { DocumentFilters } from './DocumentFilters';
import { DocumentFilterViewModel } from './DocumentFilterViewModel';
import { endedList } from './documentLists';
import { DocumentsFrame } from './DocumentsFrame';
import styles from '../../../objects/documents/Signing.module.css';
import { useNamedCorrection } from './useCorrection';
import { useNothingFound } from './useNothingFound';

const SKELETON_ROWS = 5;

/** Documents that wait no longer: declined, out of time, or signed and booked; what ended badly can be corrected and sent again. */
const EndedDocumentsScreen = observer(function EndedDocumentsScreen({ state }: { readonly state: EndedState }) {
  const { t } = useTranslation('signing');
  const store = useService(DocumentsStore);
  const clock = useService(BankTime);
  const { accounts } = useService(PaymentContext);
  const [filter] = useState(() => new DocumentFilterViewModel(endedList(store, state), clock));
  const { ended } = store;

  // A form is filled in by the accounts of the company.
  useEffect(() => void accounts.ensure(), [accounts]);

  const nothingFound = useNothingFound(filter);
  useNamedCorrection(state);

  return (
    <DocumentsFrame>
      <DocumentFilters filter={filter} />
      <WhenLoaded
        status={ended.status}
        rows={SKELETON_ROWS}
        failed={t('failed')}
        onRetry={filter.reload}
        empty={filter.count === 0 ? { icon: 'check', title: t(`empty.${state}`) } : nothingFound}
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
