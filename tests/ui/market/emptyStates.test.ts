import { readdirSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { PRODUCT_PAGES } from '../../../src/ui/objects/market/marketPaths';
import type { ShowcaseCode } from '../../../src/ui/objects/market/marketPaths';

type Language = 'ru' | 'en' | 'kg' | 'cn';

const ACCOUNT = { ru: /сч[её]т/i, en: /\baccount/i, kg: /эсеп/i, cn: /账户|开户/ };
const DEPOSIT = { ru: /вклад/i, en: /\bdeposit/i, kg: /аманат/i, cn: /存款/ };
const LOAN = { ru: /кредит/i, en: /\bloan/i, kg: /насыя/i, cn: /贷款/ };
const CARD = { ru: /\bкарт[уы]/iu, en: /\bcard/i, kg: /карта/i, cn: /卡/ };
const CERTIFICATE = { ru: /справк/i, en: /certificate/i, kg: /маалымкат/i, cn: /证明/ };
const CHECKBOOK = { ru: /чеков/i, en: /checkbook/i, kg: /чек китеп/i, cn: /支票/ };
const BOX = { ru: /ячейк/i, en: /deposit box/i, kg: /сейф/i, cn: /保管箱/ };
const BOND = { ru: /облигац/i, en: /\bbond/i, kg: /облигац/i, cn: /债券/ };
const WALLET = { ru: /кошел/i, en: /wallet/i, kg: /капчык/i, cn: /钱包/ };

/** Words that name each product of the shop. */
const NAMED: Readonly<Record<ShowcaseCode, Readonly<Record<Language, RegExp>>>> = {
  'deposit-application': DEPOSIT,
  'loan-application': LOAN,
  'checkbook-ordering': CHECKBOOK,
  'statement-request': CERTIFICATE,
  'loan-statement-request': CERTIFICATE,
  'opening-account': ACCOUNT,
  'deposit-box-reservation': BOX,
  'bond-request': BOND,
  'debit-card': CARD,
  'open-ipc': CARD,
  'credit-card': CARD,
  'card-reissue': CARD,
  'elsom-registration': WALLET,
};

/** Words that send a customer away from the application. */
const ELSEWHERE: Readonly<Record<Language, RegExp>> = {
  ru: /отделени|позвон/i,
  en: /\bbranch|\bcall\b/i,
  kg: /бөлүм(дөн|гө|үнө)|чалыңыз|чалып/i,
  cn: /网点|致电/,
};

/** Key of a text that is shown where there is nothing yet. */
const EMPTY = /(^|\.)(none|empty|tooFew)/;
const LANGUAGES: readonly Language[] = ['ru', 'en', 'kg', 'cn'];

/** Texts of a file, each with its key. */
function textsIn(value: unknown, key = ''): readonly (readonly [key: string, text: string])[] {
  return typeof value === 'string'
    ? [[key, value]]
    : Object.entries(value ?? {}).flatMap(([name, inner]) => textsIn(inner, key === '' ? name : `${key}.${name}`));
}

function emptyTexts(language: Language) {
  const folder = `src/locales/${language}/screens`;
  return readdirSync(folder).flatMap((file) =>
    textsIn(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')))
      .filter(([key]) => EMPTY.test(key))
      .map(([key, text]) => ({ place: `${file} ${key}`, text })),
  );
}

it.each(LANGUAGES)(
  'no empty state sends a customer to a branch or a phone for what the shop sells, in %s',
  (language) => {
    const texts = emptyTexts(language);
    expect(texts.length).toBeGreaterThan(50);
    const products = Object.keys(PRODUCT_PAGES).filter((code): code is ShowcaseCode => Object.hasOwn(NAMED, code));
    const sent = texts.filter(
      ({ text }) => ELSEWHERE[language].test(text) && products.some((code) => NAMED[code][language].test(text)),
    );
    expect(sent).toEqual([]);
  },
);
