import { useMemo } from 'react';
import { encode } from 'uqr';

import styles from './QrCode.module.css';

/** The quiet zone a scanner needs around the code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

interface QrCodeProps {
  /** What a scanner reads. */
  readonly text: string;
  /** What it is for, for those who cannot see it. */
  readonly label: string;
}

/** A QR code drawn as one path: black on white in every theme, because scanners expect it so. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawing(text), [text]);
  return (
    <svg className={styles['code']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path className={styles['modules']} d={path} />
    </svg>
  );
}

function drawing(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { size, path };
}
