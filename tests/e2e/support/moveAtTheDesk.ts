import type { BrowserUser } from './BrowserUser';

/** Moves the newest application at the desk of the demonstration, on a page of its own each time, because what it tells stays there. */
export async function moveAtTheDesk(user: BrowserUser, ...states: readonly string[]): Promise<void> {
  for (const state of states) {
    const desk = await user.newTab('/sandbox/');
    await desk.locator('#shop-applications').getByRole('button').filter({ hasText: state }).last().click();
    await desk.locator('#notice').filter({ hasText: 'Состояние изменено.' }).waitFor();
    await desk.close();
  }
}
