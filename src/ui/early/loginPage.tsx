import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';

import type { ServiceClass } from '../../application/ports/Services';
import { PasskeySignIn, PasskeySignInDeps } from '../../application/session/PasskeySignIn';
import { SessionStore } from '../../application/session/SessionStore';
import { SignIn } from '../../application/session/SignIn';
import type { Language } from '../../domain/language/Language';
import { LoginScreen } from '../features/entrance/login/LoginScreen';
import { LoginScreenViewModel } from '../features/entrance/login/LoginScreenViewModel';
import { PasskeyWayViewModel } from '../features/entrance/login/PasskeyWayViewModel';
import { GuestLayout } from '../kernel/GuestLayout';
import { ServicesContext } from '../kernel/ServicesContext';
import { translationsOf } from './translationsOf';
import type { WordFiles } from './translationsOf';

const WORDS: WordFiles = import.meta.glob(
  [
    '../../locales/*/screens/common.json',
    '../../locales/*/screens/login.json',
    '../../locales/*/screens/validation.json',
  ],
  { import: 'default', eager: true },
);

/**
 * The login page as the application first shows it, for the page itself to show before the application has come
 * (scripts/lib/earlyPages.mjs). Nothing is asked of the bank for it.
 */
export async function loginPage(language: Language): Promise<string> {
  const translations = await translationsOf(language, WORDS);
  const model = new LoginScreenViewModel(unused(SignIn), unused(SessionStore), { globalStatus: noAnswer });
  const deps = Object.assign(unused(PasskeySignInDeps), { settings: { hasPasskeys: false } });
  const models = [model, new PasskeyWayViewModel(new PasskeySignIn(deps))];
  return renderToStaticMarkup(
    <I18nextProvider i18n={translations}>
      <ServicesContext value={{ get: (token) => instanceOf(token, models) }}>
        <StaticRouter location="/login">
          <GuestLayout>
            <LoginScreen />
          </GuestLayout>
        </StaticRouter>
      </ServicesContext>
    </I18nextProvider>,
  );
}

const noAnswer = () => new Promise<never>(() => undefined);

/** Service that nothing is asked of before a form is sent. */
function unused<Service extends object>(type: { readonly prototype: Service }): Service {
  return Object.create(type.prototype);
}

/** @throws when the page asks for another service: it could not be shown without the application then */
function instanceOf<Service>(token: ServiceClass<Service>, models: readonly object[]): Service {
  const model = models.find((one) => one instanceof token);
  if (!(model instanceof token)) {
    throw new Error(`The login page asks for ${token.name}`);
  }
  return model;
}
