import { useTranslation } from 'react-i18next';

import type { Transaction } from '../../../domain/history/Transaction';
import { MOVEMENTS } from '../../../domain/movements/movements';
import { groupedTransferCode, moneyTransferStage } from '../../../domain/transfer/moneyTransferStage';
import type { MoneyTransferStage } from '../../../domain/transfer/moneyTransferStage';
import { Badge } from '../../components/Badge';
import type { BadgeTone } from '../../components/Badge';
import { CopyButton } from '../../components/CopyButton';
import { Panel } from '../../components/Panel';
import styles from './TransferTimeline.module.css';

const TONES: Readonly<Record<MoneyTransferStage, BadgeTone>> = {
  sent: 'neutral',
  ready: 'caution',
  recalling: 'caution',
  paidOut: 'positive',
  returned: 'neutral',
  cancelled: 'neutral',
  rejected: 'negative',
};

/** Status of a money transfer, with the control number its recipient collects it by; renders nothing for received or returned money. */
export function TransferTimeline({ transaction }: { readonly transaction: Transaction }) {
  const { t } = useTranslation('moneyTransfer');
  const { progress, txnCode } = transaction;
  if (progress === undefined || MOVEMENTS.movementOf(txnCode)?.isCollected !== true) {
    return null;
  }
  const stage = moneyTransferStage(transaction);
  const { reference } = progress;
  return (
    <Panel title={t('way.title')}>
      <div className={styles['content']} role="status">
        <Badge tone={TONES[stage]}>{t(`way.stages.${stage}`)}</Badge>
        {reference !== '' && (
          <p className={styles['number']}>
            <span className={styles['label']}>{t('transferCode')}</span>
            <span translate="no" className={styles['figures']}>
              <span className={styles['digits']}>{groupedTransferCode(reference)}</span>
              <CopyButton text={reference} label={t('way.copy')} />
            </span>
          </p>
        )}
        <p className={styles['note']}>{t(`way.notes.${stage}`)}</p>
      </div>
    </Panel>
  );
}
