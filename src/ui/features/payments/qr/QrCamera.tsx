import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '../../../components/Alert';
import { Button } from '../../../components/Button';
import styles from './Qr.module.css';
import { readPicture } from './readPicture';

/** Interval between two scans of the camera picture, in milliseconds. */
const LOOK_EVERY_MS = 200;

/** Reason why the camera shows no picture. */
type CameraViolation = 'denied' | 'none' | 'busy';

interface QrCameraProps {
  readonly onRead: (text: string) => void;
  readonly onClose: () => void;
}

/** Camera picture, scanned until it contains a QR code. The picture does not leave the device. */
export function QrCamera({ onRead, onClose }: QrCameraProps) {
  const { t } = useTranslation('qr');
  const video = useRef<HTMLVideoElement>(null);
  const read = useRef(onRead);
  const [violation, setViolation] = useState<CameraViolation>();

  useEffect(() => {
    read.current = onRead;
  }, [onRead]);

  useEffect(() => {
    const watching = new AbortController();
    const screen = video.current;
    if (screen !== null) {
      void watch(screen, watching.signal).then((outcome) => {
        if (watching.signal.aborted) {
          return;
        }
        if (typeof outcome === 'object') {
          read.current(outcome.text);
        } else {
          setViolation(outcome);
        }
      });
    }
    return () => watching.abort();
  }, []);

  return (
    <div className={styles['camera']}>
      {violation === undefined ? (
        <>
          <video ref={video} className={styles['video']} muted playsInline aria-label={t('camera.view')} />
          <p className={styles['note']} role="status">
            {t('camera.hint')}
          </p>
        </>
      ) : (
        <Alert tone="caution" role="alert" title={t(`camera.problems.${violation}.title`)}>
          <p>{t(`camera.problems.${violation}.text`)}</p>
        </Alert>
      )}
      <Button tone="secondary" icon="close" onClick={onClose}>
        {t('camera.close')}
      </Button>
    </div>
  );
}

/**
 * Plays the camera in the video element until a code is read or the signal is aborted, then releases the camera. Resolves to the text of
 * the code, or to the reason why there is no picture.
 */
async function watch(
  screen: HTMLVideoElement,
  signal: AbortSignal,
): Promise<{ readonly text: string } | CameraViolation> {
  let stream: MediaStream | undefined;
  try {
    stream = await openCamera();
    screen.srcObject = stream;
    await screen.play();
    while (!signal.aborted) {
      const text = await readPicture(screen);
      if (text !== undefined) {
        return { text };
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    return 'none';
  } catch (cause) {
    return violationOf(cause);
  } finally {
    stream?.getTracks().forEach((track) => track.stop());
  }
}

async function openCamera(): Promise<MediaStream> {
  // Browsers give the camera to pages of a safe address only; elsewhere there is no such property.
  if (!('mediaDevices' in navigator)) {
    throw new DOMException('No camera for this page', 'NotFoundError');
  }
  return navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode: 'environment' } });
}

function violationOf(cause: unknown): CameraViolation {
  const name = cause instanceof DOMException ? cause.name : '';
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied';
    case 'NotReadableError':
    case 'AbortError':
      return 'busy';
    default:
      return 'none';
  }
}
