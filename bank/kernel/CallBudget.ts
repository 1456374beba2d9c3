import { setTimeout as sleep } from 'node:timers/promises';

import type { OperationCost } from '../../src/application/operations/declaration';
import type { Failure } from '../../src/application/operations/failureCodes';
import { refusal } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import type { Instant } from '../../src/domain/time/Instant';
import type { AllowanceBook } from './AllowanceBook';
import { refusedUntil } from '../../src/application/operations/failureWith';
import type { Allowance, Spending } from './allowances';
import { currentCost, resumeCall, subjectOf } from './callCost';
import type { CallCost } from './callCost';
import { FairQueue } from './FairQueue';
import { METRICS } from './metrics/metrics';
import type { BudgetRates } from './BudgetRates';
import type { Rate } from './RateLimiter';

/** Milliseconds of processor time that an expensive call spends at its beginning, until it is known what it costs. */
const RESERVED_MS = 100;

/** Longest time, in milliseconds, that a call waits for its budget; one that would wait longer is refused with the time to retry. */
const PATIENCE_MS = 2000;

/** A connection may be held for so much longer than the processor is used: PostgreSQL has processors of its own. */
const DATABASE_FACTOR = 4;

const KIB = 1024;
const MIB = 1024 * KIB;

/** Highest cost of one call on the machine of reference; see tests/contract/callCosts.test.ts. */
export type CostLimits = Readonly<Pick<CallCost, 'cpuMs' | 'databaseMs' | 'bytes'>>;

/** Limits of a call of each declared cost. A request that is not expensive carries no file. */
export const LIMITS_OF_COST: Readonly<Record<OperationCost, CostLimits>> = {
  cheap: { cpuMs: 15, databaseMs: 15 * DATABASE_FACTOR, bytes: 64 * KIB },
  moderate: { cpuMs: 80, databaseMs: 80 * DATABASE_FACTOR, bytes: 64 * KIB },
  expensive: { cpuMs: 1500, databaseMs: 1500 * DATABASE_FACTOR, bytes: 10 * MIB },
};

const HOUR_SECONDS = 3600;
/** Bytes a user may have the bank keep: the files of an hour (bank/modules/files/uploadAllowance.ts) and what goes with them. */
const BYTES_OF_USER: Rate = { burst: 320 * MIB, perSecond: (320 * MIB) / HOUR_SECONDS };
/** Bytes the whole bank keeps: a hundred such users at once. */
const BYTES_OF_BANK: Rate = { burst: 32_000 * MIB, perSecond: (32_000 * MIB) / HOUR_SECONDS };

/** Expensive calls under way: a few more than there are processors, because they also wait for the database and other threads. */
const EXPENSIVE = { concurrent: 6, perSubject: 2, waiting: 300, waitingPerSubject: 20 };

/** Files that are sent as streams: they are made as their readers take them, so a slow reader costs a place only. */
const STREAMED = { concurrent: 200, perSubject: 3, waiting: 0 };

/** Allowances of one kind of subject. */
interface Allowances {
  readonly cpu: Allowance;
  readonly database: Allowance;
  readonly bytes: Allowance;
}

type Outcome<Value, Refused> = Result<Value, Refused | Failure<'TOO_MANY_REQUESTS'>>;

/**
 * Budget of calls. What each call costs is measured (bank/kernel/callCost.ts) and charged to its user, its network and the bank. A subject
 * that has spent its allowance makes no expensive calls until enough has come back; its cheap calls are let through for as much again.
 * Expensive calls of different customers take turns.
 */
export class CallBudget {
  private readonly ofUser: Allowances;
  private readonly ofAddress: Allowances;
  private readonly ofBank: Allowances;
  private readonly expensive = new FairQueue(EXPENSIVE);
  /** Turns of files sent as streams. */
  readonly streams = new FairQueue(STREAMED);

  constructor(
    private readonly book: AllowanceBook,
    rates: BudgetRates,
  ) {
    this.ofUser = allowancesOf('user', rates.user, BYTES_OF_USER);
    this.ofAddress = allowancesOf('address', rates.address, BYTES_OF_BANK);
    this.ofBank = allowancesOf('bank', rates.bank, BYTES_OF_BANK);
  }

  /**
   * Runs the current call when its turn comes and there is budget for it; TOO_MANY_REQUESTS with the moment to come back where that takes
   * too long.
   *
   * @throws QueueFull when too many expensive calls wait
   */
  async run<Value, Refused>(
    { cost, now }: { readonly cost: OperationCost; readonly now: Instant },
    task: () => Promise<Result<Value, Refused>>,
  ): Promise<Outcome<Value, Refused>> {
    const call = currentCost();
    if (call === undefined) {
      return task();
    }
    const { wait, budget } = this.waitFor(call, cost);
    if (wait > (cost === 'expensive' ? PATIENCE_MS : 0)) {
      METRICS.budgetRefusals.inc({ budget });
      return refusal(refusedUntil('TOO_MANY_REQUESTS', now + wait));
    }
    if (cost !== 'expensive') {
      return task();
    }
    if (wait > 0) {
      await sleep(wait);
      resumeCall(call);
    }
    // Held until the call is charged, so that calls which begin at the same moment do not all find the budget unspent.
    this.spend(call, 'cpu', RESERVED_MS);
    call.reservedMs += RESERVED_MS;
    return this.expensive.run(subjectOf(call), task);
  }

  /** Charges a call that has ended with what it has cost. */
  charge(call: CallCost): void {
    this.spend(call, 'cpu', call.cpuMs - call.reservedMs);
    this.spend(call, 'database', call.databaseMs);
    this.spend(call, 'bytes', call.bytes);
    METRICS.budgetSpent.inc({ resource: 'cpu' }, call.cpuMs / 1000);
    METRICS.budgetSpent.inc({ resource: 'database' }, call.databaseMs / 1000);
    METRICS.budgetSpent.inc({ resource: 'bytes' }, call.bytes);
  }

  /** Reads how much of the budget of all callers is spent. */
  measure(): void {
    for (const resource of RESOURCES) {
      METRICS.budgetUsed.set({ resource }, this.book.usedShare(this.ofBank[resource], THE_BANK));
    }
  }

  /** Milliseconds until the call has budget, and whose budget it waits for longest. */
  private waitFor(call: CallCost, cost: OperationCost): { readonly wait: number; readonly budget: BudgetName } {
    const waits = this.spendersOf(call).map(({ allowances, subject, budget }) => ({
      budget,
      wait: Math.max(0, ...this.waitsFor(allowances, subject, cost)),
    }));
    return waits.reduce((longest, each) => (each.wait > longest.wait ? each : longest), { wait: 0, budget: 'bank' });
  }

  private waitsFor(allowances: Allowances, subject: string, cost: OperationCost): readonly number[] {
    if (cost === 'expensive') {
      return [
        this.book.waitFor({ allowance: allowances.cpu, subject, points: RESERVED_MS }),
        this.book.waitFor({ allowance: allowances.database, subject, points: 0 }),
        this.book.waitFor({ allowance: allowances.bytes, subject, points: 0 }),
      ];
    }
    // Only expensive calls wait for the bank as a whole.
    return subject === THE_BANK ? [] : [this.book.waitFor(beyond(allowances.cpu, subject))];
  }

  private spend(call: CallCost, resource: keyof Allowances, points: number): void {
    if (points !== 0) {
      this.spendersOf(call).forEach(({ allowances, subject }) =>
        this.book.spend({ allowance: allowances[resource], subject, points }),
      );
    }
  }

  private spendersOf({ userId, network }: CallCost): readonly Spender[] {
    return [
      ...(userId === undefined ? [] : [{ allowances: this.ofUser, subject: userId, budget: 'user' as const }]),
      { allowances: this.ofAddress, subject: network, budget: 'address' },
      { allowances: this.ofBank, subject: THE_BANK, budget: 'bank' },
    ];
  }
}

/** Somebody a call is charged to. */
interface Spender {
  readonly allowances: Allowances;
  readonly subject: string;
  readonly budget: BudgetName;
}

type BudgetName = keyof BudgetRates;

const RESOURCES = ['cpu', 'database', 'bytes'] as const satisfies readonly (keyof Allowances)[];

const THE_BANK = 'bank';

/** An allowance as cheap calls have it: they are let through until as much again is spent. */
function beyond(allowance: Allowance, subject: string): Spending {
  return { allowance, subject, points: -allowance.capacity };
}

function allowancesOf(name: string, cpu: Rate, bytes: Rate): Allowances {
  const of = (resource: string, { burst, perSecond }: Rate): Allowance => ({
    name: `${resource} of ${name}`,
    capacity: burst,
    perSecond,
  });
  return {
    cpu: of('processor', cpu),
    database: of('database', { burst: cpu.burst * DATABASE_FACTOR, perSecond: cpu.perSecond * DATABASE_FACTOR }),
    bytes: of('bytes', bytes),
  };
}
