import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Badge } from '../components/Badge';
import type { BadgeTone } from '../components/Badge';
import { Button } from '../components/Button';
import { classNames } from '../components/classNames';
import { FileButton } from '../components/FileButton';
import { Icon } from '../components/Icon';
import { IconButton } from '../components/IconButton';
import { useFailureText } from '../components/useFailureText';
import { FilePreview } from './FilePreview';
import { MAX_SCANS } from './ScansViewModel';
import type { ScansViewModel } from './ScansViewModel';
import { isAboutTheFile } from './UploadsViewModel';
import type { HandedInFile } from './UploadsViewModel';
import styles from './ScansField.module.css';

export const SCANS_FIELD_ID = 'scans';

const ACCEPTED = 'image/*,application/pdf';

interface ScansFieldProps {
  readonly scans: ScansViewModel;
  readonly violation: string | undefined;
  /** Unique on the page; the error summary links to it. */
  readonly id?: string;
  /** Texts of the field, when the document is not a passport. */
  readonly words?: { readonly title: string; readonly hint: string };
}

/** Photos and scans of a document, chosen, dropped or taken with the camera, each with its upload status. */
export const ScansField = observer(function ScansField({
  scans,
  violation,
  id = SCANS_FIELD_ID,
  words,
}: ScansFieldProps) {
  const { t } = useTranslation('personalData');
  const [over, setOver] = useState(false);

  const add = async (files: readonly File[]): Promise<void> => {
    const chosen = await Promise.all(
      files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
    );
    await scans.add(chosen);
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
      <legend className={styles['legend']}>{words?.title ?? t('scans.title')}</legend>
      <p id={`${id}-hint`} className={styles['hint']}>
        {words?.hint ?? t('scans.hint', { max: MAX_SCANS })}
      </p>
      <ul className={styles['list']} aria-live="polite">
        {scans.items.map((scan) => (
          <ScanRow key={scan.id} scan={scan} scans={scans} />
        ))}
      </ul>
      {!scans.isFull && (
        <div className={styles['buttons']}>
          <FileButton label={t('scans.choose')} accept={ACCEPTED} multiple onChoose={(files) => void add(files)} />
          <span className={styles['camera']}>
            <FileButton label={t('scans.camera')} accept="image/*" camera onChoose={(files) => void add(files)} />
          </span>
          <span className={styles['drop']}>{t('scans.drop')}</span>
        </div>
      )}
      {violation !== undefined && (
        <p id={`${id}-problem`} className={styles['problem']}>
          {violation}
        </p>
      )}
    </fieldset>
  );
});

const TONES: Readonly<Record<HandedInFile['status'], BadgeTone>> = {
  uploading: 'neutral',
  kept: 'positive',
  failed: 'negative',
};

function ScanRow({ scan, scans }: { readonly scan: HandedInFile; readonly scans: ScansViewModel }) {
  const { t } = useTranslation('personalData');
  const failureText = useFailureText();
  const { id, name, bytes, extension, status, failure } = scan;
  const words = failure && failureText(failure);
  return (
    <li className={styles['scan']}>
      <FilePreview bytes={bytes} extension={extension} label={t('scans.preview', { name })} />
      <div className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        <span>
          <Badge tone={TONES[status]}>{t(`scans.${status}`)}</Badge>
        </span>
        {status === 'uploading' && <progress className={styles['progress']} aria-label={t('scans.uploading')} />}
        {words !== undefined && (
          <span className={styles['problem']}>
            {words.what} {words.next}
          </span>
        )}
        {failure !== undefined && !isAboutTheFile(failure) && (
          <span>
            <Button size="small" tone="secondary" onClick={() => void scans.retry(id)}>
              {t('scans.retry')}
            </Button>
          </span>
        )}
      </div>
      <IconButton label={t('scans.remove', { name })} onClick={() => scans.remove(id)}>
        <Icon name="close" />
      </IconButton>
    </li>
  );
}
