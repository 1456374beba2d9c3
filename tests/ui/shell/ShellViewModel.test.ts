import { describe, expect, it } from 'vitest';

import { DocumentsStore } from '../../../src/application/corporate/DocumentsStore';
import { NotificationsStore } from '../../../src/application/notifications/NotificationsStore';
import { ScreenLock } from '../../../src/application/session/ScreenLock';
import { SessionKeeper } from '../../../src/application/session/SessionKeeper';
import { SessionStore } from '../../../src/application/session/SessionStore';
import { UserStore } from '../../../src/application/user/UserStore';
import type { PaymentDocument } from '../../../src/domain/corporate/PaymentDocument';
import { success } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { User } from '../../../src/domain/user/User';
import { NotificationsViewModel } from '../../../src/ui/features/profile/notifications/NotificationsViewModel';
import { SCREEN_TABLE } from '../../../src/ui/features/screens';
import { ShellViewModel } from '../../../src/ui/flow/access/ShellViewModel';
import { aNotification, aUser } from '../../application/support/builders';
import { FakeAuthenticationGateway } from '../../application/support/FakeAuthenticationGateway';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { FakeBrowser, FakeRestart, MemoryVault } from '../../application/support/fakePorts';
import { paymentDocument } from '../../domain/support/builders';
import { MovableTime, settle } from '../../application/support/MovableTime';

const COMPANY = { ru: 'ОсОО «Ак-Суу Трейд»', en: 'Ak-Suu Trade LLC', kg: '«Ак-Суу Трейд» ЖЧКсы', cn: 'Ak-Suu Trade' };

async function aShell(values: Partial<User> = {}, waiting: readonly PaymentDocument[] = []) {
  const time = new MovableTime();
  const gateway = new FakeOperationGateway({
    GET_SELF_USER_DATA: () => success(aUser(values)),
    GET_TXNS_ON_CONFIRMATION: () => success(waiting),
    GET_CHANGES_ON_CONFIRMATION: () => success([]),
    CHECK_NOTIFICATIONS: () => success({ unviewed: 3 }),
    GET_NOTIFICATIONS: () => success([aNotification()]),
    NOTIFICATION_WAS_READ: () => success({ unviewed: 2 }),
  });
  const authentication = new FakeAuthenticationGateway();
  const keeper = new SessionKeeper(
    new MemoryVault({ sessionKey: 'key', sessionId: '7', stage: 'active', phoneNumber: '' }),
  );
  const tabs = new FakeBrowser().openTab();
  const session = new SessionStore({
    keeper,
    gateway: authentication,
    tabs,
    scheduler: time,
    restart: new FakeRestart(),
  });
  await session.start();
  const user = new UserStore(gateway);
  const store = new NotificationsStore(gateway, time);
  const screenLock = new ScreenLock(authentication, session);
  const shell = new ShellViewModel({
    session,
    screenLock,
    user,
    notifications: store,
    documents: new DocumentsStore(gateway, user),
    clock: time,
    screens: SCREEN_TABLE,
  });
  const popup = new NotificationsViewModel(store, user);
  return { shell, popup, user, session, gateway, time };
}

describe('ShellViewModel', () => {
  it('shows the person of an individual once the bank has said who it is', async () => {
    const { shell, user } = await aShell();
    expect(shell.displayName('ru')).toBeUndefined();
    await user.reload();
    expect(shell.displayName('ru')).toBe('Айбек Асанов');
    expect(shell.displayName('en')).toBe('Aibek Asanov');
    expect(shell.initials('ru')).toBe('АА');
    expect(shell.isCorporate).toBe(false);
  });

  it('locks the screen of a user with a PIN, and keeps the shown name', async () => {
    const { shell, user, session } = await aShell();
    expect(shell.canLock).toBe(false);
    await user.reload();
    expect(shell.canLock).toBe(true);
    expect(await shell.lock('en')).toBeUndefined();
    expect([session.status, session.session?.owner]).toEqual(['locked', 'Aibek Asanov']);
  });

  it('shows the company of a company’s user', async () => {
    const { shell, user } = await aShell({ customerKind: 'C', corporateName: COMPANY });
    await user.reload();
    expect(shell.displayName('kg')).toBe(COMPANY.kg);
    expect(shell.personName('kg')).toBe('Айбек Асанов');
    expect(shell.isCorporate).toBe(true);
  });

  it('counts what waits for the approval of the user apart from what waits for the signature', async () => {
    const acts = [{ canApprove: true }, { canApprove: true }, { canSign: true }, {}];
    const documents = acts.map((act) => paymentDocument({ canApprove: false, canSign: false, ...act }));
    const { shell, user } = await aShell({ customerKind: 'C' }, documents);
    await user.reload();
    shell.readDocuments();
    await settle();
    expect(shell.awaited).toEqual({ toApprove: 2, toSign: 1 });
  });

  it('knows that the passport is past its expiry the day after its last, in Bishkek', async () => {
    const { shell, user, time } = await aShell({ passportExpiresOn: bankDayOf(Date.parse('2026-11-21T06:00:00Z')) });
    expect(shell.expiredOn).toBeUndefined();
    await user.reload();
    expect(shell.expiredOn).toBeUndefined();
    await time.move(12 * 60 * 60_000 + 1000);
    expect(shell.expiredOn).toBe('2026-11-21');
  });

  it('signs out', async () => {
    const { shell, session } = await aShell();
    await shell.signOut();
    expect(session.status).toBe('unauthenticated');
  });
});

describe('NotificationsViewModel', () => {
  it('reads the list and the number when it opens', async () => {
    const { popup, shell } = await aShell();
    popup.open();
    await settle();
    expect(popup.notifications).toHaveLength(1);
    expect(popup.status).toBe('LOADED');
    expect(shell.unviewed).toBe(3);
  });

  it('marks by hover, by button, and not when it closes first', async () => {
    const { popup, gateway, time } = await aShell();
    popup.open();
    await settle();
    popup.hover('1');
    popup.close();
    await time.move(1000);
    expect(gateway.requestsOf('NOTIFICATION_WAS_READ')).toEqual([]);
    popup.open();
    popup.markViewed('1');
    await settle();
    expect(gateway.requestsOf('NOTIFICATION_WAS_READ')).toEqual([{ notificationIds: ['1'] }]);
    expect(popup.unviewed).toBe(2);
  });

  it.each([
    { isEmployee: false, leadsTo: '100' },
    { isEmployee: true, leadsTo: undefined },
  ])('leads to the transaction, but not for an employee: $isEmployee', async ({ isEmployee, leadsTo }) => {
    const { popup, user } = await aShell({ isEmployee });
    await user.reload();
    expect(popup.transactionOf(aNotification())).toBe(leadsTo);
  });
});
