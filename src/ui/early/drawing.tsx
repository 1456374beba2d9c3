import { runInAction } from 'mobx';
import { enableStaticRendering } from 'mobx-react-lite';
import type { ReactNode } from 'react';
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
import type { Services } from '../../application/ports/Services';
import { Settings } from '../../application/ports/Settings';
import { SessionVault } from '../../application/ports/SessionVault';
import { TabChannel } from '../../application/ports/TabChannel';
import { SignedInArea } from '../../application/session/SignedInArea';
import { UserStore } from '../../application/user/UserStore';
import type { Language } from '../../domain/language/Language';
import type { User } from '../../domain/user/User';
import {
  createContainer,
  createContainerBelow,
  servicesOf as createdServices,
} from '../../infrastructure/di/createContainer';
import { OpenScreens } from '../components/OpenScreens';
import { SCREEN_TABLE } from '../features/screens';
import { ShellViewModel } from '../flow/access/ShellViewModel';
import { ScreenTable } from '../kernel/ScreenTable';
import { ServicesContext } from '../kernel/ServicesContext';
import { translationsOf } from './translationsOf';
import type { WordFiles } from './translationsOf';

const WORDS: WordFiles = import.meta.glob('../../locales/*/screens/*.json', { import: 'default', eager: true });

/** Answers of the bank by the code of the operation. */
type Answers = Readonly<Record<string, unknown>>;

const never = () => new Promise<never>(() => undefined);
const nothing = () => undefined;

/** Services a page is drawn with. The bank gives no answer but these, and nothing is kept. */
export function servicesOf(language: Language, user: User, answers: Answers = {}): Services {
  const container = createContainerBelow(createContainer());
  const kept = { read: nothing, write: nothing, remove: nothing };
  container.bind(Clock).toConstantValue({ now: () => 0 });
  container.bind(Device).toConstantValue({ language: () => language });
  container.bind(Identifiers).toConstantValue({});
  container.bind(KeyValueStore).toConstantValue(kept);
  container.bind(TabKeyValueStore).toConstantValue(kept);
  container.bind(OperationGateway).toConstantValue({
    execute: (code: string) => Promise.resolve(answers[code] ?? never()),
  });
  container.bind(Scheduler).toConstantValue({});
  container.bind(SignedInArea).toConstantValue(Object.create(SignedInArea.prototype));
  container.bind(ScreenTable).toConstantValue(SCREEN_TABLE.ofBank({}));
  for (const port of [AuthenticationGateway, Restart, Settings, TabChannel]) {
    container.bind(port).toConstantValue({});
  }
  container.bind(SessionVault).toConstantValue(kept);
  runInAction(() => {
    container.get(UserStore).user = user;
  });
  return createdServices(container);
}

/** Function that draws a part of home in a language; nothing of it runs in a browser. */
export async function drawerOf(language: Language) {
  const translations = await translationsOf(language, WORDS);
  const draw = (own: Services, part: ReactNode): string => {
    // Nothing is drawn a second time, so nothing has to be observed.
    enableStaticRendering(true);
    try {
      return renderToStaticMarkup(
        <I18nextProvider i18n={translations}>
          <ServicesContext value={own}>
            <StaticRouter location="/">
              <OpenScreens value={own.get(ShellViewModel).mayOpen}>{part}</OpenScreens>
            </StaticRouter>
          </ServicesContext>
        </I18nextProvider>,
      );
    } finally {
      enableStaticRendering(false);
    }
  };
  return { draw, t: translations.getFixedT(language, ['home', 'common']) };
}
