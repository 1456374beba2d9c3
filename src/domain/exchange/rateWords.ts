import type { Language } from '../language/Language';
import type { OperationTerms } from '../operation/OperationTerms';
import { formatRate } from './mainRates';

/** The price an operation was agreed on at, `1 USD = 87,45 KGS`; `undefined` for one without a rate. */
export function rateWords({ rate, rateBase, rateQuote }: OperationTerms, language: Language): string | undefined {
  return rate === undefined
    ? undefined
    : `1 ${rateBase ?? ''} = ${formatRate(rate, language)} ${rateQuote ?? ''}`.trim();
}
