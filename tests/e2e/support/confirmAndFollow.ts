import { expectFits } from './expectAccessible';
import type { BrowserUser } from './BrowserUser';

/** Confirms the order of aibek that is on the check page, and follows it to the list of applications. */
export async function confirmAndFollow(user: BrowserUser, act: 'apply' | 'order'): Promise<void> {
  const { page, words } = user;
  const { acts } = words.transfer;
  await user.heading(acts[act].code).waitFor();
  await expectFits(user);
  await page
    .getByRole('dialog')
    .getByRole('button')
    .filter({ hasText: acts[act].submit.split('{{amount}}')[0] ?? '' })
    .first()
    .waitFor();
  await user.enterCode(await user.sheetCode('aibek'));
  await user.heading(acts[act].waiting).waitFor();
  await expectFits(user);
  await page.getByRole('link', { name: acts.order.follow, exact: true }).click();
  await user.heading(words.market.applications.title).waitFor();
}
