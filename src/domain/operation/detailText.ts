import cn from '../../locales/cn/domain/detailValues.json';
import en from '../../locales/en/domain/detailValues.json';
import kg from '../../locales/kg/domain/detailValues.json';
import ru from '../../locales/ru/domain/detailValues.json';
import { isLanguage } from '../language/Language';
import type { Language, LocalizedText } from '../language/Language';
import { localizedTexts } from '../language/localizedTexts';
import { OWN_NAMES } from '../language/ownNames';
import { pluralCategory } from '../language/plural';
import type { PluralCategory } from '../language/plural';
import { filled } from '../language/template';
import { isCurrency } from '../money/Currency';
import { formatMoney } from '../money/formatAmount';
import { formatPercent } from '../money/formatPercent';
import { money } from '../money/Money';
import type { Money } from '../money/Money';
import { isLoanStatementType, LOAN_STATEMENT_WORDS } from '../shop/loanStatementWords';
import { monthName } from '../time/dayInWords';
import { parseDay } from '../time/days';
import { formatDay } from '../time/format';
import type { DetailName } from './details';
import { partyName } from './partyName';

const TEXTS = localizedTexts({ ru, en, kg, cn });

const AMOUNTS: readonly DetailName[] = [
  'foreignFee',
  'instructedAmount',
  'interestExpected',
  'interestLost',
  'interestWithheld',
  'interestDue',
  'principalRepaid',
  'interestRepaid',
  'penaltyRepaid',
  'setAside',
  'interestSaved',
  'formerInstalment',
  'newInstalment',
  'loanAmount',
  'loanInstalment',
  'monthlyIncome',
  'bondPrice',
  'cardLimit',
];

const DAYS: readonly DetailName[] = [
  'orderDate',
  'depositEnds',
  'childBornOn',
  'closedBy',
  'formerLastInstalmentOn',
  'lastInstalmentOn',
  'dateOfIssue',
  'rentEnds',
  'bondMatures',
];

const WRITTEN_AMOUNT = /^(\d+)\.(\d{2}) ([A-Z]{3})$/;

type DetailText = (value: string, language: Language) => string;

type CountedUnit = Readonly<Record<PluralCategory, LocalizedText>>;

/** Text of a number with its unit; a value that is no number stays as it is. */
function counted(unit: CountedUnit): DetailText {
  return (value, language) => {
    if (!/^\d+$/.test(value)) {
      return value;
    }
    return countedText(unit, value, language);
  };
}

function countedText(unit: CountedUnit, count: string, language: Language): string {
  return filled(unit[pluralCategory(BigInt(count), language)][language], { count });
}

/** A number of months with its unit: `12 месяцев`. */
export function monthsText(count: number, language: Language): string {
  return countedText(TEXTS.months, count.toString(), language);
}

/** A rate in hundredths of a percent with its period: `14 % годовых`. */
export function yearlyText(basisPoints: number | bigint, language: Language): string {
  return filled(TEXTS.yearly[language], { rate: formatPercent(basisPoints, language) });
}

/** Text of a rate written as `14.00`; a value that is no rate stays as it is. */
function yearly(text: LocalizedText): DetailText {
  return (value, language) =>
    /^\d+\.\d{2}$/.test(value)
      ? filled(text[language], { rate: formatPercent(BigInt(value.replace('.', '')), language) })
      : value;
}

/** Text of one of the choices a detail may be; another value stays as it is. */
function chosen(choices: Readonly<Record<string, LocalizedText>>): DetailText {
  return (value, language) => choices[value]?.[language] ?? value;
}

const FORMATS: Readonly<Partial<Record<DetailName, DetailText>>> = {
  depositTerm: counted(TEXTS.months),
  prolongedFor: counted(TEXTS.months),
  loanMonths: counted(TEXTS.months),
  cardMonths: counted(TEXTS.months),
  payoutDays: counted(TEXTS.days),
  depositRate: yearly(TEXTS.yearly),
  depositEarlyRate: yearly(TEXTS.yearly),
  bondCoupon: yearly(TEXTS.yearly),
  loanRateFrom: yearly(TEXTS.yearlyFrom),
  depositEnding: chosen(TEXTS.depositEnding),
  repaymentMode: chosen(TEXTS.repaymentMode),
  bankName: partyName,
  taxMonth: (value, language) => (/^(?:0[1-9]|1[0-2])$/.test(value) ? monthName(Number(value), language) : value),
  statementLanguage: (value) => (isLanguage(value) ? OWN_NAMES[value] : value),
  loanStatementType: (value, language) => (isLoanStatementType(value) ? LOAN_STATEMENT_WORDS[value][language] : value),
};

/** Display text of a detail: an amount, a rate, a term, a choice or a day in the format of the language, any other value unchanged. */
export function detailText(name: DetailName, value: string, language: Language): string {
  const format = FORMATS[name];
  if (format !== undefined) {
    return format(value, language);
  }
  const day = DAYS.includes(name) ? parseDay(value) : undefined;
  if (day !== undefined) {
    return formatDay(day, language);
  }
  const amount = amountOfDetail(name, value);
  return amount === undefined ? value : formatMoney(amount, language);
}

/** Amount of a detail written as `3211.55 KGS`; `undefined` when the detail is not an amount. */
function amountOfDetail(name: DetailName, value: string): Money | undefined {
  const [, major = '', minor = '', currency = ''] = (AMOUNTS.includes(name) && WRITTEN_AMOUNT.exec(value)) || [];
  return isCurrency(currency) ? money(BigInt(major + minor), currency) : undefined;
}
