import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../../../bank/kernel/projectRoot';
import type { Language } from '../../../src/domain/language/Language';

/** Texts of the screens in one language, by namespace, from the locale files of the application. */
export interface Words {
  readonly cardProducts: typeof import('../../../src/ui/locales/ru/cardProducts.json');
  readonly accounts: typeof import('../../../src/ui/locales/ru/accounts.json');
  readonly batch: typeof import('../../../src/ui/locales/ru/batch.json');
  readonly calendar: typeof import('../../../src/ui/locales/ru/calendar.json');
  readonly cards: typeof import('../../../src/ui/locales/ru/cards.json');
  readonly code: typeof import('../../../src/ui/locales/ru/code.json');
  readonly common: typeof import('../../../src/ui/locales/ru/common.json');
  readonly deposits: typeof import('../../../src/ui/locales/ru/deposits.json');
  /** Texts of the failures. */
  readonly failures: typeof import('../../../src/application/operations/failureTexts/ru.json');
  readonly firstLogin: typeof import('../../../src/ui/locales/ru/firstLogin.json');
  readonly history: typeof import('../../../src/ui/locales/ru/history.json');
  readonly home: typeof import('../../../src/ui/locales/ru/home.json');
  readonly limits: typeof import('../../../src/ui/locales/ru/limits.json');
  readonly invoices: typeof import('../../../src/ui/locales/ru/invoices.json');
  readonly loans: typeof import('../../../src/ui/locales/ru/loans.json');
  readonly lock: typeof import('../../../src/ui/locales/ru/lock.json');
  readonly login: typeof import('../../../src/ui/locales/ru/login.json');
  readonly moneyTransfer: typeof import('../../../src/ui/locales/ru/moneyTransfer.json');
  readonly myTable: typeof import('../../../src/ui/locales/ru/myTable.json');
  readonly newPassword: typeof import('../../../src/ui/locales/ru/newPassword.json');
  readonly onlineLoan: typeof import('../../../src/ui/locales/ru/onlineLoan.json');
  readonly operations: typeof import('../../../src/ui/locales/ru/operations.json');
  readonly services: typeof import('../../../src/ui/locales/ru/services.json');
  readonly otherBanks: typeof import('../../../src/ui/locales/ru/otherBanks.json');
  readonly personalData: typeof import('../../../src/ui/locales/ru/personalData.json');
  readonly privacy: typeof import('../../../src/ui/locales/ru/privacy.json');
  readonly profile: typeof import('../../../src/ui/locales/ru/profile.json');
  readonly qr: typeof import('../../../src/ui/locales/ru/qr.json');
  readonly qrSignIn: typeof import('../../../src/ui/locales/ru/qrSignIn.json');
  readonly register: typeof import('../../../src/ui/locales/ru/register.json');
  readonly restore: typeof import('../../../src/ui/locales/ru/restore.json');
  readonly shell: typeof import('../../../src/ui/locales/ru/shell.json');
  readonly templates: typeof import('../../../src/ui/locales/ru/templates.json');
  readonly companyChanges: typeof import('../../../src/ui/locales/ru/companyChanges.json');
  readonly signing: typeof import('../../../src/ui/locales/ru/signing.json');
  readonly statements: typeof import('../../../src/ui/locales/ru/statements.json');
  readonly swift: typeof import('../../../src/ui/locales/ru/swift.json');
  readonly taxes: typeof import('../../../src/ui/locales/ru/taxes.json');
  readonly transfer: typeof import('../../../src/ui/locales/ru/transfer.json');
  readonly validation: typeof import('../../../src/ui/locales/ru/validation.json');
  readonly wallets: typeof import('../../../src/ui/locales/ru/wallets.json');
}

/** The words of a language; a test in Kyrgyz presses the same buttons by their Kyrgyz names. */
export function wordsIn(language: Language): Words {
  const folder = join(projectRoot(), 'src/ui/locales', language);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const texts = [
    ...files.map((name) => [name.slice(0, -5), join(folder, name)] as const),
    ['failures', join(projectRoot(), 'src/application/operations/failureTexts', `${language}.json`)] as const,
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
