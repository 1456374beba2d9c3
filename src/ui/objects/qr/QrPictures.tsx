import { useTranslation } from 'react-i18next';

import { Button } from '../../components/Button';
import { qrPng, qrSvg } from '../../components/qrDrawing';
import type { PictureFormat } from './pictureTypes';

interface QrPicturesProps {
  /** Content of the code. */
  readonly link: string;
  /** Name of the file, without what follows the dot. */
  readonly name: string;
  /** Title under which a device shares it. */
  readonly title: string;
  readonly onSave: (
    format: PictureFormat,
    picture: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> },
  ) => void;
}

/** The ways a code leaves the screen: as a picture, or as a link. */
export function QrPictures({ link, name, title, onSave }: QrPicturesProps) {
  const { t } = useTranslation('qr');
  const save = (format: PictureFormat, bytes: Uint8Array<ArrayBuffer> | undefined): void => {
    if (bytes !== undefined) {
      onSave(format, { name, bytes });
    }
  };
  return (
    <>
      <Button tone="secondary" icon="download" onClick={() => void qrPng(link).then((bytes) => save('png', bytes))}>
        {t('my.png')}
      </Button>
      <Button tone="secondary" icon="download" onClick={() => save('svg', qrSvg(link))}>
        {t('my.svg')}
      </Button>
      {'share' in navigator && (
        <Button tone="secondary" icon="share" onClick={() => void share({ title, url: link })}>
          {t('my.share')}
        </Button>
      )}
    </>
  );
}

async function share(what: ShareData): Promise<void> {
  // Closing the share dialog of the device shares nothing, and is not an error.
  await navigator.share(what).catch(() => undefined);
}
