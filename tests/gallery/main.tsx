import '../../src/ui/theme/fonts.css';
import '../../src/ui/theme/tokens.css';
import '../../src/ui/theme/base.css';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';

import { LANGUAGE_TAGS } from '../../src/domain/language/Language';
import { createTranslations } from '../../src/infrastructure/i18n/createTranslations';
import { loadWords } from '../../src/ui/language/loadWords';
import { showTheme } from '../../src/ui/theme/Theme';
import { ThemeProvider } from '../../src/ui/theme/ThemeContext';
import { chosenOf, isBare, settingsOf } from './address';
import { AllExamples, OneExample } from './Examples';
import { GalleryFrame } from './GalleryFrame';
import { loadTexts } from './loadTexts';

/** Words of all components, so that none of them is waited for. */
const NAMESPACES = ['common', 'cards', 'charts', 'code', 'failures', 'newPassword', 'validation'];

/** Keeps nothing: the address says how the gallery looks. */
const SETTINGS = { read: () => undefined, write: () => undefined, remove: () => undefined };

async function show(root: HTMLElement): Promise<void> {
  const { search } = window.location;
  const settings = settingsOf(search);
  if (!isBare(search)) {
    createRoot(root).render(
      <StrictMode>
        <GalleryFrame initial={settings} />
      </StrictMode>,
    );
    return;
  }
  document.documentElement.lang = LANGUAGE_TAGS[settings.language];
  showTheme(settings.theme);
  const chosen = chosenOf(search);
  const [texts, translations] = await Promise.all([
    loadTexts(settings.language),
    createTranslations({
      language: settings.language,
      loadWords,
      loadKyrgyzEndings: () =>
        import('../../src/domain/language/kyrgyzEndings').then((module) => module.withKyrgyzEndings),
      namespaces: NAMESPACES,
      onLanguage: () => undefined,
    }),
  ]);
  createRoot(root).render(
    <StrictMode>
      <I18nextProvider i18n={translations}>
        <ThemeProvider settings={SETTINGS}>
          <MemoryRouter>
            <Suspense fallback={<p aria-busy="true">…</p>}>
              {chosen === undefined ? (
                <AllExamples texts={texts} settings={settings} />
              ) : (
                <OneExample texts={texts} chosen={chosen} />
              )}
            </Suspense>
          </MemoryRouter>
        </ThemeProvider>
      </I18nextProvider>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root === null) {
  throw new Error('The page has no place for the gallery');
}
void show(root);
