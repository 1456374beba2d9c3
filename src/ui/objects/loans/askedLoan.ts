import { useSearchParams } from 'react-router-dom';

import type { Language } from '../../../domain/language/Language';
import type { LoanForm } from '../../../domain/loan/digital/LoanForm';
import { MINOR_UNITS_PER_MAJOR } from '../../../domain/money/Currency';
import { formatAmount } from '../../../domain/money/formatAmount';
import { money } from '../../../domain/money/Money';
import type { Money } from '../../../domain/money/Money';
import { useLanguage } from '../../language/useLanguage';

/** Amount and term of a loan as they were typed on another page. */
export type AskedLoan = Pick<LoanForm, 'amountText' | 'termMonths'>;

const AMOUNT = /^[1-9]\d{0,8}$/;
const MONTHS = /^[1-9]\d{0,2}$/;

/** Query that carries an amount, in whole soms, and a term to a page of loans. */
export function askedQuery({ amount, termMonths }: { readonly amount: Money; readonly termMonths: number }): string {
  const whole = amount.minor / MINOR_UNITS_PER_MAJOR;
  return `?${new URLSearchParams({ amount: whole.toString(), months: termMonths.toString() }).toString()}`;
}

/** Amount and term an address carries; `undefined` when it carries none that can be read. */
export function askedLoanOf(address: URLSearchParams, language: Language): AskedLoan | undefined {
  const amount = AMOUNT.exec(address.get('amount') ?? '')?.[0];
  const months = MONTHS.exec(address.get('months') ?? '')?.[0];
  return amount === undefined || months === undefined
    ? undefined
    : {
        amountText: formatAmount(money(BigInt(amount) * MINOR_UNITS_PER_MAJOR, 'KGS'), language),
        termMonths: Number.parseInt(months, 10),
      };
}

/** Amount and term the address of this page carries. */
export function useAskedLoan(): AskedLoan | undefined {
  const [address] = useSearchParams();
  return askedLoanOf(address, useLanguage());
}
