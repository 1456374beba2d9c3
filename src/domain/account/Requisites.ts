import cn from '../../locales/cn/domain/requisites.json';
import en from '../../locales/en/domain/requisites.json';
import kg from '../../locales/kg/domain/requisites.json';
import ru from '../../locales/ru/domain/requisites.json';
import type { Language, LocalizedText } from '../language/Language';
import { localizedTexts } from '../language/localizedTexts';
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

/** Title of bank details, and the name of each line. */
export const REQUISITE_WORDS = localizedTexts({ ru, en, kg, cn });

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

/** Bank details in the order of a document, without empty values. */
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
