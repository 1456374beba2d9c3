import { injectable } from '../../application/injection';
import type { DownloadedFile } from '../../application/operations/accounts';
import type { FileSharer } from '../../application/ports/FileSharer';

const ABORTED = 'AbortError';

/** Shares files by the Web Share API, which most telephones have and few computers. */
@injectable('Singleton')
export class SystemFileSharer implements FileSharer {
  get available(): boolean {
    const sample = new File([], 'receipt.pdf', { type: 'application/pdf' });
    return 'canShare' in navigator && navigator.canShare({ files: [sample] });
  }

  async share({ name, contentType, bytes }: DownloadedFile): Promise<void> {
    try {
      await navigator.share({ files: [new File([bytes], name, { type: contentType })] });
    } catch (error) {
      // Closing the choice without choosing is no failure.
      if (!(error instanceof DOMException && error.name === ABORTED)) {
        throw error;
      }
    }
  }
}
