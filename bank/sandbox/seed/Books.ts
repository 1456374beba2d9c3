import type { TransactionStatus } from '../../../src/domain/history/Transaction';
import type { Currency } from '../../../src/domain/money/Currency';
import type { OperationTerms } from '../../../src/domain/operation/OperationTerms';
import type { Instant } from '../../../src/domain/time/Instant';
import type { PlannedAccount } from './accountPlan';
import type { CustomerKey } from './DemonstrationCustomer';

/** A movement before it is booked. Amounts are in minor units; a side outside the bank has no account. */
export interface Movement {
  readonly at: Instant;
  readonly txnCode: string;
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
  /** Amount credited, when it is in another currency. */
  readonly arrives?: bigint;
  /** The fee of the bank, an entry of its own. */
  readonly fee?: bigint;
  /** Terms as the operation would have left them, such as the provider that is paid or the bank and INN of the payee. */
  readonly terms?: OperationTerms;
  readonly senderName: string;
  readonly recipientName: string;
  /** Account of the payee at another bank, or number of the subscriber at a provider. */
  readonly creditNumber?: string;
  readonly purpose: string;
}

export interface BookedEntry {
  readonly account: string;
  readonly version: number;
  readonly amount: bigint;
  readonly currency: Currency;
  readonly balanceAfter: bigint;
  readonly isFee: boolean;
}

export interface BookedMovement extends Movement {
  readonly operationId: string;
  readonly status: TransactionStatus;
  readonly entries: readonly BookedEntry[];
  /** Customers in whose histories it appears. */
  readonly customers: readonly CustomerKey[];
}

interface OpenAccount {
  readonly plan: PlannedAccount;
  balance: bigint;
  version: number;
  lastOperationAt: Instant | undefined;
}

/** Balanced books in memory: each movement becomes entries that sum to zero, and no customer's balance goes below zero. */
export class Books {
  private readonly accounts: ReadonlyMap<string, OpenAccount>;
  readonly movements: BookedMovement[] = [];

  constructor(
    plan: readonly PlannedAccount[],
    private readonly makeOperationId: () => string,
  ) {
    this.accounts = new Map(
      plan.map((account) => [account.key, { plan: account, balance: 0n, version: 0, lastOperationAt: undefined }]),
    );
  }

  account(key: string): OpenAccount {
    const found = this.accounts.get(key);
    if (found === undefined) {
      throw new Error(`The plan of accounts has no ${key}`);
    }
    return found;
  }

  /** Books the movement; false when the balance of the debited account does not suffice. */
  move(movement: Movement): boolean {
    const from = this.account(movement.from);
    const to = this.account(movement.to);
    if (from.plan.owner !== undefined && from.balance < movement.amount + (movement.fee ?? 0n)) {
      return false;
    }
    const arrives = movement.arrives ?? movement.amount;
    const entries = [this.enter(from, -movement.amount, movement.at)];
    if (from.plan.currency !== to.plan.currency) {
      // The bank buys what is given and sells what is asked for; each currency sums to zero by itself.
      entries.push(this.enter(this.account(`EXCHANGE.${from.plan.currency}`), movement.amount, movement.at));
      entries.push(this.enter(this.account(`EXCHANGE.${to.plan.currency}`), -arrives, movement.at));
    }
    entries.push(this.enter(to, arrives, movement.at));
    if (movement.fee !== undefined) {
      entries.push(this.enter(this.account(`FEE_INCOME.${from.plan.currency}`), movement.fee, movement.at));
      entries.push({ ...this.enter(from, -movement.fee, movement.at), isFee: true });
    }
    const owners = [from.plan.owner, to.plan.owner].filter((owner) => owner !== undefined);
    this.movements.push({
      ...movement,
      operationId: this.makeOperationId(),
      status: 'ACCEPTED',
      entries,
      customers: [...new Set(owners)],
    });
    return true;
  }

  private enter(account: OpenAccount, amount: bigint, at: Instant): BookedEntry {
    account.balance += amount;
    account.version += 1;
    account.lastOperationAt = at;
    return {
      account: account.plan.key,
      version: account.version,
      amount,
      currency: account.plan.currency,
      balanceAfter: account.balance,
      isFee: false,
    };
  }
}
