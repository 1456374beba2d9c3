import { identifierText } from '../text/identifiers';
const KEY_WEIGHTS = [7, 1, 3] as const;

/** True for the code of a Russian bank: nine digits, of which the first two stand for the country. */
export function isRussianBic(text: string): boolean {
  return /^0[0-4]\d{7}$/.test(text);
}

/** True for twenty digits that are an account at the bank with this code: the ninth is a key over both. */
export function isAccountAtRussianBank(account: string, bic: string): boolean {
  return hasKey(`${bic.slice(-3)}${account}`);
}

/** True for twenty digits that are the account of this bank at the Bank of Russia. */
export function isCorrespondentAccount(account: string, bic: string): boolean {
  return account.startsWith('301') && hasKey(`0${bic.slice(4, 6)}${account}`);
}

/** The account with its key, which is its ninth digit. */
export function withRussianKey(account: string, bic: string): string {
  const withoutKey = `${account.slice(0, 8)}0${account.slice(9)}`;
  const key = (sumOf(`${bic.slice(-3)}${withoutKey}`) * 3) % 10;
  return `${account.slice(0, 8)}${key}${account.slice(9)}`;
}

function hasKey(text: string): boolean {
  return /^\d{23}$/.test(text) && sumOf(text) % 10 === 0;
}

function sumOf(digits: string): number {
  return weighted(
    digits,
    [...digits].map((_, index) => KEY_WEIGHTS[index % 3] ?? 0),
    (product) => product % 10,
  );
}

const COMPANY_WEIGHTS = [2, 4, 10, 3, 5, 9, 4, 6, 8] as const;
const PERSON_WEIGHTS = [
  [7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
  [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
] as const;

/** True for a Russian taxpayer number: ten digits of a company or twelve of a person, with their check digits. */
export function isRussianInn(text: string): boolean {
  return (
    isRussianCompanyInn(text) ||
    (/^\d{12}$/.test(text) && PERSON_WEIGHTS.every((weights) => hasCheckDigit(text, weights)))
  );
}

export function isRussianCompanyInn(text: string): boolean {
  return /^\d{10}$/.test(text) && hasCheckDigit(text, COMPANY_WEIGHTS);
}

/** The digit after so many as there are weights is the sum of those before it, modulo eleven and ten. */
function hasCheckDigit(text: string, weights: readonly number[]): boolean {
  return (weighted(text, weights, (product) => product) % 11) % 10 === parseInt(text.charAt(weights.length), 10);
}

function weighted(digits: string, weights: readonly number[], each: (product: number) => number): number {
  return weights.reduce((sum, weight, index) => sum + each(weight * parseInt(digits.charAt(index), 10)), 0);
}

/** True for the code of the reason a Russian company is registered for. */
export function isKpp(text: string): boolean {
  return /^\d{4}[0-9A-Z]{2}\d{3}$/.test(text);
}

/** The five digits of a code of a currency operation, written bare or as `VO10100`; `undefined` for anything else. */
export function readOperationCode(text: string): string | undefined {
  return /^\{?(?:VO)?(\d{5})\}?$/i.exec(identifierText(text))?.[1];
}
