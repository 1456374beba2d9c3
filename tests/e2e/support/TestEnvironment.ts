import { launchChromium, SHORT_LIVED_PAGES } from '../../support/chromium';
import { RawClient } from '../../support/RawClient';
import { StartedBank } from '../../support/StartedBank';
import { BrowserUser } from './BrowserUser';
import { closeTabs } from './closeTabs';
import { sharedBank } from './sharedBank';
import type { Browser } from 'playwright-core';
import type { Account } from '../../../src/domain/account/Account';
import type { BrowserUserOptions } from './BrowserUser';

/** One Chromium for all files a worker runs: each user gets a profile of their own in it. It ends with the worker. */
let sharedBrowser: Promise<Browser> | undefined;

/** Everybody who arrived in this worker and has not left. */
let arrived: readonly BrowserUser[] = [];

export function openUsers(): readonly BrowserUser[] {
  arrived = arrived.filter(({ hasLeft }) => !hasLeft);
  return arrived;
}

interface EnvironmentOptions {
  /** Reason for a bank of its own: a change that bringing back the rows does not undo. The bank of the worker when absent. */
  readonly ownBank?: 'moves the clock' | 'ends its process';
}

/** A bank as it was installed, seen through the browser of the worker. */
export class TestEnvironment {
  private constructor(
    readonly bank: StartedBank,
    readonly browser: Browser,
    private readonly isShared: boolean,
  ) {}

  static async open({ ownBank }: EnvironmentOptions = {}): Promise<TestEnvironment> {
    sharedBrowser ??= launchChromium(SHORT_LIVED_PAGES);
    // Windows suspends no process.
    const isShared = ownBank === undefined && process.platform !== 'win32';
    const [bank, browser] = await Promise.all([isShared ? sharedBank() : StartedBank.start(), sharedBrowser]);
    return new TestEnvironment(bank, browser, isShared);
  }

  async close(): Promise<void> {
    await Promise.all(this.browser.contexts().map(closeTabs));
    if (!this.isShared) {
      await this.bank.remove();
    }
  }

  async user(options: BrowserUserOptions = {}): Promise<BrowserUser> {
    const user = await BrowserUser.arrive(this.browser, this.bank.origin, options);
    arrived = [...openUsers(), user];
    return user;
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
