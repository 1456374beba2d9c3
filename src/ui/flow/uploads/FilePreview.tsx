import { FILE_TYPES } from '../../../domain/file/fileRules';
import type { FileExtension } from '../../../domain/file/fileRules';
import { classNames } from '../../components/classNames';
import { useObjectAddress } from '../../components/useObjectAddress';
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
  const isPicture = extension !== undefined && extension !== 'pdf';
  const address = useObjectAddress(bytes, isPicture ? FILE_TYPES[extension] : undefined);
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
