import { injectable } from '../../application/injection';
import type { Installation, InstallationState } from '../../application/ports/Installation';

/** The offer of a browser, which can be answered once. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Kept by src/ui/early/early.js. */
    installOffer?: InstallOffer;
  }
}

/** Installation as `beforeinstallprompt` offers it; Safari on an iPhone has no such offer and says so by `navigator.standalone`. */
@injectable('Singleton')
export class BrowserInstallation implements Installation {
  get state(): InstallationState {
    const isOpen = 'standalone' in navigator && navigator.standalone === true;
    if (isOpen || window.matchMedia('(display-mode: standalone)').matches) {
      return 'installed';
    }
    if (window.installOffer !== undefined) {
      return 'offered';
    }
    return 'standalone' in navigator ? 'byHand' : 'unknown';
  }

  async ask(): Promise<InstallationState> {
    const offer = window.installOffer;
    delete window.installOffer;
    const answer = await offer?.prompt();
    return answer?.outcome === 'accepted' ? 'installed' : this.state;
  }
}
