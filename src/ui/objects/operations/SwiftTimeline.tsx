import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import type { Transaction } from '../../../domain/history/Transaction';
import { STAGE_WORDS } from '../../../domain/swift/stageWords';
import type { SwiftStage } from '../../../domain/swift/tracking';
import { formatDateTime } from '../../../domain/time/format';
import { Badge } from '../../components/Badge';
import type { BadgeTone } from '../../components/Badge';
import { Button } from '../../components/Button';
import { CopyButton } from '../../components/CopyButton';
import { FailureAlert } from '../../components/FailureAlert';
import { Panel } from '../../components/Panel';
import { WhenLoaded } from '../../components/WhenLoaded';
import { useLanguage } from '../../language/useLanguage';
import { useService } from '../../kernel/ServicesContext';
import styles from './SwiftTimeline.module.css';
import { SwiftTimelineViewModel } from './SwiftTimelineViewModel';

const SKELETON_ROWS = 3;

const TONES: Readonly<Record<SwiftStage, BadgeTone>> = {
  sent: 'neutral',
  atCorrespondent: 'neutral',
  informationAsked: 'caution',
  atRecipientBank: 'neutral',
  credited: 'positive',
  rejected: 'negative',
  returned: 'caution',
};

/** Progress of a SWIFT transfer, its documents, and the reference by which every bank on its way identifies it. */
export const SwiftTimeline = observer(function SwiftTimeline({ transaction }: { readonly transaction: Transaction }) {
  const { t } = useTranslation('swift');
  const model = useService(SwiftTimelineViewModel);
  const { id, status } = transaction;

  // Each change of the status means progress of the transfer.
  useEffect(() => {
    void model.load(id);
  }, [model, id, status]);

  return (
    <WhenLoaded
      status={model.status}
      rows={SKELETON_ROWS}
      failed={t('tracking.failed')}
      onRetry={() => void model.load(id)}
    >
      {() => <Way model={model} transactionId={id} />}
    </WhenLoaded>
  );
});

interface WayProps {
  readonly model: SwiftTimelineViewModel;
  readonly transactionId: string;
}

const Way = observer(function Way({ model, transactionId }: WayProps) {
  const { t } = useTranslation('swift');
  const language = useLanguage();
  const { reference = '', steps = [] } = model.state ?? {};
  return (
    <Panel title={t('tracking.title')}>
      <div className={styles['content']}>
        {model.failure !== undefined && <FailureAlert failure={model.failure} />}
        {steps.length === 0 && <p>{t('tracking.notYet')}</p>}
        {steps.length > 0 && (
          <ol className={styles['steps']}>
            {steps.map(({ stage, at, note }) => (
              <li key={stage} className={styles['step']}>
                <span className={styles['when']}>{formatDateTime(at, language)}</span>
                <span className={styles['what']}>
                  <Badge tone={TONES[stage]}>{STAGE_WORDS[stage][language]}</Badge>
                  {note !== '' && <span className={styles['note']}>{note}</span>}
                </span>
              </li>
            ))}
          </ol>
        )}
        {reference !== '' && (
          <p className={styles['reference']}>
            <span className={styles['note']}>{t('tracking.reference')}</span>{' '}
            <span className={styles['uetr']}>{reference}</span>{' '}
            <CopyButton text={reference} label={t('tracking.copyReference')} />
          </p>
        )}
        <Certificates model={model} transactionId={transactionId} />
      </div>
    </Panel>
  );
});

const Certificates = observer(function Certificates({ model, transactionId }: WayProps) {
  const { t } = useTranslation('swift');
  const files = model.state?.files ?? [];
  if (!model.hasLeft && files.length === 0) {
    return null;
  }
  return (
    <div className={styles['documents']}>
      {model.hasLeft && (
        <Button tone="secondary" icon="download" busy={model.busy} onClick={() => void model.download(transactionId)}>
          {t('tracking.confirmation')}
        </Button>
      )}
      {files.length > 0 && (
        <ul className={styles['files']} aria-label={t('tracking.files')}>
          {files.map((name, index) => (
            <li key={`${index} ${name}`}>
              <Button
                tone="quiet"
                size="small"
                icon="download"
                busy={model.busy}
                onClick={() => void model.download(transactionId, index + 1)}
              >
                {t('tracking.download', { name })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});
