import { injectable } from '../../application/injection';
import type { Connectivity } from '../../application/ports/Connectivity';

/** Network connectivity as `navigator.onLine` and its events report it. */
@injectable('Singleton')
export class BrowserConnectivity implements Connectivity {
  get online(): boolean {
    return navigator.onLine;
  }

  listen(hear: (online: boolean) => void): () => void {
    const tell = (): void => hear(navigator.onLine);
    window.addEventListener('online', tell);
    window.addEventListener('offline', tell);
    return () => {
      window.removeEventListener('online', tell);
      window.removeEventListener('offline', tell);
    };
  }
}
