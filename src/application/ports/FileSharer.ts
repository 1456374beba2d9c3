import type { DownloadedFile } from '../operations/accounts';

/** Hands a file over to other applications of the device. */
export interface FileSharer {
  /** False where the device does not share files. */
  readonly available: boolean;
  /** Opens the device's own choice of applications; resolves when it has closed, whether anything was chosen or not. */
  share(file: DownloadedFile): Promise<void>;
}

export const FileSharer = Symbol.for('FileSharer');
