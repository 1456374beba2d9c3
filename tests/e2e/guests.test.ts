import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { releaseNotes } from '../../scripts/lib/releaseNotes.mjs';
import { a11yViolations } from './support/accessibility';
import { TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

/** The first note of the first release, as the changelog has it. */
const NOTE = releaseNotes(readFileSync(join(projectRoot(), 'CHANGELOG.md'), 'utf8')).at(-1)?.notes[0] ?? {};

const HEIGHT = 900;
const LOOKS = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 360 },
] as const;

/** Looks at the page as it stands, in both themes, wide and narrow; nothing of it is wider than the screen. */
async function lookedAt({ page }: BrowserUser, name: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { colorScheme, width } of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: HEIGHT });
    found.push(...(await a11yViolations(page, `${name}, ${colorScheme} at ${width}`)));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (wide > 0) {
      found.push(`${name} is ${wide} pixels too wide at ${width}`);
    }
  }
  return found;
}

async function atHub(user: BrowserUser): Promise<void> {
  await user.open('/login');
  await user.chooseLanguage();
  await user.page.getByRole('link', { name: user.words.login.ways.guest, exact: true }).click();
  await user.heading(user.words.guest.title).waitFor();
}

/** What is done on a page once it has been looked at. */
const AT: Readonly<Record<string, (user: BrowserUser) => Promise<unknown>>> = {
  '/release': ({ page, language }) => page.getByText(NOTE[language] ?? 'a note', { exact: true }).waitFor(),
};

describe('pages without a sign-in', () => {
  it.each(['ru', 'kg'] as const)(
    'are all reached from the login page and lead back to the hub, in %s',
    async (language) => {
      const user = await environment.user({ language });
      const { page, words } = user;
      await atHub(user);
      const found = [...(await lookedAt(user, 'hub'))];
      const links = page.getByRole('main').getByRole('list').getByRole('link');
      const paths = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
      expect(paths.length).toBeGreaterThan(7);
      for (const path of paths) {
        await page.locator(`main li a[href="${path}"]`).click();
        await page.waitForURL(`**${path}`);
        await page.locator('main h1').waitFor();
        if (path.startsWith('/login')) {
          await page.goBack();
        } else {
          found.push(...(await lookedAt(user, path)));
          await AT[path]?.(user);
          await page.getByRole('link', { name: words.guest.title, exact: true }).click();
        }
        await user.heading(words.guest.title).waitFor();
      }
      expect(found).toEqual([]);
      expect(user.consoleErrors).toEqual([]);
      await user.leave();
    },
  );

  it('end at the login page when the network is lost, and are there again one step back', async () => {
    const user = await environment.user({ language: 'kg', width: 360 });
    const { page, words } = user;
    await atHub(user);
    await page.getByRole('link', { name: words.guest.services.transportTax.title }).click();
    await user.heading(words.taxes.calculator.title).waitFor();
    await user.context.setOffline(true);
    await user.heading(words.login.title).waitFor();
    await page.getByText(words.common.offline.signedOut).waitFor();
    await user.context.setOffline(false);
    await page.goBack();
    await user.heading(words.taxes.calculator.title).waitFor();
    expect(new URL(page.url()).pathname).toBe('/transport-tax');
    await user.leave();
  });
});
