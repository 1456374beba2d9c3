import type { Language } from '../../../../domain/language/Language';
import { formatAmount } from '../../../../domain/money/formatAmount';
import type { Money } from '../../../../domain/money/Money';
import { parseAmount } from '../../../../domain/money/parseAmount';
import { isEniCode } from '../../../../domain/tax/identifiers';
import type { TaxPaymentDraft } from '../../../../domain/tax/TaxPaymentDraft';

/** Figures of a calculator that are carried into the form of the payment. */
export interface AskedTax {
  /** Code of the property; absent for a vehicle. */
  readonly eniCode?: string;
  readonly taxYear: string;
  readonly amount: Money;
}

const YEAR = /^\d{4}$/;
const EACH_COMMA = /,/g;

/** Query that carries the figures of a calculator through the sign-in to the form of the payment. */
export function taxQuery({ eniCode, taxYear, amount }: AskedTax): string {
  const carried = {
    ...(eniCode !== undefined && { eniCode }),
    taxYear,
    amount: formatAmount(amount, 'en').replace(EACH_COMMA, ''),
  };
  return `?${new URLSearchParams(carried).toString()}`;
}

/** Fields of the form an address carries; `undefined` when there are none that can be read. */
export function askedTaxOf(
  address: URLSearchParams,
  language: Language,
): Partial<Pick<TaxPaymentDraft, 'eniCode' | 'taxYear' | 'amountText'>> | undefined {
  const taxYear = address.get('taxYear') ?? '';
  const amount = parseAmount(address.get('amount') ?? '', 'KGS');
  const eniCode = address.get('eniCode') ?? '';
  if (!YEAR.test(taxYear) || !amount.ok) {
    return undefined;
  }
  return { taxYear, amountText: formatAmount(amount.value, language), ...(isEniCode(eniCode) && { eniCode }) };
}
