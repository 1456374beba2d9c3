import type { BasisPoints } from '../../../src/domain/deposit/Deposit';
import type { Language } from '../../../src/domain/language/Language';
import type { ScheduleLine } from '../../../src/domain/loan/LoanSchedule';
import { labelled } from '../../../src/domain/language/punctuation';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import type { Money } from '../../../src/domain/money/Money';
import { formatPercent } from '../../../src/domain/money/formatPercent';
import { LOAN_WORDS } from './loanWords';

/** Facts of a loan for the document of its schedule. */
export interface ScheduleFacts {
  readonly contractNumber: string;
  readonly disbursed: Money;
  readonly outstanding: Money;
  readonly rate: BasisPoints;
  readonly lines: readonly ScheduleLine[];
}

/** The columns of a schedule, in both of its files. */
export const SCHEDULE_COLUMNS = ['number', 'day', 'principal', 'interest', 'amount', 'paid', 'left', 'state'] as const;

/** The lines above the table. */
export function factsOf(
  { contractNumber, disbursed, outstanding, rate }: ScheduleFacts,
  language: Language,
): readonly string[] {
  return [
    labelled(LOAN_WORDS.contract[language], contractNumber, language),
    labelled(LOAN_WORDS.disbursed[language], formatMoney(disbursed, language), language),
    labelled(LOAN_WORDS.rate[language], formatPercent(rate, language), language),
    labelled(LOAN_WORDS.outstanding[language], formatMoney(outstanding, language), language),
  ];
}
