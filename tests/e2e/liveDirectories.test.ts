import { afterAll, beforeAll, expect, it } from 'vitest';

import { expectFits } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

const DESK = {
  ru: { currency: 'Валюта', buy: 'Банк покупает, сом', sell: 'Банк продаёт, сом', rate: 'Изменить курс' },
  kg: { code: 'Катанын коду', language: 'Тил', text: 'Текст', send: 'Текстти өзгөртүү' },
} as const;

it('an open first page shows the rate the dealer has set, without being loaded anew', async () => {
  const user = await environment.user();
  await user.signIn('aibek');
  expect(await user.page.getByText('87,6543').count()).toBe(0);
  await user.page.evaluate(() => Object.assign(globalThis, { isTheSamePage: true }));
  const desk = await user.newTab('/sandbox');
  const words = DESK.ru;
  const panel = desk.locator('#directories');
  await panel.getByLabel(words.currency).selectOption('USD');
  await panel.getByLabel(words.buy).fill('87.6543');
  await panel.getByLabel(words.sell).fill('88.9876');
  await panel.getByRole('button', { name: words.rate }).click();
  await desk.getByText('Курс изменён').waitFor();
  await expectFits({ page: desk });
  await user.page.getByText('88,9876').first().waitFor();
  await user.page.getByText('87,6543').first().waitFor();
  expect(await user.page.evaluate(() => 'isTheSamePage' in globalThis)).toBe(true);
});

it('an error on the screen has the text the editor has written, in Kyrgyz, without being loaded anew', async () => {
  const user = await environment.user({ language: 'kg' });
  const { page, words } = user;
  await user.signIn('aizada', '/profile/settings/password');
  const { password, change } = words.profile;
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field(password.current).fill('not my password 1');
  await field(password.new).fill('Ала-тоо 77 кой');
  await field(password.repeat).fill('Ала-тоо 77 кой');
  await user.button(change.next).click();
  await page
    .getByText(words.failures.INCORRECT_PASSWORD.what.split('{{')[0] ?? '')
    .first()
    .waitFor();
  await page.evaluate(() => Object.assign(globalThis, { isTheSamePage: true }));

  const desk = await user.newTab('/sandbox');
  await desk.locator('[data-language="kg"]').click();
  const panel = desk.locator('#directories');
  await panel.getByLabel(DESK.kg.code).fill('INCORRECT_PASSWORD');
  await panel.getByLabel(DESK.kg.language).selectOption('kg');
  await panel.getByLabel(DESK.kg.text).fill('Сырсөз туура эмес экен. Дагы {{triesLeft}} жолу киргизсеңиз болот');
  await panel.getByRole('button', { name: DESK.kg.send }).click();
  await desk.getByText('Текст өзгөрдү').waitFor();
  await page.getByText('Сырсөз туура эмес экен. Дагы 4 жолу киргизсеңиз болот').first().waitFor();
  expect(await page.evaluate(() => 'isTheSamePage' in globalThis)).toBe(true);
});
