import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { classNames } from '../../components/classNames';
import { FileButton } from '../../components/FileButton';
import { HandedInFileRow } from './HandedInFileRow';
import { MAX_SCANS } from './ScansViewModel';
import type { ScansViewModel } from './ScansViewModel';
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

function ScanRow({ scan, scans }: { readonly scan: HandedInFile; readonly scans: ScansViewModel }) {
  const { t } = useTranslation('personalData');
  const { name } = scan;
  const words = {
    uploading: t('scans.uploading'),
    kept: t('scans.kept'),
    failed: t('scans.failed'),
    preview: t('scans.preview', { name }),
    retry: t('scans.retry'),
    remove: t('scans.remove', { name }),
  };
  return <HandedInFileRow file={scan} uploads={scans} words={words} />;
}
