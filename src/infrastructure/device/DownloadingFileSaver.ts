import { injectable } from '../../application/injection';
import type { DownloadedFile } from '../../application/operations/accounts';
import type { FileSaver } from '../../application/ports/FileSaver';

/** Time the browser has to begin the download before its object URL is revoked, in milliseconds. */
const RELEASE_AFTER_MS = 60_000;

/** Saves a file by clicking a temporary download link. */
@injectable('Singleton')
export class DownloadingFileSaver implements FileSaver {
  save(file: DownloadedFile): void {
    const address = URL.createObjectURL(new Blob([file.bytes], { type: file.contentType }));
    const link = document.createElement('a');
    link.href = address;
    link.download = file.name;
    document.body.append(link);
    link.click();
    link.remove();
    window.setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS);
  }
}
