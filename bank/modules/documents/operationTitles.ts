import { common as cnCommon } from '../../../src/locales/cn/screens/common.json';
import { common as enCommon } from '../../../src/locales/en/screens/common.json';
import { common as kgCommon } from '../../../src/locales/kg/screens/common.json';
import { common as ruCommon } from '../../../src/locales/ru/screens/common.json';
import { operations as cn } from '../../../src/locales/cn/screens/home.json';
import { operations as en } from '../../../src/locales/en/screens/home.json';
import { operations as kg } from '../../../src/locales/kg/screens/home.json';
import { operations as ru } from '../../../src/locales/ru/screens/home.json';
import { titleText } from '../../../src/domain/history/titleText';
import type { OwnAccount, TransactionTitle } from '../../../src/domain/history/transactionTitle';
import type { Language, LocalizedText } from '../../../src/domain/language/Language';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { filled } from '../../../src/domain/language/template';
import type { TransactionKind } from '../../../src/domain/movements/movements';
import { partyName } from '../../../src/domain/operation/partyName';
import { formatDate } from '../../../src/domain/time/format';

const { kinds, returnOf, depositWithoutName } = localizedTexts({ ru, en, kg, cn });
const accountWithoutName: LocalizedText = {
  ru: ruCommon.accountWithoutName,
  en: enCommon.accountWithoutName,
  kg: kgCommon.accountWithoutName,
  cn: cnCommon.accountWithoutName,
};

/** An operation as far as its heading needs it. */
interface Titled {
  readonly title: TransactionTitle;
  readonly kind: TransactionKind;
}

/** Heading of an operation in a language, in the words of the screens. */
export function operationTitle({ title, kind }: Titled, language: Language): string {
  return titleText(title, {
    account: (account) => accountName(account, language),
    returnOf: ({ number, createdAt }) => filled(returnOf[language], { number, day: formatDate(createdAt, language) }),
    party: (stored) => partyName(stored, language),
    kind: kinds[kind][language],
  });
}

function accountName({ product, name, currency }: OwnAccount, language: Language): string {
  return name === ''
    ? filled((product === 'deposit' ? depositWithoutName : accountWithoutName)[language], { currency })
    : name;
}
