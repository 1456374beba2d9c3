import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { BATCH_ORDERS } from '../../../../domain/batch/batchLines';
import { Amount } from '../../../components/Amount';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { Panel } from '../../../components/Panel';
import { SearchField } from '../../../components/SearchField';
import { SelectField } from '../../../components/SelectField';
import { useFeeText } from '../../../objects/operations/useFeeText';
import styles from './Batch.module.css';
import { BatchTable } from './BatchTable';
import type { BatchViewModel } from './BatchViewModel';

/** A select knows only text; this one stands for no choice. */
const ANY = '';

interface ModelProps {
  readonly model: BatchViewModel;
}

/** The lines of a batch: looked through, and while they are the user's to choose, chosen. */
export const BatchLines = observer(function BatchLines({ model }: ModelProps) {
  const { t } = useTranslation('batch');
  return (
    <>
      <div className={styles['tools']}>
        <SearchField
          id="batch-search"
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          value={model.search}
          onChange={model.setSearch}
        />
        <SelectField
          id="batch-status"
          label={t('status')}
          value={model.status ?? ANY}
          onChange={(value) => model.setStatus(model.statuses.find((status) => status === value))}
          options={[
            { value: ANY, label: t('allStatuses') },
            ...model.statuses.map((status) => ({ value: status, label: t(`statuses.${status}`) })),
          ]}
        />
        <SelectField
          id="batch-order"
          label={t('order')}
          value={model.order}
          onChange={(value) => model.setOrder(BATCH_ORDERS.find((order) => order === value) ?? 'asWritten')}
          options={BATCH_ORDERS.map((order) => ({ value: order, label: t(`orders.${order}`) }))}
        />
      </div>
      {model.canChoose && <ChoiceBar model={model} />}
      <p role="status" className={styles['note']}>
        {model.loadingMore
          ? t('loadingMore', { number: model.lines.length })
          : t('shown', { number: model.shown.length })}
      </p>
      <Panel flush>
        {model.shown.length === 0 && !model.loadingMore ? (
          <EmptyState icon="search" title={t('noMatchesTitle')} text={t('noMatchesText')} />
        ) : (
          <BatchTable model={model} lines={model.shown} />
        )}
      </Panel>
    </>
  );
});

const ChoiceBar = observer(function ChoiceBar({ model }: ModelProps) {
  const { t } = useTranslation('batch');
  const { chosen, chosenSum, fee } = model;
  const feeText = useFeeText();
  return (
    <div className={styles['bar']}>
      <div className={styles['buttons']} role="group" aria-label={t('choose.label')}>
        <Button tone="secondary" size="small" onClick={model.pickAll}>
          {t('choose.all')}
        </Button>
        <Button tone="secondary" size="small" onClick={model.pickSound}>
          {t('choose.sound')}
        </Button>
        <Button tone="secondary" size="small" onClick={model.pickNone}>
          {t('choose.none')}
        </Button>
      </div>
      <p role="status" className={styles['totals']}>
        <span>{t('choose.picked', { number: chosen.length })}</span>
        {chosenSum !== undefined && <Amount amount={chosenSum} always />}
        {fee !== undefined && chosen.length > 0 && <span>{feeText(fee)}</span>}
      </p>
      <Button busy={model.busy} disabled={chosen.length === 0} onClick={() => void model.ask()}>
        {t('send.open')}
      </Button>
    </div>
  );
});
