import type { BrowserUser } from './BrowserUser';

/** Opens the change on the list of documents, has it looked at, and signs it with the code of the phone. */
export async function signChange(
  user: BrowserUser,
  { login, outcome, look }: { readonly login: string; readonly outcome: string; readonly look?: () => Promise<void> },
): Promise<void> {
  const { page, words } = user;
  await user.open('/transaction-confirmation');
  await page.getByRole('link', { name: words.companyChanges.list.toSign }).click();
  await user.heading(words.companyChanges.document.title).waitFor();
  await look?.();
  const phone = await user.phoneOf(login);
  await user.button(words.signing.sign).click();
  await page.getByLabel(words.code.field, { exact: true }).fill(await phone.next());
  await user.button(words.code.submit).click();
  await user.heading(outcome).waitFor();
}
