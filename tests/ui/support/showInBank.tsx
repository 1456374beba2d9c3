import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';

import failures from '../../../src/locales/ru/failures.json';
import { ownAccounts } from './ownAccounts';
import type { ServiceClass, Services } from '../../../src/application/ports/Services';
import type { Language } from '../../../src/domain/language/Language';
import type { ScreenWords } from '../../../src/ui/language/wordFiles';
import { ServicesContext } from '../../../src/ui/kernel/ServicesContext';

const WORDS: ScreenWords & { readonly failures: typeof failures } = Object.assign(
  { failures },
  ...Object.values(import.meta.glob('../../../src/locales/ru/screens/*.json', { eager: true, import: 'default' })),
);

interface ShownWith {
  /** The instances screens ask for, found by their classes. Without accounts among them the customer has none. */
  readonly services?: readonly object[];
  readonly path?: string;
  /** Language of names, amounts and days; the words are there in Russian only. */
  readonly language?: Language;
}

/** Shows a part of the screen in Russian, with the services it asks for, at an address. */
export async function showInBank(
  children: ReactNode,
  { services = [], path = '/', language = 'ru' }: ShownWith = {},
): Promise<RenderResult> {
  const translations = createInstance();
  await translations.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'common',
    resources: {
      ru: WORDS,
    },
    interpolation: { escapeValue: false },
  });
  return render(
    <I18nextProvider i18n={translations}>
      <ServicesContext value={servicesOf([...services, ...ownAccounts()])}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </ServicesContext>
    </I18nextProvider>,
  );
}

/** The services a screen may ask for, found by their classes. */
export function servicesOf(instances: readonly object[]): Services {
  return {
    get<Service>(token: ServiceClass<Service>): Service {
      const found = instances.find((instance): instance is Service & object => instance instanceof token);
      if (found === undefined) {
        throw new Error(`The test has no ${token.name}`);
      }
      return found;
    },
  };
}
