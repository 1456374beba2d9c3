import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { createInstance } from 'i18next';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach } from 'vitest';
import { cleanup } from '@testing-library/react';

import failures from '../../../src/application/operations/failureTexts/ru.json';
import type { ServiceClass, Services } from '../../../src/application/ports/Services';
import code from '../../../src/ui/locales/ru/code.json';
import common from '../../../src/ui/locales/ru/common.json';
import firstLogin from '../../../src/ui/locales/ru/firstLogin.json';
import history from '../../../src/ui/locales/ru/history.json';
import home from '../../../src/ui/locales/ru/home.json';
import login from '../../../src/ui/locales/ru/login.json';
import newPassword from '../../../src/ui/locales/ru/newPassword.json';
import operations from '../../../src/ui/locales/ru/operations.json';
import privacy from '../../../src/ui/locales/ru/privacy.json';
import profile from '../../../src/ui/locales/ru/profile.json';
import restore from '../../../src/ui/locales/ru/restore.json';
import shell from '../../../src/ui/locales/ru/shell.json';
import signing from '../../../src/ui/locales/ru/signing.json';
import taxes from '../../../src/ui/locales/ru/taxes.json';
import templates from '../../../src/ui/locales/ru/templates.json';
import transfer from '../../../src/ui/locales/ru/transfer.json';
import validation from '../../../src/ui/locales/ru/validation.json';
import { ServicesContext } from '../../../src/ui/shell/ServicesContext';

afterEach(cleanup);

interface ShownWith {
  /** The instances screens ask for, found by their classes. */
  readonly services?: readonly object[];
  readonly path?: string;
}

/** Shows a part of the screen in Russian, with the services it asks for, at an address. */
export async function showInBank(
  children: ReactNode,
  { services = [], path = '/' }: ShownWith = {},
): Promise<RenderResult> {
  const translations = createInstance();
  await translations.use(initReactI18next).init({
    lng: 'ru',
    fallbackLng: false,
    defaultNS: 'common',
    resources: {
      ru: {
        code,
        common,
        failures,
        firstLogin,
        history,
        home,
        login,
        newPassword,
        operations,
        privacy,
        profile,
        restore,
        shell,
        signing,
        taxes,
        templates,
        transfer,
        validation,
      },
    },
    interpolation: { escapeValue: false },
  });
  return render(
    <I18nextProvider i18n={translations}>
      <ServicesContext value={servicesOf(services)}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </ServicesContext>
    </I18nextProvider>,
  );
}

interface KeptTextProps {
  readonly initial?: string;
  readonly children: (text: string, change: (text: string) => void) => ReactNode;
}

/** Gives a controlled field somewhere to keep its text. */
export function KeptText({ initial = '', children }: KeptTextProps) {
  const [text, setText] = useState(initial);
  return children(text, setText);
}

function servicesOf(instances: readonly object[]): Services {
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
