import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';

import directories from '../../../src/locales/ru/screens/directories.json';
import failures from '../../../src/locales/ru/failures.json';
import type { ServiceClass, Services } from '../../../src/application/ports/Services';
import batch from '../../../src/locales/ru/screens/batch.json';
import charts from '../../../src/locales/ru/screens/charts.json';
import codeDestination from '../../../src/locales/ru/screens/codeDestination.json';
import code from '../../../src/locales/ru/screens/code.json';
import type { Language } from '../../../src/domain/language/Language';
import accounts from '../../../src/locales/ru/screens/accounts.json';
import arrange from '../../../src/locales/ru/screens/arrange.json';
import calendar from '../../../src/locales/ru/screens/calendar.json';
import cardProducts from '../../../src/locales/ru/screens/cardProducts.json';
import companyHome from '../../../src/locales/ru/screens/companyHome.json';
import common from '../../../src/locales/ru/screens/common.json';
import emptyHome from '../../../src/locales/ru/screens/emptyHome.json';
import firstLogin from '../../../src/locales/ru/screens/firstLogin.json';
import history from '../../../src/locales/ru/screens/history.json';
import home from '../../../src/locales/ru/screens/home.json';
import limits from '../../../src/locales/ru/screens/limits.json';
import login from '../../../src/locales/ru/screens/login.json';
import market from '../../../src/locales/ru/screens/market.json';
import newPassword from '../../../src/locales/ru/screens/newPassword.json';
import offline from '../../../src/locales/ru/screens/offline.json';
import operations from '../../../src/locales/ru/screens/operations.json';
import personalData from '../../../src/locales/ru/screens/personalData.json';
import payees from '../../../src/locales/ru/screens/payees.json';
import privacy from '../../../src/locales/ru/screens/privacy.json';
import profile from '../../../src/locales/ru/screens/profile.json';
import restore from '../../../src/locales/ru/screens/restore.json';
import search from '../../../src/locales/ru/screens/search.json';
import palette from '../../../src/locales/ru/screens/palette.json';
import shell from '../../../src/locales/ru/screens/shell.json';
import sharing from '../../../src/locales/ru/screens/sharing.json';
import signing from '../../../src/locales/ru/screens/signing.json';
import swift from '../../../src/locales/ru/screens/swift.json';
import taxes from '../../../src/locales/ru/screens/taxes.json';
import templates from '../../../src/locales/ru/screens/templates.json';
import transfer from '../../../src/locales/ru/screens/transfer.json';
import validation from '../../../src/locales/ru/screens/validation.json';
import { ServicesContext } from '../../../src/ui/kernel/ServicesContext';

interface ShownWith {
  /** The instances screens ask for, found by their classes. */
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
      ru: {
        accounts,
        arrange,
        calendar,
        batch,
        code,
        codeDestination,
        cardProducts,
        charts,
        companyHome,
        common,
        emptyHome,
        directories,
        failures,
        firstLogin,
        history,
        home,
        limits,
        login,
        market,
        newPassword,
        offline,
        operations,
        payees,
        personalData,
        privacy,
        profile,
        restore,
        search,
        palette,
        shell,
        sharing,
        signing,
        swift,
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
