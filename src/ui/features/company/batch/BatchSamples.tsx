import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../components/Button';
import { Panel } from '../../../components/Panel';
import styles from './Batch.module.css';
import type { BatchUploadViewModel } from './BatchUploadViewModel';

/** A file of each format that the chosen kind may come in. */
export const BatchSamples = observer(function BatchSamples({ model }: { readonly model: BatchUploadViewModel }) {
  const { t } = useTranslation('batch');
  return (
    <Panel title={t('samples.title')}>
      <div className={styles['stack']}>
        <p>{t('samples.text')}</p>
        <div className={styles['buttons']}>
          {model.sampleFormats.map((format) => (
            <Button key={format} tone="secondary" size="small" icon="download" onClick={() => model.saveSample(format)}>
              {t('samples.download', { kind: t(`kinds.${model.kind}`), format: `.${format}` })}
            </Button>
          ))}
        </div>
      </div>
    </Panel>
  );
});
