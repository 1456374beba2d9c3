import { addMonths, addDays } from '../../../src/domain/time/days';
import type { BankDay } from '../../../src/domain/time/Instant';

/** Kind of repayment: the next instalment, a partial prepayment that shortens the term or lowers instalments, or the full payoff. */
export type Repayment = 'instalment' | 'sooner' | 'smaller' | 'full';

/** Terms of the loan, repaid in equal parts of the principal. Its yearly rates make a day cost 1/1000, and a day overdue 2/1000. */
export const LOAN = {
  amount: 1_500_000n,
  termMonths: 6,
  method: 'differentiated',
  dayCount: 'ACT/365',
  rate: 3_650,
  penaltyRate: 7_300,
} as const;
const DAY = 1_000n;
const LATE_DAY = 500n;
const DAY_MS = 86_400_000;

/** Account in soms from which instalments are collected, in minor units. */
export interface Payer {
  soms: bigint;
}

function rounded(sum: bigint, divisor: bigint): bigint {
  return (sum + divisor / 2n) / divisor;
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

/** Expected balances of one loan, accrued night by night without the bank. */
export class LoanModel {
  /** Principal not yet due; below it, the unpaid parts of instalments that are due. */
  private principal: bigint = LOAN.amount;
  private principalDue = 0n;
  private interestDue = 0n;
  /** Prepayment held for the next instalment. */
  prepaid = 0n;
  isOver = false;
  /** True once a repayment was requested; loans without one are neither accrued nor compared. */
  isAsked = false;
  /** Income of the bank from the loan. */
  readonly earned = { interest: 0n, penalty: 0n };
  /** Sums of the nightly balances: of principal not yet due since the last instalment, and of overdue principal. */
  private balances = 0n;
  private lateBalances = 0n;
  private interestPaid = 0n;
  private penaltyPaid = 0n;
  private part: bigint = LOAN.amount / BigInt(LOAN.termMonths);
  private next = 1;
  private last: number = LOAN.termMonths;

  constructor(
    private readonly openedOn: BankDay,
    private countedTo: BankDay,
  ) {}

  /** Interest accrued and not yet due. */
  private get accrued(): bigint {
    return rounded(this.balances, DAY) - this.interestPaid;
  }

  get interest(): bigint {
    return this.interestDue + this.accrued;
  }

  get penalty(): bigint {
    return rounded(this.lateBalances, LATE_DAY) - this.penaltyPaid;
  }

  get owed(): bigint {
    return this.principal + this.principalDue;
  }

  private get overdue(): bigint {
    return this.interestDue + this.principalDue + this.penalty;
  }

  private get closing(): bigint {
    return this.owed + this.interest + this.penalty - this.prepaid;
  }

  private get dueOn(): BankDay {
    return addMonths(this.openedOn, this.next);
  }

  /** Part of the principal in the next instalment. */
  private get nextPart(): bigint {
    return this.next === this.last ? this.principal : least(this.part, this.principal);
  }

  private get nextInstalment(): bigint {
    const nights = BigInt((Date.parse(this.dueOn) - Date.parse(this.countedTo)) / DAY_MS);
    return this.principal === 0n
      ? 0n
      : this.nextPart + rounded(this.balances + this.principal * nights, DAY) - this.interestPaid;
  }

  /** Number of parts left at their size; the last one is the remainder. */
  private get partsLeft(): bigint {
    return least(BigInt(this.last - this.next + 1), (this.principal + this.part - 1n) / this.part);
  }

  /** The loan as GET_LOANS_V2 shows it to its owner. */
  shown(): object {
    const isOpen = this.principal > 0n;
    return {
      outstanding: this.owed,
      accrued: this.accrued,
      pastDue: this.interestDue + this.principalDue,
      penalty: this.penalty,
      prepaid: this.prepaid,
      totalToClose: this.closing > 0n ? this.closing : 0n,
      next: isOpen ? [this.dueOn, this.nextInstalment] : undefined,
      instalments: isOpen ? this.partsLeft : 0n,
    };
  }

  /** Accrues every night up to a day and collects on the mornings after. */
  countTo(day: BankDay, payer: Payer): void {
    while (!this.isOver && this.countedTo < day) {
      this.night();
      this.collect(payer);
    }
  }

  private night(): void {
    const [interest, penalty] = [this.accrued, this.penalty];
    this.balances += this.principal;
    this.lateBalances += this.interestDue + this.principalDue;
    this.earned.interest += this.accrued - interest;
    this.earned.penalty += this.penalty - penalty;
    this.countedTo = addDays(this.countedTo, 1);
    if (this.countedTo === this.dueOn && this.principal > 0n) {
      const part = this.nextPart;
      this.interestDue += this.accrued;
      this.principalDue += part;
      this.principal -= part;
      [this.balances, this.interestPaid] = [0n, 0n];
      this.next += 1;
    }
  }

  /** Collects what is overdue, from the prepayment first: interest before principal, penalty last. */
  private collect(payer: Payer): void {
    const paid = least(this.overdue, this.prepaid + payer.soms);
    const aside = least(this.prepaid, paid);
    const interest = least(this.interestDue, paid);
    const principal = least(this.principalDue, paid - interest);
    this.prepaid -= aside;
    payer.soms -= paid - aside;
    this.interestDue -= interest;
    this.principalDue -= principal;
    this.penaltyPaid += paid - interest - principal;
    if (this.owed === 0n && this.overdue === 0n) {
      this.isOver = true;
      payer.soms += this.prepaid;
      this.prepaid = 0n;
    }
  }

  /** Amount of a repayment; the payer chooses only that of a partial prepayment. */
  amountOf(how: Repayment, drawn: bigint): bigint {
    switch (how) {
      case 'instalment':
        return this.overdue + this.nextInstalment - this.prepaid;
      case 'full':
        return this.closing;
      case 'sooner':
      case 'smaller':
        return drawn;
      default:
        return how satisfies never;
    }
  }

  refusalOf(how: Repayment, amount: bigint): string | undefined {
    if (this.isOver) {
      return 'LOAN_NOT_FOUND';
    }
    if (how === 'instalment' || how === 'full') {
      return amount <= 0n ? 'OPERATION_IMPOSSIBLE' : undefined;
    }
    // Where hardly more than what is due is missing, there is no part to be repaid.
    if (amount >= this.closing || this.overdue + this.accrued + 1n >= this.closing) {
      return 'LOAN_REPAYMENT_TOO_LARGE';
    }
    return amount <= this.overdue + this.accrued ? 'LOAN_REPAYMENT_TOO_SMALL' : undefined;
  }

  /** Books a successful repayment; each kind pays what is overdue first. */
  repay(how: Repayment, amount: bigint): void {
    const afterLate = amount - this.overdue;
    this.penaltyPaid += this.penalty;
    [this.interestDue, this.principalDue] = [0n, 0n];
    if (how === 'instalment') {
      this.prepaid += afterLate;
    } else {
      const early = afterLate - this.accrued;
      this.interestPaid += this.accrued;
      this.principal -= how === 'full' ? early + this.prepaid : early;
      this.prepaid = how === 'full' ? 0n : this.prepaid;
    }
    const left = BigInt(this.last - this.next + 1);
    if (how === 'sooner') {
      this.last = this.next + Number(this.partsLeft) - 1;
    } else if (how === 'smaller') {
      this.part = (this.principal + left - 1n) / left;
    }
    this.isOver = this.owed === 0n;
  }
}
