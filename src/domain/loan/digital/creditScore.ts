import type { BankDay } from '../../time/Instant';
import { digitalLoanState } from './calculation';
import { wholeThousands } from './DigitalLoan';
import type { DigitalLoanTerm, RefusalReason } from './DigitalLoan';

/** How many whole calendar months of income are looked at. */
export const SCORED_MONTHS = 3;
/** Of every two soms that come in, one may go to loans, those there are included. */
const PART_OF_INCOME = 2n;
const STEP_MINOR = 100_000n;

/** What the bank knows of a customer; amounts in minor units of the som. */
export interface CreditGrounds {
  /** What others have paid in, in each of the last {@link SCORED_MONTHS} whole months; a month without income is 0. */
  readonly incomes: readonly bigint[];
  /** What the instalments of all loans take in a month. */
  readonly monthlyDebt: bigint;
  /** Whether anything of a loan is past due. */
  readonly inArrears: boolean;
}

/** What comes of it. */
export interface CreditScore {
  readonly income: bigint;
  readonly monthlyDebt: bigint;
  /** The largest instalment that can be borne besides what is paid already. */
  readonly bearable: bigint;
  readonly inArrears: boolean;
}

export type LoanDecision = { readonly approved: bigint } | { readonly refused: RefusalReason };

/** The least month counts, because an instalment has to be paid in a lean one too. */
export function scoreOf({ incomes, monthlyDebt, inArrears }: CreditGrounds): CreditScore {
  const income = incomes.length < SCORED_MONTHS ? 0n : incomes.reduce((least, each) => (each < least ? each : least));
  const free = income / PART_OF_INCOME - monthlyDebt;
  return { income, monthlyDebt, bearable: free > 0n ? free : 0n, inArrears };
}

/** The most whole thousands whose instalment can be borne, up to what is asked for; 0 when not one thousand can. */
export function mostBorne(
  { bearable }: CreditScore,
  term: Pick<DigitalLoanTerm, 'rate' | 'months'>,
  { upTo, day }: { readonly upTo: bigint; readonly day: BankDay },
): bigint {
  let low = 0n;
  let high = wholeThousands(upTo) / STEP_MINOR;
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    if (digitalLoanState(term, middle * STEP_MINOR, day).instalment <= bearable) {
      low = middle;
    } else {
      high = middle - 1n;
    }
  }
  return low * STEP_MINOR;
}

/** What the bank answers to a wish: a sum up to it, or why not. */
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
  // Without other loans it would have been enough, or it would not.
  const free = { ...score, bearable: score.income / PART_OF_INCOME };
  return { refused: mostBorne(free, term, { upTo: minor, day }) >= term.lowest.minor ? 'DEBT' : 'INCOME' };
}
