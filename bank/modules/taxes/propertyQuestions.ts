import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusedUntil } from '../../../src/application/operations/failureWith';
import type { Instant } from '../../../src/domain/time/Instant';
import type { BankServices } from '../../kernel/BankServices';
import { RateLimiter } from '../../kernel/RateLimiter';

/** Questions of one network address: twenty at once and one a minute, so that the register cannot be collected code by code. */
const QUESTIONS = { perSecond: 1 / 60, burst: 20 };

const limiters = new WeakMap<BankServices, RateLimiter>();

/** Counts a query of a visitor for the figures of a property. Returns its refusal when the address has to wait. */
export function questionRefusal(
  bank: BankServices,
  address: string,
  now: Instant,
): Failure<'TOO_MANY_REQUESTS'> | undefined {
  const limiter = limiters.get(bank) ?? new RateLimiter(QUESTIONS);
  limiters.set(bank, limiter);
  const wait = limiter.waitFor(address, now);
  return wait === 0 ? undefined : refusedUntil('TOO_MANY_REQUESTS', now + wait);
}
