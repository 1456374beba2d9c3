import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { expectAccessible } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

/** Number of different colours of the map: a canvas that drew nothing has one. */
async function coloursOf({ page }: BrowserUser): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('[role="application"] canvas');
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    const colours = new Set<string>();
    for (let index = 0; index < pixels.length; index += 4) {
      colours.add(`${pixels[index]},${pixels[index + 1]},${pixels[index + 2]}`);
    }
    return colours.size;
  });
}

function pointNamed({ page, words }: BrowserUser, name: string) {
  return page.getByRole('list', { name: words.servicePoints.listLabel }).getByRole('button', { name });
}

describe('the map of branches and machines', () => {
  it('opens on Bishkek for a visitor on a phone, in Kyrgyz: the list first, then the map', async () => {
    const user = await environment.user({ language: 'kg', width: 360, theme: 'dark' });
    const { page, words } = user;
    await user.open('/login');
    await user.chooseLanguage();
    await user.open('/service-points');
    await user.heading(words.servicePoints.title).waitFor();
    await pointNamed(user, 'Башкы кеңсе').first().waitFor();
    expect(await page.getByLabel(words.services.region, { exact: true }).inputValue()).toBe('KG-GB');
    expect(await page.getByRole('application').count()).toBe(0);
    await expectAccessible(user, 'servicePoints.list');
    await user.button(words.servicePoints.view.map).click();
    await page.getByRole('application').waitFor();
    await expect.poll(() => coloursOf(user)).toBeGreaterThan(5);
    await expectAccessible(user, 'servicePoints.map');
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it('finds a branch by region and words, tells its hours and telephone, and the way there, in Russian', async () => {
    const user = await environment.user({ language: 'ru' });
    const { page, words } = user;
    const { servicePoints } = words;
    await user.signIn('aizada');
    await page.getByRole('contentinfo').getByRole('link', { name: words.shell.servicePoints }).click();
    await user.heading(servicePoints.title).waitFor();
    await expect.poll(() => coloursOf(user)).toBeGreaterThan(5);
    await page.getByLabel(words.services.region, { exact: true }).selectOption('KG-N');
    await user.button(servicePoints.kinds.atm).click();
    await user.button(servicePoints.kinds.terminal).click();
    await page.getByLabel(servicePoints.search, { exact: true }).fill('нары');
    const branch = pointNamed(user, 'Отделение «Нарын»');
    await branch.click();
    const main = page.getByRole('main');
    await main.getByText('пн–пт 09:00–17:00').waitFor();
    expect(await main.getByRole('link', { name: servicePoints.route }).getAttribute('href')).toContain(
      '41.4283%2C75.9957',
    );
    expect(await main.locator('a[href^="tel:+996312"]').count()).toBe(1);
    await expectAccessible(user, 'servicePoints.branch');
    await page.getByLabel(servicePoints.search, { exact: true }).fill('каракол');
    await user.button(servicePoints.wholeCountry).click();
    await pointNamed(user, 'Отделение «Каракол»').waitFor();
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it('lists the nearest first once the location is allowed, and says what to do when it is not, in English', async () => {
    const user = await environment.user({ language: 'en' });
    const { page, words } = user;
    await user.open('/login');
    await user.chooseLanguage();
    await user.open('/service-points');
    await user.button(words.servicePoints.near).click();
    await page.getByText(words.servicePoints.denied).waitFor();
    await user.context.grantPermissions(['geolocation']);
    await user.context.setGeolocation({ latitude: 42.4899, longitude: 78.3915 });
    await user.button(words.servicePoints.near).click();
    const first = page.getByRole('list', { name: words.servicePoints.listLabel }).getByRole('listitem').first();
    await expect.poll(() => first.innerText()).toMatch(/Karakol[^]*\d+ m$/);
    await page.getByRole('application').press('ArrowRight');
    await user.button(words.servicePoints.map.zoomIn).click();
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});
