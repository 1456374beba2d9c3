import { readFile } from 'node:fs/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { money } from '../../src/domain/money/Money';
import { formatAmount } from '../../src/domain/money/formatAmount';
import { launchChromium, SHORT_LIVED_PAGES } from '../support/chromium';
import { RawClient } from '../support/RawClient';
import { freePort, StartedBank } from '../support/StartedBank';
import { usableAccounts } from '../support/usableAccounts';
import { BrowserUser } from './support/BrowserUser';
import { nextLiveStream } from './support/nextLiveStream';
import type { Browser } from 'playwright-core';

let browser: Browser;
let services: StartedBank;
let pages: StartedBank;

/** Two processes of one bank: one serves the application, the other is all that the application may call. */
beforeAll(async () => {
  const port = await freePort();
  browser = await launchChromium(SHORT_LIVED_PAGES);
  services = await StartedBank.start({ environment: { ALLOWED_ORIGINS: `http://127.0.0.1:${port}` } });
  const environment = { DATABASE_URL: services.databaseUrl(), SERVICES_ORIGIN: services.origin };
  pages = await StartedBank.start({ port, environment });
});

afterAll(async () => {
  await browser.close();
  await pages.remove();
  await services.remove();
});

describe('an application whose services have a host of their own', () => {
  it('signs in, listens, pays and downloads a statement there', async () => {
    const user = await BrowserUser.arrive(browser, pages.origin);
    const { page, words } = user;
    const called = new Set<string>();
    page.on('request', (request) => {
      if (request.url().includes('/ibank.v1.')) {
        called.add(new URL(request.url()).origin);
      }
    });
    const client = new RawClient(services.origin);
    await client.signIn('aibek');
    const [debit, credit] = await usableAccounts(client, 'KGS');
    const amount = money(12_300n, 'KGS');

    const stream = await nextLiveStream(page);
    await user.signInByForm('aibek');
    await stream.alive;
    await user.open('/payment/own-accounts');
    await user.fillTransfer(debit, credit, formatAmount(amount, 'ru'));
    await user.enterCode(await user.proceedToCode('aibek', amount));
    await user.heading(words.transfer.acts.transfer.done).waitFor();

    await user.open(`/accounts/excerpt?account=${debit.id}`);
    await page.getByLabel(words.statements.format, { exact: true }).selectOption('csv');
    const [file] = await Promise.all([page.waitForEvent('download'), user.button(words.statements.download).click()]);
    expect(await readFile(await file.path(), 'utf8')).toContain('123,00');

    expect([...called]).toEqual([services.origin]);
    expect(user.consoleErrors.filter((text) => !text.startsWith(`foreign request: ${services.origin}/`))).toEqual([]);
  });

  it('is not answered at an address that is not allowed', async () => {
    const stranger = await StartedBank.start({
      environment: { DATABASE_URL: services.databaseUrl(), SERVICES_ORIGIN: services.origin },
    });
    const user = await BrowserUser.arrive(browser, stranger.origin);
    await user.enterPassword('aibek');
    await user.page.getByRole('alert').waitFor();
    expect(new URL(user.page.url()).pathname).toBe('/login');
    await user.leave();
    await stranger.remove();
  });
});
