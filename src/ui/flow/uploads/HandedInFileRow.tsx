import { FILE_TYPES } from '../../../domain/file/fileRules';
import { Badge } from '../../components/Badge';
import type { BadgeTone } from '../../components/Badge';
import { Button } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { IconButton } from '../../components/IconButton';
import { useFailureText } from '../../components/useFailureText';
import { useObjectAddress } from '../../components/useObjectAddress';
import { FilePreview } from './FilePreview';
import styles from './HandedInFileRow.module.css';
import { isAboutTheFile } from './UploadsViewModel';
import type { HandedInFile, UploadsViewModel } from './UploadsViewModel';

const TONES: Readonly<Record<HandedInFile['status'], BadgeTone>> = {
  uploading: 'neutral',
  kept: 'positive',
  failed: 'negative',
};

interface HandedInFileRowProps {
  readonly file: HandedInFile;
  readonly uploads: Pick<UploadsViewModel, 'retry' | 'remove'>;
  readonly words: Readonly<Record<HandedInFile['status'] | 'preview' | 'retry' | 'remove', string>>;
}

/**
 * A file that is handed in: its picture, status and failure, with the ways to open it, to hand it in again or to take it away. It is
 * opened on the device: what the browser draws around a file in a tab breaks the policy such a tab has from here.
 */
export function HandedInFileRow({ file, uploads, words }: HandedInFileRowProps) {
  const failureText = useFailureText();
  const { id, name, bytes, extension, status, failure } = file;
  const reason = failure && failureText(failure);
  const address = useObjectAddress(bytes, extension && FILE_TYPES[extension]);
  return (
    <li className={styles['row']}>
      <FilePreview bytes={bytes} extension={extension} label={words.preview} />
      <div className={styles['words']}>
        {address === undefined ? (
          <span className={styles['name']}>{name}</span>
        ) : (
          <a className={styles['link']} href={address} download={name}>
            {name}
          </a>
        )}
        <span>
          <Badge tone={TONES[status]}>{words[status]}</Badge>
        </span>
        {status === 'uploading' && <progress className={styles['progress']} aria-label={words.uploading} />}
        {reason !== undefined && (
          <span className={styles['problem']}>
            {reason.what} {reason.next}
          </span>
        )}
        {failure !== undefined && !isAboutTheFile(failure) && (
          <span>
            <Button size="small" tone="secondary" onClick={() => void uploads.retry(id)}>
              {words.retry}
            </Button>
          </span>
        )}
      </div>
      <IconButton label={words.remove} onClick={() => uploads.remove(id)}>
        <Icon name="close" />
      </IconButton>
    </li>
  );
}
