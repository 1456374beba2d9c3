import { useMemo } from 'react';

import styles from './QrCode.module.css';
import { qrDrawing } from './qrDrawing';

interface QrCodeProps {
  /** What a scanner reads. */
  readonly text: string;
  /** What it is for, for those who cannot see it. */
  readonly label: string;
}

/** A QR code drawn as one path: black on white in every theme, because scanners expect it so. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => qrDrawing(text), [text]);
  return (
    <svg className={styles['code']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path className={styles['modules']} d={path} />
    </svg>
  );
}
