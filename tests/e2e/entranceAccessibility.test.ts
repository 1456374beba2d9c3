import { afterAll, beforeAll, expect, it } from 'vitest';

import { expectAccessible, expectFits } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

function field(user: BrowserUser, label: string) {
  return user.page.getByLabel(label, { exact: true });
}

async function refused(user: BrowserUser): Promise<void> {
  await user.page.getByRole('alert').first().waitFor();
}

it('has nothing axe objects to on the way of a restore', async () => {
  const user = await environment.user();
  const { restore, newPassword, code, login } = user.words;
  await user.open('/login');
  await user.heading(login.title).waitFor();
  await expectFits(user);
  await user.open('/login/restore');
  await user.heading(restore.title).waitFor();
  await expectAccessible(user, 'restore.form');
  await user.button(restore.next).click();
  await refused(user);
  await expectAccessible(user, 'restore.errors');
  await field(user, restore.username).fill('aizada');
  await field(user, restore.phone).fill('0700 00 02 02');
  await user.button(restore.next).click();
  await user.heading(restore.code.title).waitFor();
  await expectAccessible(user, 'restore.codeNotSent');
  const phone = await user.phoneOf('aizada');
  await user.button(restore.code.send).click();
  await field(user, code.field).waitFor();
  await expectAccessible(user, 'restore.code');
  await user.enterCode(await phone.next());
  await user.heading(restore.password.title).waitFor();
  await field(user, newPassword.password).fill('aizada-1');
  await expectAccessible(user, 'restore.password');
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('has nothing axe objects to on the way of a first login', async () => {
  const user = await environment.user();
  const { firstLogin, newPassword, privacy } = user.words;
  const phone = await user.phoneOf('nurlan');
  await user.enterPassword('nurlan');
  await user.heading(user.words.login.otp.title).waitFor();
  await expectFits(user);
  await user.enterCode(await phone.next());
  await user.heading(firstLogin.password.title).waitFor();
  await expectAccessible(user, 'firstLogin.password');
  await user.button(newPassword.submit).click();
  await refused(user);
  await expectAccessible(user, 'firstLogin.passwordErrors');
  await field(user, newPassword.password).fill('Айгүл сары 7 кой');
  await field(user, newPassword.repeat).fill('Айгүл сары 7 кой');
  await user.button(newPassword.submit).click();
  await user.heading(firstLogin.question.title).waitFor();
  await expectAccessible(user, 'firstLogin.question');
  await user.button(firstLogin.next).click();
  await refused(user);
  await expectAccessible(user, 'firstLogin.questionErrors');
  await field(user, firstLogin.question.question).selectOption('2');
  await field(user, firstLogin.question.answer).fill('Тайган');
  await user.button(firstLogin.next).click();
  await user.heading(firstLogin.codeWord.title).waitFor();
  await expectAccessible(user, 'firstLogin.codeWord');
  await field(user, firstLogin.codeWord.field).fill('Өрүк');
  await user.button(firstLogin.next).click();
  await user.heading(firstLogin.authType.title).waitFor();
  await expectAccessible(user, 'firstLogin.authType');
  await user.button(firstLogin.next).click();
  await user.heading(firstLogin.pin.title).waitFor();
  await expectAccessible(user, 'firstLogin.pin');
  await user.button(firstLogin.pin.submit).click();
  await refused(user);
  await expectAccessible(user, 'firstLogin.pinErrors');
  await field(user, firstLogin.pin.pin).fill('8264');
  await field(user, firstLogin.pin.repeat).fill('8264');
  await user.button(firstLogin.pin.submit).click();
  await user.heading(privacy.title).waitFor();
  await expectAccessible(user, 'privacy.policy');
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});
