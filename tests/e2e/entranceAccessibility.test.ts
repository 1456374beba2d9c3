import { afterAll, beforeAll, expect, it } from 'vitest';

import { objections } from './support/objections';
import { Stage } from './support/Stage';
import type { Visitor } from './support/Visitor';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

const HEIGHT = 900;
const LOOKS = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 360 },
] as const;

/** Looks at the page as it stands, in both themes, wide and narrow. */
async function lookedAt(visitor: Visitor, name: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { colorScheme, width } of LOOKS) {
    await visitor.page.emulateMedia({ colorScheme });
    await visitor.page.setViewportSize({ width, height: HEIGHT });
    found.push(...(await objections(visitor.page, `${name}, ${colorScheme} at ${width}`)));
  }
  return found;
}

function field(visitor: Visitor, label: string) {
  return visitor.page.getByLabel(label, { exact: true });
}

async function refused(visitor: Visitor): Promise<void> {
  await visitor.page.getByRole('alert').first().waitFor();
}

it('has nothing axe objects to on the way of a restore', async () => {
  const visitor = await stage.visitor();
  const { restore, newPassword, code, login } = visitor.words;
  const found: string[] = [];
  const look = async (name: string) => {
    found.push(...(await lookedAt(visitor, name)));
  };
  await visitor.open('/login');
  await visitor.heading(login.title).waitFor();
  await look('login');
  await visitor.open('/login/restore');
  await visitor.heading(restore.title).waitFor();
  await look('restore');
  await visitor.button(restore.next).click();
  await refused(visitor);
  await look('restore, error summary');
  await field(visitor, restore.username).fill('aizada');
  await field(visitor, restore.phone).fill('0700 00 02 02');
  await visitor.button(restore.next).click();
  await visitor.heading(restore.code.title).waitFor();
  await look('code of a restore, not sent');
  const phone = await visitor.phoneOf('aizada');
  await visitor.button(restore.code.send).click();
  await field(visitor, code.field).waitFor();
  await look('code of a restore');
  await visitor.enterCode(await phone.next());
  await visitor.heading(restore.password.title).waitFor();
  await field(visitor, newPassword.password).fill('aizada-1');
  await look('new password of a restore');
  expect(found).toEqual([]);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('has nothing axe objects to on the way of a first login', async () => {
  const visitor = await stage.visitor();
  const { firstLogin, newPassword, privacy } = visitor.words;
  const found: string[] = [];
  const look = async (name: string) => {
    found.push(...(await lookedAt(visitor, name)));
  };
  const phone = await visitor.phoneOf('nurlan');
  await visitor.enterPassword('nurlan');
  await visitor.heading(visitor.words.login.otp.title).waitFor();
  await look('second factor');
  await visitor.enterCode(await phone.next());
  await visitor.heading(firstLogin.password.title).waitFor();
  await look('first password');
  await visitor.button(newPassword.submit).click();
  await refused(visitor);
  await look('first password, error summary');
  await field(visitor, newPassword.password).fill('Айгүл сары 7 кой');
  await field(visitor, newPassword.repeat).fill('Айгүл сары 7 кой');
  await visitor.button(newPassword.submit).click();
  await visitor.heading(firstLogin.question.title).waitFor();
  await look('security question');
  await visitor.button(firstLogin.next).click();
  await refused(visitor);
  await look('security question, error summary');
  await field(visitor, firstLogin.question.question).selectOption('2');
  await field(visitor, firstLogin.question.answer).fill('Тайган');
  await visitor.button(firstLogin.next).click();
  await visitor.heading(firstLogin.codeWord.title).waitFor();
  await look('code word');
  await field(visitor, firstLogin.codeWord.field).fill('Өрүк');
  await visitor.button(firstLogin.next).click();
  await visitor.heading(firstLogin.authType.title).waitFor();
  await look('way to confirm');
  await visitor.button(firstLogin.next).click();
  await visitor.heading(firstLogin.pin.title).waitFor();
  await look('PIN');
  await visitor.button(firstLogin.pin.submit).click();
  await refused(visitor);
  await look('PIN, error summary');
  await field(visitor, firstLogin.pin.pin).fill('8264');
  await field(visitor, firstLogin.pin.repeat).fill('8264');
  await visitor.button(firstLogin.pin.submit).click();
  await visitor.heading(privacy.title).waitFor();
  await look('privacy policy');
  expect(found).toEqual([]);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
