import type { BankDay } from '../../time/Instant';
import { affordabilityTest } from './calculation';
import { wholeThousands } from './DigitalLoan';
import type { DigitalLoanTerm, RefusalReason } from './DigitalLoan';

/** Number of whole calendar months of income that are scored. */
export const SCORED_MONTHS = 3;
/** Divisor of the income: half of it may go to loans, existing ones included. */
const PART_OF_INCOME = 2n;
const STEP_MINOR = 100_000n;

/** Data of a customer for scoring; amounts in minor units of the som. */
export interface CreditGrounds {
  /** Payments from others in each of the last {@link SCORED_MONTHS} whole months; a month without income is 0. */
  readonly incomes: readonly bigint[];
  /** Monthly instalments of all loans. */
  readonly monthlyDebt: bigint;
  /** True when anything of a loan is past due. */
  readonly inArrears: boolean;
}

/** Result of scoring; amounts in minor units of the som. */
export interface CreditScore {
  readonly income: bigint;
  readonly monthlyDebt: bigint;
  /** Largest affordable instalment in addition to those of existing loans. */
  readonly bearable: bigint;
  readonly inArrears: boolean;
}

export type LoanDecision = { readonly approved: bigint } | { readonly refused: RefusalReason };

/** Scores a customer. The lowest month counts, because an instalment has to be affordable in it too. */
export function scoreOf({ incomes, monthlyDebt, inArrears }: CreditGrounds): CreditScore {
  const income = incomes.length < SCORED_MONTHS ? 0n : incomes.reduce((least, each) => (each < least ? each : least));
  const free = income / PART_OF_INCOME - monthlyDebt;
  return { income, monthlyDebt, bearable: free > 0n ? free : 0n, inArrears };
}

/** Largest amount in whole thousands with an affordable instalment, up to the requested one, in minor units; 0 when there is none. */
export function mostBorne(
  { bearable }: CreditScore,
  term: Pick<DigitalLoanTerm, 'rate' | 'months'>,
  { upTo, day }: { readonly upTo: bigint; readonly day: BankDay },
): bigint {
  const isAffordable = affordabilityTest(term, day);
  let low = 0n;
  let high = wholeThousands(upTo) / STEP_MINOR;
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    if (isAffordable(middle * STEP_MINOR, bearable)) {
      low = middle;
    } else {
      high = middle - 1n;
    }
  }
  return low * STEP_MINOR;
}

/** Decision on a request: an approved amount of at most the requested one, or the reason for refusal. */
export function decideLoan(
  score: CreditScore,
  term: DigitalLoanTerm,
  { minor, day }: { readonly minor: bigint; readonly day: BankDay },
): LoanDecision {
  if (score.inArrears) {
    return { refused: 'ARREARS' };
  }
  const most = mostBorne(score, term, { upTo: minor, day });
  if (most >= term.lowest.minor) {
    return { approved: most };
  }
  // The reason is DEBT when the income would suffice without other loans, INCOME otherwise.
  const free = { ...score, bearable: score.income / PART_OF_INCOME };
  return { refused: mostBorne(free, term, { upTo: minor, day }) >= term.lowest.minor ? 'DEBT' : 'INCOME' };
}
