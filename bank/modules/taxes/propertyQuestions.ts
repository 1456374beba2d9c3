import type { Instant } from '../../../src/domain/time/Instant';
import type { BankServices } from '../../kernel/BankServices';
import { RateLimiter } from '../../kernel/RateLimiter';

/** Questions of one network address: twenty at once and one a minute, so that the register cannot be collected code by code. */
const QUESTIONS = { perSecond: 1 / 60, burst: 20 };

const limiters = new WeakMap<BankServices, RateLimiter>();

/** True while a visitor at the address may ask for the figures of another property. */
export function mayAskAbout(bank: BankServices, address: string, now: Instant): boolean {
  const limiter = limiters.get(bank) ?? new RateLimiter(QUESTIONS);
  limiters.set(bank, limiter);
  return limiter.allows(address, now);
}
