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

/** Translation namespaces of every page; each loads its own besides. */
const FIRST_NAMESPACES = ['common'];

async function show(root: HTMLElement): Promise<void> {
  const application = createApplication();
  application.start();
  const { services, preferences, log } = application;
  const translations = await createTranslations({
    language: application.language,
    loadWords,
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
