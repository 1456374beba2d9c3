import { useTranslation } from 'react-i18next';

import { HandedInFileRow } from '../../../flow/uploads/HandedInFileRow';
import type { HandedInFile } from '../../../flow/uploads/UploadsViewModel';
import type { ChatFilesViewModel } from './ChatFilesViewModel';

interface AttachedFileProps {
  readonly file: HandedInFile;
  readonly files: ChatFilesViewModel;
}

/** A file of a message or a case that is being written. */
export function AttachedFile({ file, files }: AttachedFileProps) {
  const { t } = useTranslation('chat');
  const { name } = file;
  const words = {
    uploading: t('file.uploading'),
    kept: t('file.kept'),
    failed: t('file.failed'),
    preview: name,
    retry: t('file.again'),
    remove: t('file.remove', { name }),
  };
  return <HandedInFileRow file={file} uploads={files} words={words} />;
}
