import type { DownloadedFile } from '../../application/operations/accounts';
import type { FileSaver } from '../../application/ports/FileSaver';

/** How long the browser may take to begin the download before its address is given back. */
const RELEASE_AFTER_MS = 60_000;

/** Saves through a link that is pressed for the customer. */
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
