import type { TakeOver } from '../worker/takeOver';

/** Written by the build under a name without a hash: a worker is found and renewed under the address it was registered at. */
const WORKER = '/worker.js';

/**
 * Registers the service worker, and has a new version of it take over when this page is of that version and no other is open. Rejects
 * where the browser allows no worker, or the bank cannot be reached; the bank works without one.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    return;
  }
  const registration = await navigator.serviceWorker.register(trusted(WORKER), { updateViaCache: 'none' });
  askToTakeOver(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') {
        askToTakeOver(registration.waiting);
      }
    });
  });
}

/** The policy of the page lets no text be the address of a script; this is the one policy it allows, and the one address. */
function trusted(address: string): string {
  const policy = window.trustedTypes?.createPolicy('worker', {
    createScriptURL: (wanted) => {
      if (wanted !== WORKER) {
        throw new TypeError(`${wanted} is not the worker`);
      }
      return wanted;
    },
  });
  return policy?.createScriptURL(address) ?? address;
}

function askToTakeOver(worker: ServiceWorker | null): void {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (worker !== null && script !== null) {
    worker.postMessage({ type: 'TAKE_OVER', script: new URL(script.src).pathname } satisfies TakeOver);
  }
}
