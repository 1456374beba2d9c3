import type { SessionStage } from '../../src/application/operations/authentication';
import type { Failure } from '../../src/application/operations/failureCodes';
import { refusal, success } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import type { BankServices } from '../kernel/BankServices';
import type { Session } from '../modules/identity/Session';
import type { SessionCache } from '../modules/identity/SessionCache';
import { blockThatEnded } from '../modules/identity/sessions';
import type { LiveEvents } from '../modules/notifications/LiveEvents';
import { AllowanceBook } from '../kernel/AllowanceBook';
import { refusedUntil } from '../../src/application/operations/failureWith';
import type { Call, CallLog } from '../kernel/Call';
import { identifyCaller } from '../kernel/callCost';
import { CallBudget } from '../kernel/CallBudget';
import { FairQueue } from '../kernel/FairQueue';
import type { Configuration } from '../kernel/Configuration';
import { METRICS } from '../kernel/metrics/metrics';
import { networkOf } from '../kernel/networkOf';
import { RateLimiter } from '../kernel/RateLimiter';
import type { StreamLimits } from './ServerLimits';
import { systemClock } from '../kernel/Clock';
import { CallFailures } from './CallFailures';
import type { Signal } from '../kernel/Signal';

type Admission<Value> = Result<Value, Failure<'INVALID_SESSION_KEY' | 'SESSION_LOCKED' | 'TOO_MANY_REQUESTS'>>;

/**
 * Calls of one user: as many at once as a page makes, and as many waiting as a session may send at once by its rate. How many connections
 * they have is bounded apart (bank/db/UserShares.ts).
 */
const CALLS_OF_USER = { perSubject: 8, waitingPerSubject: 200 };

export interface GatewayDeps {
  readonly live: LiveEvents;
  readonly sessions: SessionCache;
  readonly signal: Signal;
  readonly streamLimits: StreamLimits;
  readonly log: CallLog;
}

/** State that all methods of the wire share: admission of calls, rate limits, and the signal that wakes background work after a call. */
export class Gateway {
  readonly live: LiveEvents;
  readonly sessions: SessionCache;
  readonly signal: Signal;
  readonly streamLimits: StreamLimits;
  /** Calls under way, by their user; further ones wait their turn, in the order they came. */
  readonly places = new FairQueue(CALLS_OF_USER);
  readonly allowances: AllowanceBook;
  readonly budget: CallBudget;
  readonly failures: CallFailures;
  private readonly sessionCalls: RateLimiter;
  private readonly guestCalls: RateLimiter;
  private readonly signIns: RateLimiter;

  constructor(
    readonly bank: BankServices,
    { live, sessions, signal, streamLimits, log }: GatewayDeps,
  ) {
    this.live = live;
    this.sessions = sessions;
    this.signal = signal;
    this.streamLimits = streamLimits;
    this.allowances = new AllowanceBook({ database: bank.database, clock: systemClock }, log);
    this.failures = new CallFailures(bank);
    const { rates, budgets } = bank.configuration;
    this.budget = new CallBudget(this.allowances, budgets);
    this.sessionCalls = new RateLimiter(rates.session);
    this.guestCalls = new RateLimiter(rates.address);
    this.signIns = new RateLimiter(rates.signIn);
  }

  /** Admits a caller without a session, or refuses by the rate limit of its network address. */
  admitGuest(call: Call): Admission<undefined> {
    return admitAfter('address', this.guestCalls.waitFor(networkOf(call.address), monotonicMs()), call);
  }

  /** Admits a long request to be read: its reading counts to the user of the session, or else against the rate of the network address. */
  async admitLongRequest(call: Call): Promise<Admission<undefined>> {
    const session = await this.sessions.find(call.sessionKey, call.now);
    if (session === undefined) {
      return this.admitGuest(call);
    }
    identify(session);
    return success(undefined);
  }

  /** Keeps one address from trying passwords of one login in quick succession. */
  admitSignIn(call: Call, username: string): Admission<undefined> {
    const subject = `${call.address} ${username.toLowerCase()}`;
    return admitAfter('signIn', this.signIns.waitFor(subject, monotonicMs()), call);
  }

  /** Session of a call whose sign-in is complete. Only activity of the user keeps it alive. */
  async signedInSession(call: Call, options: { readonly isActivity: boolean }): Promise<Admission<Session>> {
    const found = await this.sessionAt(['active'], call);
    if (found.ok && options.isActivity) {
      await this.sessions.keepAlive(call.sessionKey, found.value, call.now);
    }
    return found;
  }

  /**
   * Session of a call when it is at one of these stages. At any other stage the key is refused as invalid; a locked screen is refused with
   * SESSION_LOCKED.
   */
  async sessionAt(stages: readonly SessionStage[], call: Call): Promise<Admission<Session>> {
    const found = await this.anySession(call);
    if (!found.ok || stages.includes(found.value.stage)) {
      return found;
    }
    return refusal({ code: found.value.stage === 'locked' ? 'SESSION_LOCKED' : 'INVALID_SESSION_KEY' });
  }

  /** Refusal of a key that opens no session; with the reason if the user was signed out by a block of the bank or of the user. */
  private async unknownKey({ sessionKey }: Call): Promise<Failure<'INVALID_SESSION_KEY'>> {
    const reason = await blockThatEnded(this.bank.database, sessionKey);
    return { code: 'INVALID_SESSION_KEY', ...(reason && { data: { reason } }) };
  }

  /**
   * Session of a call at any stage; the language of the call is the language of the answers. Calls with invalid keys count against their
   * network address.
   */
  async anySession(call: Call): Promise<Admission<Session>> {
    const session = await this.sessions.find(call.sessionKey, call.now);
    if (session === undefined) {
      const admission = this.admitGuest(call);
      return admission.ok ? refusal(await this.unknownKey(call)) : admission;
    }
    identify(session);
    const admission = admitAfter('session', this.sessionCalls.waitFor(session.sessionId, monotonicMs()), call);
    return admission.ok ? success({ ...session, language: call.language ?? session.language }) : admission;
  }
}

/** Admits a call that need not wait, and refuses any other until its wait is over, in milliseconds. */
function admitAfter(rate: keyof Configuration['rates'], wait: number, { now }: Call): Admission<undefined> {
  if (wait === 0) {
    return success(undefined);
  }
  METRICS.rateRefusals.inc({ rate });
  return refusal(refusedUntil('TOO_MANY_REQUESTS', now + wait));
}

/** Names the user of the current call; before a sign-in is complete the user stays unknown, so that it costs what a decoy costs. */
function identify({ stage, userId }: Session): void {
  if (stage === 'active' || stage === 'locked') {
    identifyCaller(userId);
  }
}

/** Rates are about the load on the machine, so they follow real time even where the bank's clock is moved. */
function monotonicMs(): number {
  return performance.now();
}
