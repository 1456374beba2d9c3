import { isLanguage } from '../language/Language';
import type { Language } from '../language/Language';
import { OWN_NAMES } from '../language/ownNames';
import { isCurrency } from '../money/Currency';
import { decimalSign, formatMoney } from '../money/formatAmount';
import { money } from '../money/Money';
import type { Money } from '../money/Money';
import { isLoanStatementType, LOAN_STATEMENT_WORDS } from '../shop/loanStatementWords';
import { parseDay } from '../time/days';
import { formatDay } from '../time/format';

/** Names of the details of operations that are only displayed and passed on, in display order. */
export const DETAIL_NAMES = [
  'charges',
  'foreignFee',
  'instructedAmount',
  'bankCode',
  'bankName',
  'correspondentAccount',
  'intermediaryBank',
  'recipientAddress',
  'recipientCountry',
  'operationCode',
  'inn',
  'kpp',
  'bin',
  'kbe',
  'knp',
  'documents',
  'network',
  'qrProvider',
  'qrTransaction',
  'salesPoint',
  'payerBank',
  'taxpayerInn',
  'taxpayer',
  'vehicleNumber',
  'eniCode',
  'taxPeriod',
  'territory',
  'decisionNumber',
  'violation',
  'transferSystem',
  'payoutCountry',
  'recipientPhone',
  'payoutDays',
  'transferCode',
  'cardNumber',
  'networkReference',
  'subscriberName',
  'payerName',
  'service',
  'period',
  'reading',
  'schoolYear',
  'schoolClass',
  'pupilName',
  'providerCode',
  'depositProduct',
  'depositContract',
  'depositTerm',
  'depositRate',
  'depositEnds',
  'interestExpected',
  'prolongedFor',
  'childName',
  'childBornOn',
  'interestLost',
  'interestWithheld',
  'interestDue',
  'closedBy',
  'loanContract',
  'principalRepaid',
  'interestRepaid',
  'penaltyRepaid',
  'setAside',
  'newInstalment',
  'lastInstalmentOn',
  'invoiceNumbers',
  'registerLines',
  'registerDigest',
  'amountOfCheckbooks',
  'trustedEmployeeFullName',
  'passportId',
  'issuedBy',
  'dateOfIssue',
  'phoneNumber',
  'loanStatementType',
  'statementLanguage',
  'openedCurrency',
  'openedAccount',
  'loanProduct',
  'loanAmount',
  'loanMonths',
  'loanRateFrom',
  'loanInstalment',
  'loanPurpose',
  'monthlyIncome',
  'boxBranch',
  'boxSize',
  'boxNumber',
  'rentEnds',
  'bondIssue',
  'bondIsin',
  'bondCount',
  'bondPrice',
  'bondCoupon',
  'bondMatures',
  'replacedCard',
  'reissueReason',
  'cardScheme',
  'cardAccount',
  'cardLimit',
  'cardMonths',
  'cardHolder',
  'cardBranch',
] as const;

export type DetailName = (typeof DETAIL_NAMES)[number];

/** Details of an operation, each a text of one line. */
export type OperationDetails = Readonly<Partial<Record<DetailName, string>>>;

/** Details an operation has, in display order: those its movement names first, in the order of the movement. */
export function detailsOf(
  details: OperationDetails = {},
  named: readonly DetailName[] = [],
): readonly { readonly name: DetailName; readonly value: string }[] {
  return [...new Set([...named, ...DETAIL_NAMES])].flatMap((name) => {
    const value = details[name];
    return value === undefined || value === '' ? [] : [{ name, value }];
  });
}

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
  'newInstalment',
  'loanAmount',
  'loanInstalment',
  'monthlyIncome',
  'bondPrice',
  'cardLimit',
];

const DAYS: readonly DetailName[] = [
  'depositEnds',
  'childBornOn',
  'closedBy',
  'lastInstalmentOn',
  'dateOfIssue',
  'rentEnds',
  'bondMatures',
];

const WRITTEN_AMOUNT = /^(\d+)\.(\d{2}) ([A-Z]{3})$/;

/** Display text of a detail: an amount, a rate or a day in the format of the language, any other value unchanged. */
export function detailText(name: DetailName, value: string, language: Language): string {
  if (name === 'depositRate' || name === 'loanRateFrom' || name === 'bondCoupon') {
    return value.replace('.', decimalSign(language));
  }
  if (name === 'statementLanguage') {
    return isLanguage(value) ? OWN_NAMES[value] : value;
  }
  if (name === 'loanStatementType') {
    return isLoanStatementType(value) ? LOAN_STATEMENT_WORDS[value][language] : value;
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
