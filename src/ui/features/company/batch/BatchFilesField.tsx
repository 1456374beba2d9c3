import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { HandedInFile } from '../../../../application/operations/batches';
import { LARGEST_BATCH_BYTES, MAX_BATCH_LINES } from '../../../../domain/batch/batchFormats';
import { groupDigits } from '../../../../domain/money/formatAmount';
import { listed } from '../../../../domain/language/punctuation';
import { classNames } from '../../../components/classNames';
import { FileButton } from '../../../components/FileButton';
import { Icon } from '../../../components/Icon';
import { IconButton } from '../../../components/IconButton';
import { useLanguage } from '../../../language/useLanguage';
import styles from './Batch.module.css';
import type { BatchUploadViewModel } from './BatchUploadViewModel';

const MEGABYTE = 1024 * 1024;
const KILOBYTE = 1024;

interface BatchFilesFieldProps {
  readonly id: string;
  readonly model: BatchUploadViewModel;
  readonly violation: string | undefined;
}

/** The files of a batch: chosen or dropped, each with what can be said against it at once. */
export const BatchFilesField = observer(function BatchFilesField({ id, model, violation }: BatchFilesFieldProps) {
  const { t } = useTranslation('batch');
  const language = useLanguage();
  const [over, setOver] = useState(false);
  const formats = model.formats.map((format) => `.${format}`);

  const add = async (files: readonly File[]): Promise<void> => {
    model.add(
      await Promise.all(
        files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
      ),
    );
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void add([...event.dataTransfer.files]);
  };
  const drag = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };

  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={classNames(styles['field'], over && styles['over'])}
      aria-describedby={violation === undefined ? `${id}-hint` : `${id}-problem ${id}-hint`}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend className={styles['legend']}>{t('files.title')}</legend>
      <p id={`${id}-hint`} className={styles['note']}>
        {t('files.hint', {
          formats: listed(formats, language),
          size: t('megabytes', { number: LARGEST_BATCH_BYTES / MEGABYTE }),
          lines: groupDigits(MAX_BATCH_LINES[model.kind].toString(), language),
        })}
      </p>
      <ul className={styles['chosen']} aria-live="polite">
        {model.files.files.map((file, place) => (
          <FileRow key={`${file.name}-${place}`} file={file} place={place} model={model} />
        ))}
      </ul>
      <div className={styles['buttons']}>
        <FileButton
          label={t('files.choose')}
          icon="upload"
          accept={formats.join(',')}
          multiple
          busy={model.busy}
          onChoose={(files) => void add(files)}
        />
        <span className={styles['note']}>{t('files.drop')}</span>
      </div>
      {violation !== undefined && (
        <p id={`${id}-problem`} className={styles['problem']}>
          {violation}
        </p>
      )}
    </fieldset>
  );
});

interface FileRowProps {
  readonly file: HandedInFile;
  readonly place: number;
  readonly model: BatchUploadViewModel;
}

const FileRow = observer(function FileRow({ file, place, model }: FileRowProps) {
  const { t } = useTranslation('batch');
  const violation = model.files.violationOf(place, model.kind);
  return (
    <li className={styles['file']}>
      <div className={styles['words']}>
        <span className={styles['name']}>{file.name}</span>
        <span className={styles['note']}>{t('kilobytes', { number: Math.ceil(file.bytes.length / KILOBYTE) })}</span>
        {violation !== undefined && <span className={styles['problem']}>{t(`files.problems.${violation}`)}</span>}
      </div>
      <IconButton label={t('files.remove', { name: file.name })} onClick={() => model.remove(place)}>
        <Icon name="close" />
      </IconButton>
    </li>
  );
});
