import type { OperationCode } from '../../src/application/operations/catalogue';
import type { ServiceName } from '../../src/application/operations/declaration';
import type { Failure, FailureCode, GatewayFailureCode } from '../../src/application/operations/failureCodes';
import type { Result } from '../../src/domain/result/Result';
import type { BankServices } from '../kernel/BankServices';
import type { Call } from '../kernel/Call';
import { RateLimiter } from '../kernel/RateLimiter';
import type { Session } from '../modules/identity/Session';
import { DatabaseBusy } from '../db/ConnectionPool';
import { isDatabaseUnavailable } from '../db/isDatabaseUnavailable';

/**
 * Failures on the way that are kept for the log of their user (bank/modules/administration/README.md). One of a bank that is busy would add
 * to what it is busy with.
 */
const KEPT: ReadonlySet<FailureCode> = new Set<GatewayFailureCode>([
  'INVALID_REQUEST',
  'INVALID_DATE_FORMAT',
  'ACCESS_DENIED',
  'PASSPORT_EXPIRED',
  'INTERNAL_SERVER_ERROR',
]);

/** Failures of one user that are kept: enough to understand a fault, too few to fill a table. */
const KEPT_OF_USER = { perSecond: 0.5, burst: 30 };

interface NamedCall {
  readonly call: Pick<Call, 'now' | 'referenceId' | 'log'>;
  readonly session: Pick<Session, 'userId' | 'sessionId'>;
  readonly service: ServiceName;
  readonly operation: OperationCode;
}

/** Keeps how operations of signed-in users failed on the way. */
export class CallFailures {
  private readonly allowed = new RateLimiter(KEPT_OF_USER);

  constructor(private readonly bank: BankServices) {}

  /** Runs an operation of a signed-in user and keeps how it failed on the way; the answers of the bank itself are not kept. */
  async keeping<Value>(named: NamedCall, run: () => Promise<Result<Value, Failure>>): Promise<Result<Value, Failure>> {
    try {
      const answer = await run();
      if (!answer.ok && KEPT.has(answer.failure.code)) {
        await this.keep(named, answer.failure.code);
      }
      return answer;
    } catch (error) {
      if (!(error instanceof DatabaseBusy || isDatabaseUnavailable(error))) {
        await this.keep(named, 'INTERNAL_SERVER_ERROR');
      }
      throw error;
    }
  }

  /** Writes a failure without a wait for the disk. One that cannot be written is in the log of the process all the same. */
  private async keep({ call, session, service, operation }: NamedCall, failure: FailureCode): Promise<void> {
    if (!this.allowed.allows(session.userId, performance.now())) {
      return;
    }
    try {
      await this.bank.database.pool.query({
        name: 'keep-call-failure',
        text: KEEP,
        values: [new Date(call.now), session.userId, session.sessionId, call.referenceId, service, operation, failure],
      });
    } catch (error) {
      call.log.warn({ err: error, failure }, 'a failure was not kept');
    }
  }
}

const KEEP = `
  with unwaited as materialized (select set_config('synchronous_commit', 'off', true) as setting)
  insert into call_failure (at, user_id, session_id, reference_id, service, operation, failure)
    select $1, $2, $3, $4, $5, $6, $7 from unwaited where setting = 'off'`;
