import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { SentBatch } from '../../../../application/operations/batches';
import { Alert } from '../../../components/Alert';
import { ButtonLink } from '../../../components/Button';
import { Panel } from '../../../components/Panel';
import { SIGNING_PATH } from '../../../objects/documents/signingPaths';
import { SignersList } from '../../../flow/payment/SignersList';
import styles from './Batch.module.css';

/** Result of sending a batch: nothing is paid yet, and the signatories are listed. Takes the focus when it appears. */
export function BatchSent({ sending: { sent, refused, awaited } }: { readonly sending: SentBatch }) {
  const { t } = useTranslation(['batch', 'transfer']);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    frame.current?.focus();
    frame.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <div ref={frame} tabIndex={-1}>
      <Panel title={sent === 0 ? t('sent.nothing') : t('transfer:signatures.sentTitle')}>
        <div className={styles['stack']}>
          {refused > 0 && (
            <Alert tone="caution" role="alert">
              <p>{t('sent.refused', { number: refused })}</p>
            </Alert>
          )}
          {sent > 0 && (
            <>
              <p role="status">{t('sent.text', { number: sent })}</p>
              <SignersList awaited={awaited} />
              <div className={styles['buttons']}>
                <ButtonLink to={SIGNING_PATH}>{t('transfer:signatures.toDocuments')}</ButtonLink>
              </div>
            </>
          )}
        </div>
      </Panel>
    </div>
  );
}
