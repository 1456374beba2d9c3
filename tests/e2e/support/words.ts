import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../../../bank/kernel/projectRoot';
import type { Language } from '../../../src/domain/language/Language';

/** Texts of the screens in one language, by namespace, from the locale files of the application. */
export interface Words {
  readonly cardProducts: typeof import('../../../src/locales/ru/screens/cardProducts.json');
  readonly administration: typeof import('../../../src/locales/ru/screens/administration.json');
  readonly accounts: typeof import('../../../src/locales/ru/screens/accounts.json');
  readonly arrange: typeof import('../../../src/locales/ru/screens/arrange.json');
  readonly batch: typeof import('../../../src/locales/ru/screens/batch.json');
  readonly calendar: typeof import('../../../src/locales/ru/screens/calendar.json');
  readonly cards: typeof import('../../../src/locales/ru/screens/cards.json');
  readonly chat: typeof import('../../../src/locales/ru/screens/chat.json');
  readonly charts: typeof import('../../../src/locales/ru/screens/charts.json');
  readonly closed: typeof import('../../../src/locales/ru/screens/closed.json');
  readonly code: typeof import('../../../src/locales/ru/screens/code.json');
  readonly company: typeof import('../../../src/locales/ru/screens/company.json');
  readonly companyHome: typeof import('../../../src/locales/ru/screens/companyHome.json');
  readonly common: typeof import('../../../src/locales/ru/screens/common.json');
  readonly directDebits: typeof import('../../../src/locales/ru/screens/directDebits.json');
  readonly deposits: typeof import('../../../src/locales/ru/screens/deposits.json');
  /** Texts of the failures. */
  readonly failures: typeof import('../../../src/locales/ru/failures.json');
  readonly firstLogin: typeof import('../../../src/locales/ru/screens/firstLogin.json');
  readonly history: typeof import('../../../src/locales/ru/screens/history.json');
  readonly home: typeof import('../../../src/locales/ru/screens/home.json');
  readonly limits: typeof import('../../../src/locales/ru/screens/limits.json');
  readonly invoices: typeof import('../../../src/locales/ru/screens/invoices.json');
  readonly loans: typeof import('../../../src/locales/ru/screens/loans.json');
  readonly lock: typeof import('../../../src/locales/ru/screens/lock.json');
  readonly login: typeof import('../../../src/locales/ru/screens/login.json');
  readonly moneyTransfer: typeof import('../../../src/locales/ru/screens/moneyTransfer.json');
  readonly myTable: typeof import('../../../src/locales/ru/screens/myTable.json');
  readonly newPassword: typeof import('../../../src/locales/ru/screens/newPassword.json');
  readonly onlineLoan: typeof import('../../../src/locales/ru/screens/onlineLoan.json');
  readonly offline: typeof import('../../../src/locales/ru/screens/offline.json');
  readonly operations: typeof import('../../../src/locales/ru/screens/operations.json');
  readonly servicePoints: typeof import('../../../src/locales/ru/screens/servicePoints.json');
  readonly services: typeof import('../../../src/locales/ru/screens/services.json');
  readonly otherBanks: typeof import('../../../src/locales/ru/screens/otherBanks.json');
  readonly payees: typeof import('../../../src/locales/ru/screens/payees.json');
  readonly personalData: typeof import('../../../src/locales/ru/screens/personalData.json');
  readonly privacy: typeof import('../../../src/locales/ru/screens/privacy.json');
  readonly profile: typeof import('../../../src/locales/ru/screens/profile.json');
  readonly qr: typeof import('../../../src/locales/ru/screens/qr.json');
  readonly qrPoints: typeof import('../../../src/locales/ru/screens/qrPoints.json');
  readonly qrInvoices: typeof import('../../../src/locales/ru/screens/qrInvoices.json');
  readonly qrSignIn: typeof import('../../../src/locales/ru/screens/qrSignIn.json');
  readonly register: typeof import('../../../src/locales/ru/screens/register.json');
  readonly restore: typeof import('../../../src/locales/ru/screens/restore.json');
  readonly search: typeof import('../../../src/locales/ru/screens/search.json');
  readonly palette: typeof import('../../../src/locales/ru/screens/palette.json');
  readonly shell: typeof import('../../../src/locales/ru/screens/shell.json');
  readonly templates: typeof import('../../../src/locales/ru/screens/templates.json');
  readonly companyChanges: typeof import('../../../src/locales/ru/screens/companyChanges.json');
  readonly sharing: typeof import('../../../src/locales/ru/screens/sharing.json');
  readonly signing: typeof import('../../../src/locales/ru/screens/signing.json');
  readonly spending: typeof import('../../../src/locales/ru/screens/spending.json');
  readonly statements: typeof import('../../../src/locales/ru/screens/statements.json');
  readonly guest: typeof import('../../../src/locales/ru/screens/guest.json');
  readonly guestLoans: typeof import('../../../src/locales/ru/screens/guestLoans.json');
  readonly rates: typeof import('../../../src/locales/ru/screens/rates.json');
  readonly release: typeof import('../../../src/locales/ru/screens/release.json');
  readonly swift: typeof import('../../../src/locales/ru/screens/swift.json');
  readonly taxes: typeof import('../../../src/locales/ru/screens/taxes.json');
  readonly transfer: typeof import('../../../src/locales/ru/screens/transfer.json');
  readonly validation: typeof import('../../../src/locales/ru/screens/validation.json');
  readonly market: typeof import('../../../src/locales/ru/screens/market.json');
  readonly wallets: typeof import('../../../src/locales/ru/screens/wallets.json');
}

/** The words of a language; a test in Kyrgyz presses the same buttons by their Kyrgyz names. */
export function wordsIn(language: Language): Words {
  const folder = join(projectRoot(), 'src/locales', language, 'screens');
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const texts = [
    ...files.map((name) => [name.slice(0, -5), join(folder, name)] as const),
    ['failures', join(projectRoot(), 'src/locales', language, 'failures.json')] as const,
  ];
  const words: Words = JSON.parse(
    `{${texts.map(([name, path]) => `${JSON.stringify(name)}:${readFileSync(path, 'utf8')}`).join()}}`,
  );
  return words;
}

/** Every key that would stand on the screen if its translation were missing, with and without its namespace. */
export function allKeys(): ReadonlySet<string> {
  const words = wordsIn('ru');
  return new Set(
    Object.entries(words).flatMap(([namespace, value]) => keysOf(value).flatMap((key) => [key, `${namespace}:${key}`])),
  );
}

function keysOf(value: object): readonly string[] {
  return Object.entries(value).flatMap(([name, inner]) => {
    const held: unknown = inner;
    return typeof held === 'object' && held !== null ? keysOf(held).map((key) => `${name}.${key}`) : [name];
  });
}
