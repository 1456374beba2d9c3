import { useMemo } from 'react';

import styles from './QrCode.module.css';
import { qrDrawing } from './qrDrawing';

interface QrCodeProps {
  /** Content a scanner reads. */
  readonly text: string;
  /** Accessible name that tells the purpose of the code. */
  readonly label: string;
}

/** QR code drawn as one path, black on white in every theme, because scanners expect that. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => qrDrawing(text), [text]);
  return (
    <svg className={styles['code']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path className={styles['modules']} d={path} />
    </svg>
  );
}
