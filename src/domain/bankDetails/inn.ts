import { checkedToBankDay } from '../time/Instant';

/** Kind of person, day, month and year of birth or registration, and a serial number without check digits. */
const INN = /^[012](\d{2})(\d{2})(\d{4})\d{5}$/;

const EARLIEST_YEAR = '1900';

/** True for a Kyrgyz taxpayer number: 0 for a company, 1 for a woman, 2 for a man, then a day that exists, then five digits. */
export function isKyrgyzInn(text: string): boolean {
  const [, day, month, year] = INN.exec(text) ?? [];
  return year !== undefined && year >= EARLIEST_YEAR && checkedToBankDay(`${year}-${month}-${day}`) !== undefined;
}

/** True for the taxpayer number of a company. */
export function isCompanyInn(inn: string): boolean {
  return inn.startsWith('0');
}
