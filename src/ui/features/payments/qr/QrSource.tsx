import { useState } from 'react';
import type { ClipboardEvent, DragEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '../../../components/Alert';
import { Button } from '../../../components/Button';
import { FileButton } from '../../../components/FileButton';
import { TextAreaField } from '../../../components/TextAreaField';
import type { PaymentField } from '../../../flow/payment/usePaymentFields';
import styles from './Qr.module.css';
import { QrCamera } from './QrCamera';
import { readPicture } from './readPicture';

/** Maximum length of a code the bank accepts. */
const MAX_CODE_LENGTH = 2000;
const PICTURES = 'image/*';

interface QrSourceProps {
  readonly field: PaymentField;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A code from wherever the customer has it: its link, a picture that is chosen, dropped or pasted, or what the camera sees. */
export function QrSource({ field, value, onChange }: QrSourceProps) {
  const { t } = useTranslation('qr');
  const [camera, setCamera] = useState(false);
  const [reading, setReading] = useState(false);
  const [blank, setBlank] = useState(false);

  const take = (text: string | undefined): void => {
    setBlank(text === undefined);
    if (text !== undefined) {
      setCamera(false);
      onChange(text);
    }
  };
  const look = async (picture: Blob | undefined): Promise<void> => {
    if (picture !== undefined) {
      setReading(true);
      take(await readPicture(picture).finally(() => setReading(false)));
    }
  };
  const pasted = (event: ClipboardEvent): void => {
    const picture = pictureAmong(event.clipboardData.files);
    if (picture !== undefined) {
      event.preventDefault();
      void look(picture);
    }
  };
  const dropped = (event: DragEvent): void => {
    event.preventDefault();
    void look(pictureAmong(event.dataTransfer.files));
  };

  return (
    <div className={styles['source']} onPaste={pasted} onDrop={dropped} onDragOver={(event) => event.preventDefault()}>
      <TextAreaField
        {...field}
        label={t('source.link')}
        hint={t('source.hint')}
        value={value}
        onChange={(text) => take(text)}
        maxLength={MAX_CODE_LENGTH}
      />
      <div className={styles['ways']}>
        <FileButton
          label={t('source.picture')}
          icon="qr"
          accept={PICTURES}
          busy={reading}
          onChoose={([file]) => void look(file)}
        />
        {!camera && (
          <Button tone="secondary" icon="eye" onClick={() => setCamera(true)}>
            {t('source.camera')}
          </Button>
        )}
      </div>
      {camera && <QrCamera onRead={take} onClose={() => setCamera(false)} />}
      {blank && (
        <Alert tone="caution" role="alert" title={t('source.blankTitle')}>
          <p>{t('source.blankText')}</p>
        </Alert>
      )}
    </div>
  );
}

function pictureAmong(files: FileList): File | undefined {
  return [...files].find(({ type }) => type.startsWith('image/'));
}
