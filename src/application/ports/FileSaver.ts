import type { DownloadedFile } from '../operations/accounts';

/** Hands a file over to the customer, as a download. */
export interface FileSaver {
  save(file: DownloadedFile): void;
}

export const FileSaver = Symbol.for('FileSaver');
