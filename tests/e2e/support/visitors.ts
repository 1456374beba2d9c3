import type { Locator } from 'playwright-core';

import { DEMONSTRATION_PASSWORD } from '../../support/RawClient';
import { a11yViolations } from './accessibility';
import type { BrowserUser } from './BrowserUser';

const HEIGHT = 900;
const LOOKS = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 360 },
] as const;

/** Looks at the page as it stands, in both themes, wide and narrow; nothing of it is wider than the screen. */
export async function lookedAt({ page }: BrowserUser, name: string): Promise<readonly string[]> {
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

/** Field of the page by its label. */
export function field({ page }: BrowserUser, label: string): Locator {
  return page.getByLabel(label, { exact: true });
}

/** The whole sign-in from the page of login and password, as it stands. */
export async function signInHere(user: BrowserUser, login: string): Promise<void> {
  const { login: words } = user.words;
  const phone = await user.phoneOf(login);
  await field(user, words.username).fill(login);
  await field(user, words.password).fill(DEMONSTRATION_PASSWORD);
  await user.button(words.submit).click();
  await user.heading(words.otp.title).waitFor();
  await user.enterCode(await phone.next());
}
