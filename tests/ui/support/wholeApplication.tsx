import { createInstance } from 'i18next';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';

import type { Services } from '../../../src/application/ports/Services';
import { ServicesContext } from '../../../src/ui/kernel/ServicesContext';
import { loadWords } from '../../../src/ui/language/loadWords';
import { ThemeProvider } from '../../../src/ui/theme/ThemeContext';
import { MemoryStore } from '../../application/support/fakePorts';
import { watchTimers } from './startedTimers';
import type { StartedTimers } from './startedTimers';

/** Russian texts, loaded as a page requests them. */
export async function russianWords(): Promise<i18n> {
  const words = createInstance();
  await words
    .use(initReactI18next)
    .use({ type: 'backend', read: (_language: string, name: string) => loadWords('ru', name) })
    .init({ lng: 'ru', fallbackLng: false, ns: [], defaultNS: 'common', interpolation: { escapeValue: false } });
  return words;
}

interface InApplicationProps {
  readonly services: Services;
  readonly words: i18n;
  readonly address: string;
  readonly children: ReactNode;
}

/** The surroundings of a page in the application, with the services of its container. */
export function InApplication({ services, words, address, children }: InApplicationProps) {
  return (
    <I18nextProvider i18n={words}>
      <ThemeProvider settings={new MemoryStore()}>
        <ServicesContext value={services}>
          <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
        </ServicesContext>
      </ThemeProvider>
    </I18nextProvider>
  );
}

let timers: StartedTimers | undefined;

/** Puts what jsdom lacks in place: other tabs, a network that never answers, a layout, a page that can be left. */
export function stubBrowser(): void {
  timers = watchTimers();
  // jsdom lays nothing out and has no such method.
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage(): void {
        // Nobody else is there.
      }
    },
  );
  vi.stubGlobal('XMLHttpRequest', Unanswered);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {
        // Nothing is laid out.
      }
      unobserve(): void {
        // Nothing is laid out.
      }
      disconnect(): void {
        // Nothing is laid out.
      }
    },
  );
}

/** Leaves the page: an application runs until its page ends, and its timers with it. What it still loads would call the bank afterwards. */
export async function restoreBrowser(): Promise<void> {
  await vi.dynamicImportSettled();
  timers?.end();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  vi.unstubAllGlobals();
}

/** A network that never answers: the stream of events has nothing to say here. */
class Unanswered extends EventTarget {
  open(): void {
    // Nobody is called.
  }
  setRequestHeader(): void {
    // Nobody is called.
  }
  send(): void {
    // Nobody is called.
  }
  abort(): void {
    // Nobody is called.
  }
}
