import '../theme/fonts.css';
import '../theme/tokens.css';
import '../theme/base.css';
import type { ResourceKey } from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';

import { AmountVisibility } from '../../application/preferences/AmountVisibility';
import { withKyrgyzEndings } from '../../domain/language/kyrgyzEndings';
import { BrowserClock } from '../../infrastructure/device/BrowserClock';
import { BrowserConnectivity } from '../../infrastructure/device/BrowserConnectivity';
import { BrowserDevice } from '../../infrastructure/device/BrowserDevice';
import { BrowserScheduler } from '../../infrastructure/device/BrowserScheduler';
import { createTranslations } from '../../infrastructure/i18n/createTranslations';
import { BrowserKeyValueStore } from '../../infrastructure/storage/BrowserKeyValueStore';
import { OfflineScreen } from './OfflineScreen';
import { OfflineViewModel } from './OfflineViewModel';

/** Time the bank has to answer, in milliseconds. */
const REACH_LIMIT_MS = 8000;

/** All words of the page in every language: there is no bank to ask for those of one. */
const WORDS: Readonly<Record<string, Readonly<Record<string, ResourceKey>>>> = import.meta.glob(
  ['../../locales/*/screens/offline.json', '../../locales/*/screens/common.json'],
  { import: 'default', eager: true },
);

async function reach(): Promise<boolean> {
  try {
    const answer = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(REACH_LIMIT_MS) });
    return answer.ok;
  } catch {
    return false;
  }
}

async function show(root: HTMLElement): Promise<void> {
  const settings = new BrowserKeyValueStore(() => window.localStorage);
  const device = new BrowserDevice(settings);
  const model = new OfflineViewModel({
    settings,
    tabSettings: new BrowserKeyValueStore(() => window.sessionStorage),
    clock: new BrowserClock(),
    scheduler: new BrowserScheduler(),
    connectivity: new BrowserConnectivity(),
    reach,
    reopen: () => window.location.reload(),
    share: Math.random(),
  });
  const translations = await createTranslations({
    language: device.language(),
    loadWords: async (language, namespace) =>
      WORDS[`../../locales/${language}/screens/${namespace}.json`]?.[namespace] ?? {},
    loadKyrgyzEndings: () => Promise.resolve(withKyrgyzEndings),
    namespaces: ['offline', 'common'],
    onLanguage: () => undefined,
  });
  createRoot(root).render(
    <StrictMode>
      <I18nextProvider i18n={translations}>
        <OfflineScreen model={model} visibility={new AmountVisibility(settings)} />
      </I18nextProvider>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root === null) {
  throw new Error('The page has no place for the application');
}
void show(root);
