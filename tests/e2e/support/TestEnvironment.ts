import { launchChromium } from '../../support/chromium';
import { RawClient } from '../../support/RawClient';
import { StartedBank } from '../../support/StartedBank';
import { BrowserUser } from './BrowserUser';
import type { Browser } from 'playwright-core';
import type { Account } from '../../../src/domain/account/Account';
import type { BrowserUserOptions } from './BrowserUser';

/** A bank and a browser for one file of tests. */
export class TestEnvironment {
  private constructor(
    readonly bank: StartedBank,
    readonly browser: Browser,
  ) {}

  static async open(): Promise<TestEnvironment> {
    const [bank, browser] = await Promise.all([StartedBank.start(), launchChromium()]);
    return new TestEnvironment(bank, browser);
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.bank.remove();
  }

  user(options: BrowserUserOptions = {}): Promise<BrowserUser> {
    return BrowserUser.arrive(this.browser, this.bank.origin, options);
  }

  /** The same customer over the wire, to see what the bank itself says. */
  async apiClient(login: string): Promise<RawClient> {
    const client = new RawClient(this.bank.origin);
    await client.signIn(login);
    return client;
  }
}

/** Available balances of these accounts according to the bank, in minor units. */
export async function availableOn(client: RawClient, ...accounts: readonly Account[]): Promise<readonly bigint[]> {
  return Promise.all(
    accounts.map(async ({ id }) => {
      const answer = await client.execute('GET_ACCOUNT_BY_ID', { accountId: id });
      if (!answer.ok) {
        throw new Error(`GET_ACCOUNT_BY_ID was refused with ${answer.failure.code}`);
      }
      return answer.value.available.minor;
    }),
  );
}

/** Amounts are grouped with no-break spaces; the text of a page is compared without minding which. */
export function spaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
