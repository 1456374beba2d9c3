import type { i18n } from 'i18next';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';

import type { DefectLog } from '../../application/ports/DefectLog';
import type { KeyValueStore } from '../../application/ports/KeyValueStore';
import type { Services } from '../../application/ports/Services';
import { ThemeProvider } from '../theme/ThemeContext';
import { CrashBoundary } from './CrashBoundary';
import { Defects } from '../kernel/Defects';
import { Guard } from './Guard';
import { OfflineBanner } from './OfflineBanner';
import { ServicesContext } from '../kernel/ServicesContext';
import { Splash } from '../kernel/Splash';

/** Dependencies of the application outside of React. */
export interface AppDeps {
  /** Services of guests; those of a signed-in customer are created at sign-in. */
  readonly services: Services;
  readonly translations: i18n;
  readonly settings: KeyValueStore;
  readonly defects: DefectLog;
  readonly newReferenceId: () => string;
}

export function App({ services, translations, settings, defects, newReferenceId }: AppDeps) {
  return (
    <I18nextProvider i18n={translations}>
      <ThemeProvider settings={settings}>
        <ServicesContext value={services}>
          <CrashBoundary defects={defects} newReferenceId={newReferenceId}>
            <OfflineBanner />
            <BrowserRouter>
              <Defects value={defects}>
                <Suspense fallback={<Splash />}>
                  <Guard />
                </Suspense>
              </Defects>
            </BrowserRouter>
          </CrashBoundary>
        </ServicesContext>
      </ThemeProvider>
    </I18nextProvider>
  );
}
