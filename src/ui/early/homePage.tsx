import { runInAction } from 'mobx';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';

import { AuthenticationGateway } from '../../application/ports/AuthenticationGateway';
import { Clock } from '../../application/ports/Clock';
import { Device } from '../../application/ports/Device';
import { Identifiers } from '../../application/ports/Identifiers';
import { KeyValueStore, TabKeyValueStore } from '../../application/ports/KeyValueStore';
import { OperationGateway } from '../../application/ports/OperationGateway';
import { Restart } from '../../application/ports/Restart';
import { Scheduler } from '../../application/ports/Scheduler';
import { Settings } from '../../application/ports/Settings';
import { SessionVault } from '../../application/ports/SessionVault';
import { TabChannel } from '../../application/ports/TabChannel';
import { SignedInArea } from '../../application/session/SignedInArea';
import { UserStore } from '../../application/user/UserStore';
import type { Language } from '../../domain/language/Language';
import type { User } from '../../domain/user/User';
import { createContainer, createContainerBelow, servicesOf } from '../../infrastructure/di/createContainer';
import { HomeScreen } from '../features/accounts/home/HomeScreen';
import { SCREEN_TABLE } from '../features/screens';
import { ShellViewModel } from '../flow/access/ShellViewModel';
import { Page } from '../components/Page';
import { OpenScreens } from '../components/OpenScreens';
import { ScreenTable } from '../kernel/ScreenTable';
import { ServicesContext } from '../kernel/ServicesContext';
import { Frame } from '../shell/Frame';
import { translationsOf } from './translationsOf';
import type { WordFiles } from './translationsOf';

const WORDS: WordFiles = import.meta.glob('../../locales/*/screens/*.json', { import: 'default', eager: true });

/** Stands for the name of the user, and its first letters for those beside it, until src/ui/early/early.js writes what is shown. */
const NAME = 'Frame FirstName';
const LATIN_NAME = 'FirstName Frame';

/** A person whose home has the usual parts. */
const SOMEBODY: User = {
  id: '',
  username: '',
  language: 'ru',
  customerKind: 'I',
  customerNumber: '',
  inn: '',
  fullName: { ru: NAME, kg: NAME, en: LATIN_NAME, cn: LATIN_NAME },
  corporateName: { ru: '', kg: '', en: '', cn: '' },
  rights: [],
  operations: undefined,
  isEmployee: false,
  isAdministrator: false,
  passportExpiresOn: undefined,
  avatarDataVersion: 0n,
  purposeCodePrefixes: [],
  otpType: 'SMS',
  isTokenOnly: false,
  securityQuestionId: undefined,
  hasPin: true,
  idleLimitMs: 0,
  stepsLeft: [],
  privacyPolicyToAccept: undefined,
};

const never = () => new Promise<never>(() => undefined);
const nothing = () => undefined;

function services(language: Language) {
  const container = createContainerBelow(createContainer());
  const kept = { read: nothing, write: nothing, remove: nothing };
  container.bind(Clock).toConstantValue({ now: () => 0 });
  container.bind(Device).toConstantValue({ language: () => language });
  container.bind(Identifiers).toConstantValue({});
  container.bind(KeyValueStore).toConstantValue(kept);
  container.bind(TabKeyValueStore).toConstantValue(kept);
  container.bind(OperationGateway).toConstantValue({ execute: never });
  container.bind(Scheduler).toConstantValue({});
  container.bind(SignedInArea).toConstantValue(Object.create(SignedInArea.prototype));
  container.bind(ScreenTable).toConstantValue(SCREEN_TABLE.ofBank({}));
  for (const port of [AuthenticationGateway, Restart, Settings, TabChannel]) {
    container.bind(port).toConstantValue({});
  }
  container.bind(SessionVault).toConstantValue(kept);
  runInAction(() => {
    container.get(UserStore).user = SOMEBODY;
  });
  return servicesOf(container);
}

/**
 * The home page of a person in its usual look, as the application shows it before its data are there, in one column or in two. It is a file of its own, which
 * the page asks for in a tab with a session (scripts/lib/earlyPages.mjs).
 */
export async function homePage(language: Language, hasColumns: boolean): Promise<string> {
  const translations = await translationsOf(language, WORDS);
  const own = services(language);
  const { mayOpen } = own.get(ShellViewModel);
  // Only the width of the window is asked for while the page is drawn; nothing else of the build may find one.
  Object.assign(globalThis, { window: { matchMedia: () => ({ matches: hasColumns }) } });
  try {
    return renderToStaticMarkup(
      <I18nextProvider i18n={translations}>
        <ServicesContext value={own}>
          <StaticRouter location="/">
            <OpenScreens value={mayOpen}>
              <Frame>
                <Page kind="dashboard">
                  <HomeScreen />
                </Page>
              </Frame>
            </OpenScreens>
          </StaticRouter>
        </ServicesContext>
      </I18nextProvider>,
    );
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
}
