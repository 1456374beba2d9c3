import { useEffect, useState } from 'react';

import { FILE_TYPES } from '../../domain/file/fileRules';
import type { FileExtension } from '../../domain/file/fileRules';
import { classNames } from '../components/classNames';
import styles from './FilePreview.module.css';

interface FilePreviewProps {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly extension: FileExtension | undefined;
  readonly label: string;
  /** True to show the whole picture, as large as there is room. */
  readonly whole?: boolean;
}

/** Thumbnail of a picture, or all of it; a PDF is shown by its name. */
export function FilePreview({ bytes, extension, label, whole = false }: FilePreviewProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (extension === undefined || extension === 'pdf') {
      return undefined;
    }
    const made = URL.createObjectURL(new Blob([bytes], { type: FILE_TYPES[extension] }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, extension]);
  return (
    <span className={classNames(styles['preview'], whole && styles['whole'])}>
      {address === undefined ? (
        <span aria-hidden="true">{extension?.toUpperCase()}</span>
      ) : (
        <img className={styles['image']} src={address} alt={label} />
      )}
    </span>
  );
}
