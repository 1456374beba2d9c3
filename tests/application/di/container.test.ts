// @vitest-environment jsdom
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { projectRoot } from '../../../bank/kernel/projectRoot';
import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import { BusinessErrorsStore } from '../../../src/application/directories/BusinessErrorsStore';
import { inject, injectable } from '../../../src/application/injection';
import { EventDispatchDeps } from '../../../src/application/live/EventDispatch';
import { AmountVisibility } from '../../../src/application/preferences/AmountVisibility';
import type { ServiceClass, Services } from '../../../src/application/ports/Services';
import { LoginArea } from '../../../src/application/session/EntranceArea';
import { Inactivity } from '../../../src/application/session/Inactivity';
import { OfflineWatch } from '../../../src/application/session/OfflineWatch';
import { SessionStore } from '../../../src/application/session/SessionStore';
import { SignedInArea } from '../../../src/application/session/SignedInArea';
import { Toasts } from '../../../src/application/toasts/Toasts';
import { VersionWatch } from '../../../src/application/version/VersionWatch';
import { createApplication } from '../../../src/infrastructure/di/createApplication';
import { HistoryScreenViewModel } from '../../../src/ui/features/accounts/history/HistoryScreenViewModel';
import { TransactionDetailsViewModel } from '../../../src/ui/objects/operations/TransactionDetailsViewModel';
import { HomeScreenViewModel } from '../../../src/ui/features/accounts/home/HomeScreenViewModel';
import { LoginScreenViewModel } from '../../../src/ui/features/entrance/login/LoginScreenViewModel';
import { OtpScreenViewModel } from '../../../src/ui/flow/entrance/OtpScreenViewModel';
import { PasskeyWayViewModel } from '../../../src/ui/features/entrance/login/PasskeyWayViewModel';
import { NotificationsViewModel } from '../../../src/ui/features/profile/notifications/NotificationsViewModel';
import { PaymentContext } from '../../../src/ui/flow/payment/PaymentContext';
import { PaymentHubViewModel } from '../../../src/ui/features/payments/hub/PaymentHubViewModel';
import { ShellViewModel } from '../../../src/ui/flow/access/ShellViewModel';
import { sourceFiles } from '../../support/sourceFiles';

const FOR_GUESTS: readonly ServiceClass<object>[] = [
  SessionStore,
  SignedInArea,
  OfflineWatch,
  VersionWatch,
  Toasts,
  AmountVisibility,
];

const FOR_SIGNING_IN: readonly ServiceClass<object>[] = [LoginScreenViewModel, OtpScreenViewModel, PasskeyWayViewModel];

const ONE_FOR_THE_VISIT: readonly ServiceClass<object>[] = [
  AccountsStore,
  BusinessErrorsStore,
  Inactivity,
  ShellViewModel,
  NotificationsViewModel,
  HistoryScreenViewModel,
  PaymentContext,
];

const ONE_FOR_EACH_SCREEN: readonly ServiceClass<object>[] = [
  HomeScreenViewModel,
  PaymentHubViewModel,
  TransactionDetailsViewModel,
];

/** Injectable classes of use cases and screens, by the file that exports them. */
const INJECTABLE = sourceFiles(['src/application', 'src/ui'], ['.ts', '.tsx']).flatMap(({ path, content }) =>
  [...content.matchAll(/^@injectable\([^)]*\)\n(?:@.*\n)*export class (\w+)/gm)].map(([, name = '']) => ({
    path,
    name,
  })),
);

/** @throws when the file exports no such class */
async function exportedClass(path: string, name: string): Promise<ServiceClass<object>> {
  const exported: Readonly<Record<string, unknown>> = await import(join(projectRoot(), path));
  const found = exported[name];
  if (!isClass(found)) {
    throw new Error(`${path} exports no class ${name}`);
  }
  return found;
}

function isClass(value: unknown): value is ServiceClass<object> {
  return typeof value === 'function';
}

@injectable()
class Unbound {
  constructor(@inject(Symbol.for('NoSuchPort')) readonly port: unknown) {}
}

/** Opens the signed-in part as a sign-in does. The bank cannot be reached, which must not keep it from opening. */
async function signedIn(): Promise<{ readonly guest: Services; readonly services: Services }> {
  const { services: guest } = createApplication();
  const area = guest.get(SignedInArea);
  await area.open();
  await area.openJourneys();
  const { services } = area;
  if (services === undefined) {
    throw new Error('The signed-in part did not open');
  }
  return { guest, services };
}

beforeEach(() => {
  // What begins some seconds after a sign-in is not looked at here.
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage(): void {
        // Nobody else is there.
      }
    },
  );
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      constructor() {
        throw new Error('There is no bank');
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the container', () => {
  it.each(FOR_GUESTS)('makes %o for guests', (token) => {
    expect(createApplication().services.get(token)).toBeInstanceOf(token);
  });

  it.each(FOR_SIGNING_IN)('makes %o for the login page', async (token) => {
    const area = createApplication().services.get(LoginArea);
    await area.open();
    expect(area.services?.get(token)).toBeInstanceOf(token);
  });

  it('does not make what belongs behind the sign-in', () => {
    expect(() => createApplication().services.get(AccountsStore)).toThrow(/AccountsStore/);
  });

  it.each(ONE_FOR_THE_VISIT)('makes one %o for a visit', async (token) => {
    const { services } = await signedIn();
    expect(services.get(token)).toBeInstanceOf(token);
    expect(services.get(token)).toBe(services.get(token));
  });

  it.each(ONE_FOR_EACH_SCREEN)('makes a %o for each screen', async (token) => {
    const { services } = await signedIn();
    expect(services.get(token)).toBeInstanceOf(token);
    expect(services.get(token)).not.toBe(services.get(token));
  });

  it('makes every injectable class for a visit without a binding of its own', async () => {
    const { services } = await signedIn();
    const failures: string[] = [];
    for (const { path, name } of INJECTABLE) {
      const token = await exportedClass(path, name);
      try {
        expect(services.get(token)).toBeInstanceOf(token);
      } catch (cause) {
        failures.push(`${name}: ${String(cause)}`);
      }
    }
    expect(failures).toEqual([]);
    expect(INJECTABLE.length).toBeGreaterThan(200);
  });

  it('refuses a class that needs a port without a binding', async () => {
    const { services } = await signedIn();
    expect(() => services.get(Unbound)).toThrow(/NoSuchPort/);
  });

  it('passes events of the bank to every live store of the visit, and to no copy of one', async () => {
    const { services } = await signedIn();
    const { stores } = services.get(EventDispatchDeps);
    const declared = sourceFiles(['src'], ['.ts']).flatMap(({ content }) =>
      [...content.matchAll(/class (\w+)[^{]* implements LiveStore/g)].map(([, name = '']) => name),
    );
    expect(stores.map((store) => store.constructor.name).toSorted()).toEqual(declared.toSorted());
    expect(stores).toContain(services.get(AccountsStore));
  });

  it('shares what guests and customers share, and nothing between visits', async () => {
    const { guest, services } = await signedIn();
    expect(services.get(Toasts)).toBe(guest.get(Toasts));
    const area = guest.get(SignedInArea);
    const instances = ONE_FOR_THE_VISIT.map((token) => services.get(token));
    area.close();
    await area.open();
    await area.openJourneys();
    const next = ONE_FOR_THE_VISIT.map((token) => area.services?.get(token));
    expect(next.filter((instance) => instance === undefined || instances.includes(instance))).toEqual([]);
  });

  it('never builds code from text, which the content security policy refuses', async () => {
    vi.stubGlobal('Function', () => {
      throw new Error('Code was built from text');
    });
    const { services } = await signedIn();
    expect(services.get(PaymentContext)).toBeInstanceOf(PaymentContext);
  });
});
