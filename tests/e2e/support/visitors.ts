import type { Locator } from 'playwright-core';

import { DEMONSTRATION_PASSWORD } from '../../support/RawClient';
import type { BrowserUser } from './BrowserUser';

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
