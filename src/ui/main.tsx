import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import './theme/frame.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { createApplication } from '../infrastructure/di/createApplication';
import { createTranslations } from '../infrastructure/i18n/createTranslations';
import { loadWords } from './language/loadWords';
import { App } from './shell/App';
import { whenIdle } from './components/whenIdle';

/** Time the first page has for itself after it was loaded, before the service worker fetches what it keeps. In milliseconds. */
const WORKER_AFTER_MS = 5000;

/** Translation namespaces of every page; each loads its own besides. */
const FIRST_NAMESPACES = ['common'];

async function show(root: HTMLElement): Promise<void> {
  const application = createApplication();
  application.start();
  const { services, preferences, log } = application;
  const translations = await createTranslations({
    language: application.language,
    loadWords,
    loadKyrgyzEndings: () => import('../domain/language/kyrgyzEndings').then((module) => module.withKyrgyzEndings),
    namespaces: FIRST_NAMESPACES,
    onLanguage: application.keepLanguage,
  });
  createRoot(root).render(
    <StrictMode>
      <App
        services={services}
        translations={translations}
        settings={preferences}
        defects={log}
        newReferenceId={() => crypto.randomUUID()}
      />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root === null) {
  throw new Error('The page has no place for the application');
}
void show(root);

if (import.meta.env.PROD) {
  const register = async () => (await import('../infrastructure/device/registerWorker')).registerWorker();
  // Without a worker there is no offline page, and that is all.
  window.addEventListener('load', () =>
    setTimeout(() => whenIdle(() => void register().catch(() => undefined)), WORKER_AFTER_MS),
  );
}
