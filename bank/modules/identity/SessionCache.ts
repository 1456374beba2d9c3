import type { BankServices } from '../../kernel/BankServices';
import type { Instant } from '../../../src/domain/time/Instant';
import { ABSOLUTE_LIMIT_MS } from '../../kernel/sessionLimits';
import type { Session } from './Session';
import { SessionChanges } from './SessionChanges';
import { findSession, keepSessionAlive, sessionKeyHash } from './sessions';

/** The longest a process may go on believing what it once read, should it miss that a session has changed. */
const REMEMBERED_MS = 1000;
const MAX_REMEMBERED = 20_000;

interface Known {
  readonly session: Session;
  readonly readAtMs: number;
}

/**
 * Sessions by their keys. An active session is cached for at most a second, so that a user at work does not cost
 * a query per call. An entry is removed before the call that changed the session is answered, and as soon as PostgreSQL notifies this
 * process of a change by another one; without that connection nothing is cached (docs/adr/0018).
 */
export class SessionCache {
  private readonly known = new Map<string, Known>();
  private readonly listener: SessionChanges;
  /** Grows with everything that is forgotten: what was read before that must not be remembered after it. */
  private changes = 0;

  constructor(private readonly bank: Pick<BankServices, 'database' | 'configuration'>) {
    this.listener = new SessionChanges(bank.database, {
      changed: (userId) => this.forgetUser(userId),
      deafened: () => this.forgetAll(),
    });
  }

  start(): void {
    this.listener.start();
  }

  stop(): void {
    this.listener.stop();
  }

  /** The session a key opens, or `undefined` for a key that is unknown, ended, idle for too long or too old. */
  async find(key: string | undefined, now: Instant): Promise<Session | undefined> {
    if (key === undefined) {
      return undefined;
    }
    const remembered = this.remembered(key, now);
    if (remembered !== undefined) {
      return remembered;
    }
    // A session read before the connection listened may have changed since without a notification.
    const { isListening } = this.listener;
    const changes = this.changes;
    const readAtMs = performance.now();
    const session = await findSession(this.bank, key, now);
    if (isListening && session?.stage === 'active' && changes === this.changes) {
      this.remember(key, { session, readAtMs });
    }
    return session;
  }

  /** Records activity of the user. */
  async keepAlive(key: string | undefined, session: Session, now: Instant): Promise<void> {
    if ((await keepSessionAlive(this.bank.database, session, now)) && key !== undefined) {
      this.known.delete(nameOf(key));
    }
  }

  /** Forgets every session of a user, because something about the user or one of the sessions may have changed. */
  forgetUser(userId: string): void {
    this.changes += 1;
    for (const [name, { session }] of this.known) {
      if (session.userId === userId) {
        this.known.delete(name);
      }
    }
  }

  private forgetAll(): void {
    this.changes += 1;
    this.known.clear();
  }

  private remembered(key: string, now: Instant): Session | undefined {
    const known = this.known.get(nameOf(key));
    return known !== undefined && isFresh(known) && this.isAlive(known.session, now) ? known.session : undefined;
  }

  /** Sessions end by the bank's clock, which may be moved; how long something is remembered follows real time. */
  private isAlive({ lastActivityAt, createdAt }: Session, now: Instant): boolean {
    return lastActivityAt > now - this.bank.configuration.idleLimitMs && createdAt > now - ABSOLUTE_LIMIT_MS;
  }

  private remember(key: string, known: Known): void {
    if (this.known.size >= MAX_REMEMBERED) {
      this.known.clear();
    }
    this.known.set(nameOf(key), known);
  }
}

/** Keys themselves are not kept in memory. */
function nameOf(key: string): string {
  return sessionKeyHash(key).toString('base64');
}

function isFresh({ readAtMs }: Known): boolean {
  return performance.now() - readAtMs < REMEMBERED_MS;
}
