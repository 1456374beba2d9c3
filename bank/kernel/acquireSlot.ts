import type { Failure, FailureCode } from '../../src/application/operations/failureCodes';
import { refusal } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import type { Database } from '../db/Database';
import { WORK_LIMITS } from './heavyCalls';
import type { HeavyWork } from './heavyCalls';
import { withBackpressure } from './withBackpressure';

/** Customers whose heavy calls are under way, by kind of work; one entry per call. */
type Holders = Map<HeavyWork, string[]>;

const holdersOf = new WeakMap<Database, Holders>();

/**
 * Acquires a slot for heavy work of a customer; `undefined` when the customer or the bank has none free. The returned function releases it.
 */
export function acquireSlot(database: Database, work: HeavyWork, customerId: string): (() => void) | undefined {
  const all: Holders = holdersOf.get(database) ?? new Map<HeavyWork, string[]>();
  holdersOf.set(database, all);
  const holders = all.get(work) ?? [];
  const { perCustomer, inAll } = WORK_LIMITS[work];
  if (holders.length >= inAll || holders.filter((holder) => holder === customerId).length >= perCustomer) {
    return undefined;
  }
  holders.push(customerId);
  all.set(work, holders);
  let isHeld = true;
  return () => {
    if (isHeld) {
      isHeld = false;
      holders.splice(holders.indexOf(customerId), 1);
    }
  };
}

/** The kind of work of a heavy call, and the customer it is done for. */
interface HeavyCall {
  readonly database: Database;
  readonly work: HeavyWork;
  readonly customerId: string;
}

/** Answers a heavy call while it holds a slot, or refuses it. */
export async function withSlot<Value, Code extends FailureCode = never>(
  { database, work, customerId }: HeavyCall,
  answer: () => Promise<Result<Value, Failure<Code>>>,
): Promise<Result<Value, Failure<Code | 'TOO_MANY_REQUESTS'>>> {
  const release = acquireSlot(database, work, customerId);
  if (release === undefined) {
    return refusal({ code: 'TOO_MANY_REQUESTS' });
  }
  try {
    return await withBackpressure(answer);
  } finally {
    release();
  }
}
