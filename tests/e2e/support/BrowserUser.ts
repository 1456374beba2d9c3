import { formatMoney } from '../../../src/domain/money/formatAmount';
import { lastFour } from '../../../src/domain/account/accountNumber';
import { LANGUAGE_KEY } from '../../../src/infrastructure/device/languageKey';
import { DEMONSTRATION_PASSWORD, RawClient } from '../../support/RawClient';
import { countContext } from '../../support/startedThings';
import { timeShiftMs } from '../../support/walkTime';
import { wordsIn } from './words';
import { closeTabs } from './closeTabs';
import { shiftTime } from './shiftTime';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Account } from '../../../src/domain/account/Account';
import type { Language } from '../../../src/domain/language/Language';
import type { Money } from '../../../src/domain/money/Money';
import type { SandboxMessage } from '../../support/RawClient';
import type { Words } from './words';

export interface BrowserUserOptions {
  readonly language?: Language;
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  /** Contrast the device asks for. */
  readonly contrast?: 'more';
  /** True for a browser that may register the service worker, which keeps files of the application while a test goes on. */
  readonly worker?: boolean;
  /** Name the browser gives itself; its own when absent. */
  readonly userAgent?: string;
}

const STEP_LIMIT_MS = 20_000;
const NOWHERE = '/there-is-no-such-page';
/** Chromium says so when a page needs longer than some seconds for its first style: a statement about the machine. */
const SLOW_START = /was preloaded using link preload but not used within a few seconds/;

/** A person with a browser of their own and the phone of the sandbox. Everything the browser complains about is kept. */
export class BrowserUser {
  /** Errors of the console, violations of the security policy, calls to other hosts: all must stay empty. */
  readonly consoleErrors: string[] = [];
  readonly words: Words;
  hasLeft = false;

  private constructor(
    readonly origin: string,
    readonly context: BrowserContext,
    readonly page: Page,
    readonly language: Language,
  ) {
    this.words = wordsIn(language);
  }

  static async arrive(browser: Browser, origin: string, options: BrowserUserOptions = {}): Promise<BrowserUser> {
    const {
      language = 'ru',
      width = 1280,
      height = 900,
      theme = 'light',
      worker = false,
      userAgent,
      contrast,
    } = options;
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: theme,
      reducedMotion: 'reduce',
      acceptDownloads: true,
      timezoneId: 'Asia/Bishkek',
      ...(contrast !== undefined && { contrast }),
      ...(userAgent !== undefined && { userAgent }),
    });
    countContext();
    context.setDefaultTimeout(STEP_LIMIT_MS);
    await context.addInitScript(shiftTime, timeShiftMs());
    if (!worker) {
      await context.addInitScript(() => {
        // A page that is not secure, as a new tab is, has none.
        if (!('ServiceWorkerContainer' in window)) {
          return;
        }
        const never = new Promise<never>(() => undefined);
        Object.defineProperty(ServiceWorkerContainer.prototype, 'register', { value: () => never });
      });
    }
    const page = await context.newPage();
    const user = new BrowserUser(origin, context, page, language);
    context.once('close', () => (user.hasLeft = true));
    await user.listen();
    return user;
  }

  leave(): Promise<void> {
    return closeTabs(this.context);
  }

  /** Another tab of the same browser. */
  async newTab(path: string): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto(`${this.origin}${path}`);
    return page;
  }

  /** Opens a page: within the application where somebody is signed in already, else like a bookmark. */
  async open(path: string): Promise<void> {
    if (await this.#isInside()) {
      await this.follow(NOWHERE);
      await this.heading(this.words.common.notFound.title).waitFor();
      await this.follow(path);
    } else {
      await this.load(path);
    }
  }

  /** Somebody is signed in, and the application stands on the page. */
  async #isInside(): Promise<boolean> {
    return (
      this.page.url().startsWith(this.origin) &&
      (await this.page.evaluate(() => {
        const session: unknown = JSON.parse(sessionStorage.getItem('session') ?? 'null');
        const stage = typeof session === 'object' && session !== null && 'stage' in session ? session.stage : undefined;
        return stage === 'active' && document.querySelector('#root main h1') !== null;
      }))
    );
  }

  /** Opens a page like a bookmark, and waits until the application has taken the place of what stands there before it. */
  async load(path: string): Promise<void> {
    await this.page.goto(`${this.origin}${path}`);
    await this.page.locator('#early-page').waitFor({ state: 'detached' });
  }

  /** As a link inside the application leads there: nothing is loaded anew. */
  async follow(path: string): Promise<void> {
    await this.page.evaluate((address) => {
      window.history.pushState({}, '', address);
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
  }

  /** Login and password; afterwards the browser asks for the code. */
  async enterPassword(login: string, password = DEMONSTRATION_PASSWORD): Promise<void> {
    await this.load('/login');
    await this.chooseLanguage();
    await this.submitPassword(login, password);
  }

  /** Fills the login page that is open and sends it. */
  async submitPassword(login: string, password = DEMONSTRATION_PASSWORD): Promise<void> {
    const { username, password: passwordLabel, submit } = this.words.login;
    await this.page.getByLabel(username, { exact: true }).fill(login);
    await this.page.getByLabel(passwordLabel, { exact: true }).fill(password);
    await this.button(submit).click();
  }

  /**
   * Signed in, at home or at another page. The session is opened over the wire and put where a reload finds it: a login page, a code
   * page and the files of both are for tests of the way in, see {@link signInByForm}.
   */
  async signIn(login: string, path = '/'): Promise<void> {
    const client = new RawClient(this.origin);
    const session = { ...(await client.signIn(login)), stage: 'active', phoneNumber: '' };
    await this.load('/healthz');
    await this.page.evaluate(
      ([kept, [key, language]]) => {
        sessionStorage.setItem('session', kept);
        localStorage.setItem(key, language);
      },
      [JSON.stringify(session), [LANGUAGE_KEY, this.language]] as const,
    );
    await this.load(path);
    if (path === '/') {
      await this.heading(this.words.home.title).waitFor();
    }
  }

  /** The whole way in, until the accounts are there. */
  async signInByForm(login: string): Promise<void> {
    const phone = await this.phoneOf(login);
    await this.enterPassword(login);
    await this.page.waitForURL('**/otp');
    await this.enterCode(await phone.next());
    await this.heading(this.words.home.title).waitFor();
  }

  /** Types a code into the field of the page that asks for one and presses the button of its form. */
  async enterCode(code: string): Promise<void> {
    const field = this.page.getByLabel(this.words.code.field, { exact: true });
    await field.fill(code);
    await this.page.locator('form').filter({ has: field }).locator('button[type="submit"]').click();
  }

  /** Unfolds the accounts of home beyond the first ones, also in the tabs that are opened later. */
  async showAllAccounts(): Promise<void> {
    const accounts = this.page.getByRole('region', { name: this.words.home.accounts, exact: true });
    await accounts.locator('button[aria-expanded="false"]').click();
  }

  /** Fills the transfer form by mouse and keyboard; nothing is submitted. */
  async fillTransfer(debit: Account, credit: Account, amountText: string): Promise<void> {
    const { from, to, amount } = this.words.transfer.form;
    await this.chooseAccount(from, debit);
    await this.chooseAccount(to, credit);
    await this.page.getByLabel(amount, { exact: true }).fill(amountText);
  }

  async chooseAccount(label: string, account: Account): Promise<void> {
    const field = this.page.getByRole('combobox', { name: label, exact: true });
    await field.click();
    await this.page
      .getByRole('dialog', { name: label, exact: true })
      .getByRole('combobox')
      .fill(lastFour(account.number));
    await this.page
      .getByRole('option')
      .filter({ hasText: lastFour(account.number) })
      .first()
      .click();
  }

  /** From a filled form to the sheet that asks for the code; returns the code the phone got. */
  async proceedToCode(login: string, amount: Money): Promise<string> {
    await this.proceedToCheck();
    await this.waitForCode(amount);
    return this.sheetCode(login);
  }

  async proceedToCheck(): Promise<void> {
    await this.button(this.words.transfer.form.next).click();
    await this.page.waitForURL('**/payment/*/check');
    const { check, code } = this.words.transfer.acts.transfer;
    await this.heading(check).or(this.heading(code)).waitFor();
  }

  /** Waits until the sheet of a transfer asks for the code, with the button that names what it does. */
  async waitForCode(amount: Money): Promise<void> {
    const { code, submit } = this.words.transfer.acts.transfer;
    await this.heading(code).waitFor();
    await this.page.getByLabel(this.words.code.field, { exact: true }).waitFor();
    await this.button(submit.replace('{{amount}}', formatMoney(amount, this.language))).waitFor();
  }

  /** Text of the sheet over a payment form, with what is folded on it. */
  async sheetText(): Promise<string> {
    const sheet = this.page.getByRole('dialog');
    await sheet
      .locator('details')
      .evaluateAll((folded) => folded.forEach((details) => details.setAttribute('open', '')));
    return sheet.innerText();
  }

  /** The code the phone got for the operation on the sheet; both name its fingerprint. */
  async sheetCode(login: string): Promise<string> {
    return new RawClient(this.origin).codeFor(login, await this.fingerprint());
  }

  /** Fingerprint of the operation on the page. */
  async fingerprint(): Promise<string> {
    const label = `${this.words.operations.fields.fingerprint}:`;
    const line = await this.page.getByRole('paragraph').filter({ hasText: label }).innerText();
    return line.slice(label.length).trim();
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  heading(name: string) {
    return this.page.getByRole('heading', { name, exact: true });
  }

  /** Asks the phone of the sandbox for the codes that come after this moment, each once. */
  async phoneOf(login: string): Promise<{ next(): Promise<string> }> {
    const client = new RawClient(this.origin);
    const isSame = (one: SandboxMessage) => (other: SandboxMessage) =>
      one.text === other.text && one.createdAt === other.createdAt;
    const known = [...(await client.messages(login))];
    const isNew = (message: SandboxMessage): boolean => {
      const isWanted = message.code !== '' && !known.some(isSame(message));
      if (isWanted) {
        // The page of the next code may be there before its message, while this one is still the newest.
        known.push(message);
      }
      return isWanted;
    };
    return { next: () => client.codeOf(login, isNew) };
  }

  async chooseLanguage(): Promise<void> {
    if (this.language !== 'ru') {
      await this.page.getByLabel(wordsIn('ru').common.language).first().selectOption(this.language);
      await this.heading(this.words.login.title).waitFor();
    }
  }

  private async listen(): Promise<void> {
    await this.context.exposeBinding('tellViolation', (_source, text: string) =>
      this.consoleErrors.push(`policy: ${text}`),
    );
    await this.context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const tell: unknown = Reflect.get(window, 'tellViolation');
        if (typeof tell === 'function') {
          tell(
            `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`,
          );
        }
      });
    });
    this.context.on('console', (message) => {
      const isComplaint = message.type() === 'error' || message.type() === 'warning';
      if (isComplaint && !SLOW_START.test(message.text())) {
        this.consoleErrors.push(`${message.type()}: ${message.text()}`);
      }
    });
    this.context.on('weberror', (error) => this.consoleErrors.push(`thrown: ${error.error().message}`));
    this.context.on('request', (request) => {
      const url = new URL(request.url());
      if (!['blob:', 'data:'].includes(url.protocol) && url.origin !== this.origin) {
        this.consoleErrors.push(`foreign request: ${request.url()}`);
      }
    });
  }
}
