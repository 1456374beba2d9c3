import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { DEFAULT_LANGUAGE, isLanguage } from '../domain/language/Language';
import { createApplication } from '../infrastructure/di/createApplication';
import { createTranslations } from '../infrastructure/i18n/createTranslations';
import { loadWords } from './locales/loadWords';
import { App } from './shell/App';

/** Also read by public/early-theme.js, so that the page has its language before this runs. */
const LANGUAGE_KEY = 'tulpar.language';
/** What the login page shows; every other screen fetches its own words. */
const FIRST_NAMESPACES = ['common', 'login', 'validation'];

async function show(root: HTMLElement): Promise<void> {
  const application = createApplication();
  application.start();
  const { services, preferences, log } = application;
  const kept = preferences.read(LANGUAGE_KEY);
  const translations = await createTranslations({
    language: kept !== undefined && isLanguage(kept) ? kept : DEFAULT_LANGUAGE,
    loadWords,
    namespaces: FIRST_NAMESPACES,
    onLanguage: (language) => preferences.write(LANGUAGE_KEY, language),
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
