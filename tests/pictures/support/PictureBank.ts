import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { projectRoot } from '../../../bank/kernel/projectRoot';
import { BrowserUser } from '../../e2e/support/BrowserUser';
import { launchChromium, SAME_LETTERS } from '../../support/chromium';
import { StartedBank } from '../../support/StartedBank';
import { fastestTemporaryDisk, newTemporaryFolder } from '../../support/temporaryFolder';
import { VARYING } from './screens';
import { sheetOf } from './Sheet';
import { atRest, takeShots, watchCalls } from './takeShots';
import type { Browser, Locator } from 'playwright-core';
import type { Sheet } from './Sheet';

/** A Wednesday morning in Bishkek on which the bank was installed a moment ago. */
const MOMENT = '2026-10-14T10:30:00+06:00';
const STANDING_CLOCK = pathToFileURL(join(projectRoot(), 'tests/pictures/support/standingClock.mjs')).href;
/** A browser like any other: the history of sign-ins tells its name and system. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
/** Every release changes the version of the application. */
const VERSION = /^\d+\.\d+\.\d{1,3}$/;
/** Every operation has others, drawn by chance. */
const OPERATION_ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-/;
const FINGERPRINT = /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/;
const NOWHERE = '/there-is-no-such-page';

/** A demonstration bank at one moment of one day, and a browser in which it is that moment too. */
export class PictureBank {
  private constructor(
    private readonly bank: StartedBank,
    private readonly browser: Browser,
  ) {}

  static async open(): Promise<PictureBank> {
    const [bank, browser] = await Promise.all([
      StartedBank.start({
        dataDirectory: newTemporaryFolder(fastestTemporaryDisk(), 'tulpar-pictures-'),
        environment: { BANK_TIME: MOMENT, NODE_OPTIONS: `--import=${STANDING_CLOCK}` },
      }),
      launchChromium(SAME_LETTERS),
    ]);
    return new PictureBank(bank, browser);
  }

  get origin(): string {
    return this.bank.origin;
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.bank.remove();
  }

  async photographer(): Promise<Photographer> {
    const user = await BrowserUser.arrive(this.browser, this.bank.origin, { userAgent: USER_AGENT });
    await user.context.clock.setFixedTime(new Date(MOMENT));
    return new Photographer(user);
  }
}

/** Somebody who opens screens and takes their pictures. */
export class Photographer {
  private readonly openCalls: () => number;

  constructor(readonly user: BrowserUser) {
    this.openCalls = watchCalls(user.page);
  }

  /** Picture of the screen at an address of the running application, which is not loaded anew. */
  async sheetAt(path: string): Promise<Sheet> {
    const nowhere = this.user.heading(this.user.words.common.notFound.title);
    await this.user.follow(NOWHERE);
    await nowhere.waitFor();
    await this.user.follow(path);
    await nowhere.waitFor({ state: 'detached' });
    return this.sheet();
  }

  /** Picture of the screen at an address that is opened like a bookmark. */
  async sheetOfOpened(path: string): Promise<Sheet> {
    await this.user.open(path);
    return this.sheet(VARYING[path]);
  }

  /** Picture of the page as it is, without what `varying` selects. */
  async sheet(varying?: string): Promise<Sheet> {
    const settle = () => atRest(this.user.page, this.openCalls);
    await settle();
    await hide(this.user.page.getByText(VERSION));
    await hide(this.user.page.getByText(OPERATION_ID));
    await hide(this.user.page.getByText(FINGERPRINT));
    if (varying !== undefined) {
      await hide(this.user.page.locator(varying));
    }
    return sheetOf(await takeShots(this.user.page, settle));
  }
}

/** Leaves the room of something empty, and that of a button behind it: behind a code it stands where the code ends. */
function hide(locator: Locator): Promise<void> {
  return locator.evaluateAll((elements) => {
    const behind = elements.flatMap(({ nextElementSibling: next }) =>
      next?.matches('button, :has(> button:only-child)') === true ? [next] : [],
    );
    [...elements, ...behind].forEach((part) => {
      if (part instanceof HTMLElement || part instanceof SVGElement) {
        part.style.visibility = 'hidden';
      }
    });
  });
}
