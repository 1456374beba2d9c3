import type { Language, LocalizedText } from '../language/Language';
import type { Currency } from '../money/Currency';

/** Bank details of an account: all that is needed to pay money to it. */
export interface Requisites {
  readonly recipient: string;
  readonly inn: string;
  readonly accountNumber: string;
  readonly currency: Currency;
  readonly bankName: LocalizedText;
  readonly bankAddress: LocalizedText;
  /** Six digits of the National Bank; domestic payments go by it. */
  readonly bic: string;
  /** Eight characters of ISO 9362; payments from abroad go by it. */
  readonly swiftCode: string;
}

export const REQUISITE_WORDS = {
  title: { ru: 'Реквизиты счёта', en: 'Account details', kg: 'Эсептин реквизиттери', cn: '账户收款信息' },
  recipient: { ru: 'Получатель', en: 'Recipient', kg: 'Алуучу', cn: '收款人' },
  inn: { ru: 'ИНН получателя', en: 'Taxpayer number (INN)', kg: 'Алуучунун ИННи', cn: '收款人税号' },
  accountNumber: { ru: 'Счёт', en: 'Account', kg: 'Эсеп', cn: '账号' },
  currency: { ru: 'Валюта', en: 'Currency', kg: 'Валюта', cn: '币种' },
  bankName: { ru: 'Банк', en: 'Bank', kg: 'Банк', cn: '开户银行' },
  bankAddress: { ru: 'Адрес банка', en: 'Bank address', kg: 'Банктын дареги', cn: '银行地址' },
  bic: { ru: 'БИК', en: 'BIC', kg: 'БИК', cn: 'BIC 代码' },
  swiftCode: { ru: 'SWIFT', en: 'SWIFT', kg: 'SWIFT', cn: 'SWIFT 代码' },
} as const satisfies Readonly<Record<string, LocalizedText>>;

/** One line of bank details, or of text that is shared with them. */
export interface RequisiteLine {
  readonly name: string;
  readonly term: string;
  readonly value: string;
}

/** One line of bank details. */
export interface RequisiteRow extends RequisiteLine {
  readonly name: Exclude<keyof typeof REQUISITE_WORDS, 'title'>;
}

/** Bank details in the order they are written on paper; empty values are left out. */
export function requisiteRows(requisites: Requisites, language: Language): readonly RequisiteRow[] {
  const { recipient, inn, accountNumber, currency, bankName, bankAddress, bic, swiftCode } = requisites;
  const values = {
    recipient,
    inn,
    accountNumber,
    currency,
    bankName: bankName[language],
    bankAddress: bankAddress[language],
    bic,
    swiftCode,
  };
  const names = [
    'recipient',
    'inn',
    'accountNumber',
    'currency',
    'bankName',
    'bankAddress',
    'bic',
    'swiftCode',
  ] as const;
  return names
    .map((name) => ({ name, term: REQUISITE_WORDS[name][language], value: values[name] }))
    .filter(({ value }) => value !== '');
}

/** Bank details as text, one per line: for copying, sharing and the QR code. */
export function requisitesText(lines: readonly RequisiteLine[]): string {
  return lines.map(({ term, value }) => `${term}: ${value}`).join('\n');
}
