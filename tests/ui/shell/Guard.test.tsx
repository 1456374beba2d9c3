import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { ConfirmSecondFactor } from '../../../src/application/session/ConfirmSecondFactor';
import { EntranceArea, LoginArea } from '../../../src/application/session/EntranceArea';
import { OfflineWatch } from '../../../src/application/session/OfflineWatch';
import { PasskeySignIn } from '../../../src/application/session/PasskeySignIn';
import { SessionKeeper } from '../../../src/application/session/SessionKeeper';
import { SessionStore } from '../../../src/application/session/SessionStore';
import { SignedInArea } from '../../../src/application/session/SignedInArea';
import { SignIn } from '../../../src/application/session/SignIn';
import type { ServiceClass, Services } from '../../../src/application/ports/Services';
import type { StoredSession } from '../../../src/application/ports/SessionVault';
import { Countdown } from '../../../src/application/time/Countdown';
import { OfferedReload } from '../../../src/application/version/OfferedReload';
import { LoginScreenViewModel } from '../../../src/ui/features/entrance/login/LoginScreenViewModel';
import { OtpScreenViewModel } from '../../../src/ui/flow/entrance/OtpScreenViewModel';
import { PasskeyWayViewModel } from '../../../src/ui/features/entrance/login/PasskeyWayViewModel';
import { Guard } from '../../../src/ui/shell/Guard';
import { FakeAuthenticationGateway } from '../../application/support/FakeAuthenticationGateway';
import { FakePasskeyDevice } from '../../application/support/FakePasskeyDevice';
import {
  FakeBrowser,
  FakeConnectivity,
  FakeLocalData,
  MemoryStore,
  FakeRestart,
  MemoryVault,
} from '../../application/support/fakePorts';
import { MovableTime, settle } from '../../application/support/MovableTime';
import { showInBank } from '../support/showInBank';

function Address() {
  const { pathname, search } = useLocation();
  return <p id="address">{pathname + search}</p>;
}

function address(): string | null | undefined {
  return document.getElementById('address')?.textContent;
}

vi.mock('../../../src/ui/features/entrance/register/RegisterScreen', () => ({ RegisterScreen: () => 'registering' }));
vi.mock('../../../src/ui/features/entrance/restore/RestoreOtpScreen', () => ({
  RestoreOtpScreen: () => 'the code of a restore',
}));
vi.mock('../../../src/ui/features/entrance/restore/ChangePasswordScreen', () => ({
  ChangePasswordScreen: () => 'a new password',
}));
vi.mock('../../../src/ui/features/entrance/qrSignIn/QrSignInScreen', () => ({
  QrSignInScreen: () => 'signing in by a code',
}));

/** Services of the pages before the bank: those of the login page, or for the others the session, which is all that is asked for. */
function servicesFrom(known: readonly object[]): Services {
  return {
    get<Service>(token: ServiceClass<Service>): Service {
      const service = known.find((one): one is Service & object => one instanceof token);
      if (service === undefined) {
        throw new Error(`The test has no ${token.name}`);
      }
      return service;
    },
  };
}

interface Shown {
  readonly browser?: FakeBrowser;
  /** Pages between the login form and the bank come at once; otherwise never. */
  readonly opensEntrance?: boolean;
  readonly connectivity?: FakeConnectivity;
}

async function shownAt(
  path: string,
  stage: StoredSession['stage'] | 'none' | 'checking',
  { browser = new FakeBrowser(), opensEntrance = false, connectivity = new FakeConnectivity() }: Shown = {},
) {
  const gateway = new FakeAuthenticationGateway();
  const time = new MovableTime();
  const keeper = new SessionKeeper(new MemoryVault());
  const session = new SessionStore({
    keeper,
    gateway,
    tabs: browser.openTab(),
    scheduler: time,
    restart: new FakeRestart(),
  });
  if (stage !== 'none' && stage !== 'checking') {
    keeper.keep({ sessionKey: 'k', sessionId: 's', stage, phoneNumber: '+996 *** ** 12 34' });
  }
  if (stage !== 'checking') {
    const started = session.start();
    await time.move(1000);
    await started;
  }
  const area = new SignedInArea({
    session,
    log: { defect: () => undefined },
    open: () => new Promise(() => undefined),
    prefetch: () => undefined,
    clear: () => undefined,
  });
  const network = new OfflineWatch({
    session,
    area,
    connectivity,
    localData: new FakeLocalData(),
    clock: time,
    scheduler: time,
  });
  network.follow();
  const confirmation = new ConfirmSecondFactor(gateway, session);
  const device = new FakePasskeyDevice();
  const services = [
    session,
    network,
    new OfferedReload(new MemoryStore()),
    new EntranceArea({
      log: { defect: () => undefined },
      fetch: () => (opensEntrance ? Promise.resolve(servicesFrom([session])) : new Promise(() => undefined)),
    }),
    area,
    new LoginArea({
      log: { defect: () => undefined },
      fetch: async () =>
        servicesFrom([
          new LoginScreenViewModel(new SignIn(gateway, session), session, gateway),
          new OtpScreenViewModel(confirmation, session, new Countdown(time, time)),
          new PasskeyWayViewModel(
            new PasskeySignIn({ gateway, session, device, scheduler: time, settings: { host: '' } }),
          ),
        ]),
    }),
  ];
  await showInBank(
    <>
      <Guard />
      <Address />
    </>,
    { services, path },
  );
  await act(settle);
  return session;
}

// Fetched before a test waits for it.
beforeAll(() =>
  Promise.all([
    import('../../../src/ui/features/entrance/restore/UnfinishedRestoreScreen'),
    import('../../../src/ui/features/entrance/login/LoginScreen'),
  ]),
);

describe('Guard', () => {
  it.each([
    ['/', 'none', '/login'],
    ['/history', 'none', '/login'],
    ['/otp', 'none', '/login'],
    ['/login', 'none', '/login'],
    ['/', 'secondFactor', '/otp'],
    ['/login', 'secondFactor', '/otp'],
    ['/history', 'secondFactor', '/otp'],
    ['/login/restore', 'none', '/login/restore'],
    ['/restore-otp', 'none', '/login'],
    ['/change-password', 'none', '/login'],
    ['/first-login/password', 'none', '/login'],
    ['/login', 'newPassword', '/first-login/password'],
    ['/first-login/question', 'newPassword', '/first-login/password'],
    ['/', 'securityQuestion', '/first-login/question'],
    ['/first-login/password', 'securityQuestion', '/first-login/question'],
    ['/login/restore', 'restoreChoice', '/restore-otp'],
    ['/change-password', 'restoreChoice', '/restore-otp'],
    ['/', 'restoreCode', '/restore-otp'],
    ['/otp', 'restoredPassword', '/change-password'],
    ['/first-login/password', 'secondFactor', '/otp'],
    ['/change-password', 'secondFactor', '/otp'],
    ['/login', 'active', '/'],
    ['/login/restore', 'active', '/'],
    ['/change-password', 'active', '/profile/settings/password'],
    ['/first-login/password', 'active', '/'],
    ['/otp', 'active', '/'],
    ['/history', 'active', '/history'],
  ] as const)('leads from %s with a session %s to %s', async (path, stage, expected) => {
    await shownAt(path, stage);
    await waitFor(() => expect(address()).toBe(expected));
  });

  it('leads back to where the visitor wanted when another tab hands its session over late', async () => {
    const browser = new FakeBrowser();
    await shownAt('/history?search=1', 'none', { browser });
    await waitFor(() => expect(address()).toBe('/login'));
    const session: StoredSession = { sessionKey: 'k', sessionId: 's', stage: 'active', phoneNumber: '' };
    await act(async () => {
      browser.openTab().post({ type: 'SESSION_OFFERED', session });
      await settle();
    });
    await waitFor(() => expect(address()).toBe('/history?search=1'));
  });

  const atStage = (stage: StoredSession['stage']) => ({ sessionKey: stage, sessionId: 's', stage, phoneNumber: '' });

  it('leads a visitor through the code to the page that was wanted', async () => {
    const session = await shownAt('/payment/fines?number=7', 'none');
    await waitFor(() => expect(address()).toBe('/login'));
    act(() => session.enter(atStage('secondFactor')));
    await waitFor(() => expect(address()).toBe('/otp'));
    act(() => session.enter(atStage('active')));
    await waitFor(() => expect(address()).toBe('/payment/fines?number=7'));
  });

  it('leads a user who signs in after another user was signed out to the first page', async () => {
    const session = await shownAt('/history', 'active');
    await act(() => session.signOut());
    await waitFor(() => expect(address()).toBe('/login'));
    act(() => session.enter(atStage('secondFactor')));
    await waitFor(() => expect(address()).toBe('/otp'));
    act(() => session.enter(atStage('active')));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it.each([
    ['/login/register', 'restoreChoice'],
    ['/login/register', 'restoreCode'],
    ['/login/register', 'restoredPassword'],
    ['/login', 'restoreChoice'],
    ['/login/authorization-corporate', 'restoredPassword'],
  ] as const)(
    'offers at %s to give up a restore that stands at %s, and stays there once it was',
    async (path, stage) => {
      await shownAt(path, stage, { opensEntrance: true });
      fireEvent.click(await screen.findByRole('button', { name: 'Отменить и открыть эту страницу' }));
      await waitFor(() =>
        expect(screen.queryByRole('heading', { name: 'Восстановление пароля не завершено' })).toBeNull(),
      );
      expect(address()).toBe(path);
    },
  );

  it.each([
    ['restoreChoice', '/restore-otp'],
    ['restoredPassword', '/change-password'],
  ] as const)('goes on with a restore that stands at %s', async (stage, expected) => {
    await shownAt('/login/register', stage, { opensEntrance: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Продолжить' }));
    await waitFor(() => expect(address()).toBe(expected));
  });

  it.each([
    ['/transport-tax', '/login'],
    ['/guest', '/login'],
    ['/login/register', '/login'],
    ['/login', '/login'],
  ])('leads a visitor of %s to %s when the network is lost', async (path, expected) => {
    const connectivity = new FakeConnectivity();
    await shownAt(path, 'none', { connectivity });
    expect(address()).toBe(path);
    act(() => connectivity.turn(false));
    await waitFor(() => expect(address()).toBe(expected));
    await screen.findByLabelText('Логин');
  });

  it('leads a visitor back to the page that the lost network has closed, after signing in', async () => {
    const browser = new FakeBrowser();
    const connectivity = new FakeConnectivity();
    await shownAt('/transport-tax?year=2026', 'none', { browser, connectivity });
    act(() => connectivity.turn(false));
    await waitFor(() => expect(address()).toBe('/login'));
    const session: StoredSession = { sessionKey: 'k', sessionId: 's', stage: 'active', phoneNumber: '' };
    await act(async () => {
      connectivity.turn(true);
      browser.openTab().post({ type: 'SESSION_OFFERED', session });
      await settle();
    });
    await waitFor(() => expect(address()).toBe('/transport-tax?year=2026'));
  });

  it.each(['/guest', '/exchange', '/payment-fines', '/transport-tax', '/excerpt'])(
    'shows %s beside a restore that is half done',
    async (path) => {
      await shownAt(path, 'restoreCode');
      expect(address()).toBe(path);
    },
  );

  it('shows no form until it is known whether there is a session', async () => {
    await shownAt('/history', 'checking');
    expect(address()).toBe('/history');
    expect(screen.queryByLabelText('Логин')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Открываем банк…');
  });

  it('has the frame of a page behind the sign-in from the code to the end of the session, with a line for what is late', async () => {
    const hasFrame = () => document.documentElement.hasAttribute('data-visit');
    const session = await shownAt('/', 'secondFactor');
    expect(hasFrame()).toBe(false);
    act(() => session.enter({ sessionKey: 'k', sessionId: 's', stage: 'active', phoneNumber: '' }));
    await waitFor(() => expect(hasFrame()).toBe(true));
    expect(document.querySelectorAll('.early-line')).toHaveLength(1);
    await act(() => session.signOut());
    await waitFor(() => expect(hasFrame()).toBe(false));
  });

  it('asks for login and password by their names', async () => {
    await shownAt('/', 'none');
    expect((await screen.findByLabelText<HTMLInputElement>('Логин')).autocomplete).toBe('username');
    expect(screen.getByLabelText<HTMLInputElement>('Пароль').autocomplete).toBe('current-password');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Войти' }).type).toBe('submit');
  });
});
