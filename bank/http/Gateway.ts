import type { SessionStage } from '../../src/application/operations/authentication';
import type { Failure } from '../../src/application/operations/failureCodes';
import { refusal, success } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import type { BankServices } from '../kernel/BankServices';
import type { Session } from '../modules/identity/Session';
import type { SessionCache } from '../modules/identity/SessionCache';
import type { LiveEvents } from '../modules/notifications/LiveEvents';
import type { Call } from '../kernel/Call';
import { CallPlaces } from './CallPlaces';
import { RateLimiter } from '../kernel/RateLimiter';
import type { StreamLimits } from './ServerLimits';
import type { Signal } from '../kernel/Signal';

type Admission<Value> = Result<Value, Failure<'INVALID_SESSION_KEY' | 'SESSION_LOCKED' | 'TOO_MANY_REQUESTS'>>;

export interface GatewayDeps {
  readonly live: LiveEvents;
  readonly sessions: SessionCache;
  readonly signal: Signal;
  readonly streamLimits: StreamLimits;
}

/** State that all methods of the wire share: admission of calls, rate limits, and the signal that wakes background work after a call. */
export class Gateway {
  readonly live: LiveEvents;
  readonly sessions: SessionCache;
  readonly signal: Signal;
  readonly streamLimits: StreamLimits;
  readonly places = new CallPlaces();
  private readonly sessionCalls: RateLimiter;
  private readonly guestCalls: RateLimiter;
  private readonly signIns: RateLimiter;

  constructor(
    readonly bank: BankServices,
    { live, sessions, signal, streamLimits }: GatewayDeps,
  ) {
    this.live = live;
    this.sessions = sessions;
    this.signal = signal;
    this.streamLimits = streamLimits;
    const { rates } = bank.configuration;
    this.sessionCalls = new RateLimiter(rates.session);
    this.guestCalls = new RateLimiter(rates.address);
    this.signIns = new RateLimiter(rates.signIn);
  }

  /** Lets a visitor without a session pass, or not, by the address the call comes from. */
  admitGuest(call: Call): Admission<undefined> {
    return this.guestCalls.allows(call.address, monotonicMs())
      ? success(undefined)
      : refusal({ code: 'TOO_MANY_REQUESTS' });
  }

  /** Keeps one address from trying passwords of one login in quick succession. */
  admitSignIn(call: Call, username: string): Admission<undefined> {
    const subject = `${call.address} ${username.toLowerCase()}`;
    return this.signIns.allows(subject, monotonicMs()) ? success(undefined) : refusal({ code: 'TOO_MANY_REQUESTS' });
  }

  /** The fully signed-in session of a call. Only a call that shows somebody at the screen keeps it alive. */
  async signedInSession(call: Call, options: { readonly isActivity: boolean }): Promise<Admission<Session>> {
    const found = await this.sessionAt(['active'], call);
    if (found.ok && options.isActivity) {
      await this.sessions.keepAlive(call.sessionKey, found.value, call.now);
    }
    return found;
  }

  /** The session of a call when it has come to one of these stages; at any other the key is as good as none, but while the screen is locked the call is told so. */
  async sessionAt(stages: readonly SessionStage[], call: Call): Promise<Admission<Session>> {
    const found = await this.anySession(call);
    if (!found.ok || stages.includes(found.value.stage)) {
      return found;
    }
    return refusal({ code: found.value.stage === 'locked' ? 'SESSION_LOCKED' : 'INVALID_SESSION_KEY' });
  }

  /** The session of a call in whatever state; the bank speaks to it in the language of the call. Calls with keys that open nothing count against their address. */
  async anySession(call: Call): Promise<Admission<Session>> {
    const session = await this.sessions.find(call.sessionKey, call.now);
    if (session === undefined) {
      const admission = this.admitGuest(call);
      return admission.ok ? refusal({ code: 'INVALID_SESSION_KEY' }) : admission;
    }
    return this.sessionCalls.allows(session.sessionId, monotonicMs())
      ? success({ ...session, language: call.language ?? session.language })
      : refusal({ code: 'TOO_MANY_REQUESTS' });
  }
}

/** Rates are about the load on the machine, so they follow real time even where the bank's clock is moved. */
function monotonicMs(): number {
  return performance.now();
}
