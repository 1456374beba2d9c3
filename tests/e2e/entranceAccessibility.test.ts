import { afterAll, beforeAll, expect, it } from 'vitest';

import { a11yViolations } from './support/accessibility';
import { TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

const HEIGHT = 900;
const LOOKS = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 360 },
] as const;

/** Looks at the page as it stands, in both themes, wide and narrow. */
async function lookedAt(user: BrowserUser, name: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { colorScheme, width } of LOOKS) {
    await user.page.emulateMedia({ colorScheme });
    await user.page.setViewportSize({ width, height: HEIGHT });
    found.push(...(await a11yViolations(user.page, `${name}, ${colorScheme} at ${width}`)));
  }
  return found;
}

function field(user: BrowserUser, label: string) {
  return user.page.getByLabel(label, { exact: true });
}

async function refused(user: BrowserUser): Promise<void> {
  await user.page.getByRole('alert').first().waitFor();
}

it('has nothing axe objects to on the way of a restore', async () => {
  const user = await environment.user();
  const { restore, newPassword, code, login } = user.words;
  const found: string[] = [];
  const look = async (name: string) => {
    found.push(...(await lookedAt(user, name)));
  };
  await user.open('/login');
  await user.heading(login.title).waitFor();
  await look('login');
  await user.open('/login/restore');
  await user.heading(restore.title).waitFor();
  await look('restore');
  await user.button(restore.next).click();
  await refused(user);
  await look('restore, error summary');
  await field(user, restore.username).fill('aizada');
  await field(user, restore.phone).fill('0700 00 02 02');
  await user.button(restore.next).click();
  await user.heading(restore.code.title).waitFor();
  await look('code of a restore, not sent');
  const phone = await user.phoneOf('aizada');
  await user.button(restore.code.send).click();
  await field(user, code.field).waitFor();
  await look('code of a restore');
  await user.enterCode(await phone.next());
  await user.heading(restore.password.title).waitFor();
  await field(user, newPassword.password).fill('aizada-1');
  await look('new password of a restore');
  expect(found).toEqual([]);
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('has nothing axe objects to on the way of a first login', async () => {
  const user = await environment.user();
  const { firstLogin, newPassword, privacy } = user.words;
  const found: string[] = [];
  const look = async (name: string) => {
    found.push(...(await lookedAt(user, name)));
  };
  const phone = await user.phoneOf('nurlan');
  await user.enterPassword('nurlan');
  await user.heading(user.words.login.otp.title).waitFor();
  await look('second factor');
  await user.enterCode(await phone.next());
  await user.heading(firstLogin.password.title).waitFor();
  await look('first password');
  await user.button(newPassword.submit).click();
  await refused(user);
  await look('first password, error summary');
  await field(user, newPassword.password).fill('Айгүл сары 7 кой');
  await field(user, newPassword.repeat).fill('Айгүл сары 7 кой');
  await user.button(newPassword.submit).click();
  await user.heading(firstLogin.question.title).waitFor();
  await look('security question');
  await user.button(firstLogin.next).click();
  await refused(user);
  await look('security question, error summary');
  await field(user, firstLogin.question.question).selectOption('2');
  await field(user, firstLogin.question.answer).fill('Тайган');
  await user.button(firstLogin.next).click();
  await user.heading(firstLogin.codeWord.title).waitFor();
  await look('code word');
  await field(user, firstLogin.codeWord.field).fill('Өрүк');
  await user.button(firstLogin.next).click();
  await user.heading(firstLogin.authType.title).waitFor();
  await look('way to confirm');
  await user.button(firstLogin.next).click();
  await user.heading(firstLogin.pin.title).waitFor();
  await look('PIN');
  await user.button(firstLogin.pin.submit).click();
  await refused(user);
  await look('PIN, error summary');
  await field(user, firstLogin.pin.pin).fill('8264');
  await field(user, firstLogin.pin.repeat).fill('8264');
  await user.button(firstLogin.pin.submit).click();
  await user.heading(privacy.title).waitFor();
  await look('privacy policy');
  expect(found).toEqual([]);
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});
