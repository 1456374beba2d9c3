import type { Instant } from '../../src/domain/time/Instant';

/** Rate limit: `perSecond` events in the long run, `burst` at once. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

interface Bucket {
  tokens: number;
  filledAt: Instant;
}

/** Tokens are rounded to a billionth: a token that has come back is not lost to the error of a sum of fractions. */
const PRECISION = 1e9;

/** Subjects remembered at most; the ones unused longest are forgotten first, which only ever favours a caller. */
const MAX_BUCKETS = 100_000;

/** A token bucket per subject, kept in memory of one process. */
export class RateLimiter {
  private readonly buckets = new Map<string, Bucket>();

  constructor(private readonly rate: Rate) {}

  /** Takes one token of the subject's bucket; false when there is none. */
  allows(subject: string, now: Instant): boolean {
    return this.waitFor(subject, now) === 0;
  }

  /** Takes one token of the subject's bucket. Returns 0, or, when there is none, the milliseconds until there is one. */
  waitFor(subject: string, now: Instant): number {
    const bucket = this.refilled(subject, now);
    this.buckets.delete(subject);
    this.buckets.set(subject, bucket);
    this.forgetOldest();
    if (bucket.tokens < 1) {
      return Math.ceil(((1 - bucket.tokens) / this.rate.perSecond) * 1000);
    }
    bucket.tokens -= 1;
    return 0;
  }

  /** A clock set back must not take tokens away. */
  private refilled(subject: string, now: Instant): Bucket {
    const bucket = this.buckets.get(subject);
    if (bucket === undefined) {
      return { tokens: this.rate.burst, filledAt: now };
    }
    const seconds = Math.max(0, now - bucket.filledAt) / 1000;
    const tokens = Math.min(this.rate.burst, bucket.tokens + seconds * this.rate.perSecond);
    return { tokens: Math.round(tokens * PRECISION) / PRECISION, filledAt: now };
  }

  private forgetOldest(): void {
    if (this.buckets.size <= MAX_BUCKETS) {
      return;
    }
    for (const oldest of this.buckets.keys()) {
      this.buckets.delete(oldest);
      return;
    }
  }
}
