import type { BrowserContext } from 'playwright-core';

/** Closes every tab of a browser. A request that a test still holds back is dropped with its tab, which is no failure of the test. */
export async function closeTabs(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}
