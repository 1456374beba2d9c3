import { Client } from 'pg';
import type { Browser } from 'playwright-core';

import { assertBooksBalance } from '../../bank/ledger/invariants';
import { BrowserUser } from '../e2e/support/BrowserUser';
import { launchChromium } from '../support/chromium';
import { StartedBank } from '../support/StartedBank';
import { fastestTemporaryDisk, newTemporaryFolder } from '../support/temporaryFolder';
import type { BrowserUserOptions } from '../e2e/support/BrowserUser';
import type { Measurement } from './report';

/** Limit of one step in a browser, in milliseconds: a slowed page on a busy machine is slow, and its time is the figure. */
const STEP_LIMIT_MS = 60_000;

/** Environment of a bank under load: limits of calls are lifted, nothing else is changed. */
const WITHOUT_LIMITS = {
  RATE_SESSION: '100000/100000',
  RATE_ADDRESS: '100000/100000',
  BUDGET_USER: '100000/1000000',
  BUDGET_ADDRESS: '100000/1000000',
  BUDGET_BANK: '100000/1000000',
  RATE_SIGN_IN: '1000/1000',
  LOG_LEVEL: 'warn',
};

/** Amount of measuring: enough for figures, or just enough to see that every area runs. */
export type Extent = 'full' | 'short';

/** A size by extent: customers, entries, milliseconds. */
export type Sized = Readonly<Record<Extent, number>>;

/** Measures one area; throws where something of it does not run. */
export type Measure = (bench: Bench) => Promise<readonly Measurement[]>;

export interface BenchOptions {
  readonly extent: Extent;
  /** Comparisons of each area: the peer and ours in turns. */
  readonly pairs: number;
  /** Length of each side of a pair. */
  readonly seconds: number;
  readonly note: (line: string) => void;
}

/** Conditions an area is measured under: its sizes, and banks under load. */
export class Bench {
  readonly extent: Extent;
  readonly pairs: number;
  readonly seconds: number;
  readonly note: (line: string) => void;
  /** The bank that areas of a short run share. */
  private shared: StartedBank | undefined;

  constructor({ extent, pairs, seconds, note }: BenchOptions) {
    this.extent = extent;
    this.pairs = pairs;
    this.seconds = seconds;
    this.note = note;
  }

  /**
   * Runs `use` with a bank without limits of calls; a bank of its own, so that no area finds what another has left, or the shared one.
   *
   * @throws when the books do not balance afterwards
   */
  async withBank<Value>(use: (bank: StartedBank) => Promise<Value>): Promise<Value> {
    const bank = this.shared ?? (await this.start());
    this.shared = undefined;
    let isSound = false;
    try {
      const value = await use(bank);
      await connected(bank, assertBooksBalance);
      isSound = true;
      return value;
    } finally {
      if (isSound && this.extent === 'short') {
        this.shared = bank;
      } else {
        await bank.remove();
      }
    }
  }

  /** The same with a connection of the owner to its database. */
  withDatabase<Value>(use: (bank: StartedBank, database: Client) => Promise<Value>): Promise<Value> {
    return this.withBank((bank) => connected(bank, (database) => use(bank, database)));
  }

  /** The same with a Chromium as customers have it. */
  withBrowser<Value>(use: (bank: StartedBank, browser: Browser) => Promise<Value>): Promise<Value> {
    return this.withBank(async (bank) => {
      const browser = await launchChromium();
      try {
        return await use(bank, browser);
      } finally {
        await browser.close();
      }
    });
  }

  async close(): Promise<void> {
    await this.shared?.remove();
  }

  /** A short run asks neither the disk nor the cost of a password for a figure. */
  private start(): Promise<StartedBank> {
    return this.extent === 'full'
      ? StartedBank.start({ environment: WITHOUT_LIMITS })
      : StartedBank.start({
          environment: { ...WITHOUT_LIMITS, PASSWORD_COST: 'low' },
          dataDirectory: newTemporaryFolder(fastestTemporaryDisk(), 'tulpar-bench-'),
        });
  }
}

/** Runs `use` with a connection of the owner to the database of a bank. */
export async function connected<Value>(bank: StartedBank, use: (database: Client) => Promise<Value>): Promise<Value> {
  const database = new Client(bank.connection());
  // A connection that breaks while it is idle fails the next query, which says so.
  database.on('error', () => undefined);
  await database.connect();
  try {
    return await use(database);
  } finally {
    await database.end();
  }
}

/** A person with a browser of their own, who waits for a slow page. */
export async function visitor(bank: StartedBank, browser: Browser, options?: BrowserUserOptions): Promise<BrowserUser> {
  const user = await BrowserUser.arrive(browser, bank.origin, options);
  user.context.setDefaultTimeout(STEP_LIMIT_MS);
  return user;
}
