import { randomUUID } from 'node:crypto';

import { money } from '../../src/domain/money/Money';
import { checkedToOperationId } from '../../src/domain/operation/OperationId';
import { refusal } from '../../src/domain/result/Result';
import { LostAnswer } from '../support/RawClient';
import { firstFound } from '../support/realTime';
import type { AcknowledgedTransfers } from './AcknowledgedTransfers';
import type { Account } from '../../src/domain/account/Account';
import type { OperationId } from '../../src/domain/operation/OperationId';
import type { Result } from '../../src/domain/result/Result';
import type { OwnAccountsTransfer } from '../../src/domain/transfer/OwnAccountsTransfer';
import type { RawClient, WireFailure } from '../support/RawClient';

/** The customer in whose name the load moves money, and the accounts it moves it between. */
export interface LoadCustomer {
  readonly login: string;
  readonly client: RawClient;
  readonly accounts: readonly [Account, Account];
}

const GIVE_UP_MS = 45_000;
const RETRIES = { everyMs: 50, withinMs: GIVE_UP_MS };
const LOOKS = { everyMs: 5, withinMs: GIVE_UP_MS };
const TRANSFER_MINOR = 1n;

const LOST = 'NO_ANSWER';

/** Refusals that leave open whether something was done: the call is repeated with the same id until it is known. */
const UNCERTAIN = new Set([LOST, 'INTERNAL_SERVER_ERROR', 'TOO_MANY_REQUESTS']);

/**
 * Transfers one after another on each of several workers, through every fault: each ends acknowledged (and recorded) or
 * certainly refused, never unknown.
 */
export class TransferLoad {
  readonly refused = new Map<OperationId, string>();
  /** Calls that ended without a usable answer and were repeated. */
  uncertainAnswers = 0;
  acknowledged = 0;
  private stopped = false;
  private readonly workers: Promise<unknown>;
  private failure: unknown;

  constructor(
    private readonly customer: LoadCustomer,
    private readonly record: AcknowledgedTransfers,
    workers: number,
  ) {
    const started = Array.from({ length: workers }, (_, index) => this.work(index));
    this.workers = Promise.all(started).catch((cause: unknown) => (this.failure = cause));
  }

  /** Lets every transfer that was begun come to its end. */
  async finish(): Promise<void> {
    this.stopped = true;
    await this.workers;
    this.throwFailure();
  }

  /** Resolves once this many more transfers have been acknowledged: the bank is alive and at work. */
  async progress(count: number): Promise<void> {
    const goal = this.acknowledged + count;
    const isThere = () => this.acknowledged >= goal || this.failure !== undefined || undefined;
    const reached = await firstFound(isThere, LOOKS);
    this.throwFailure();
    if (reached === undefined) {
      throw new Error(`Only ${this.acknowledged} transfers acknowledged, ${goal} awaited; refused: ${this.refusals()}`);
    }
  }

  private throwFailure(): void {
    if (this.failure !== undefined) {
      throw this.failure;
    }
  }

  private async work(index: number): Promise<void> {
    const [first, second] = this.customer.accounts;
    // Half of the workers move the money back, so that rows are locked from both sides and no account runs dry.
    const [debit, credit] = index % 2 === 0 ? [first, second] : [second, first];
    while (!this.stopped) {
      await this.transfer({
        operationId: newOperationId(),
        debitAccountId: debit.id,
        creditAccountId: credit.id,
        amount: money(TRANSFER_MINOR, debit.currency),
        purpose: 'load',
      });
    }
  }

  private async transfer(transfer: OwnAccountsTransfer): Promise<void> {
    const { client } = this.customer;
    const operationId = transfer.operationId;
    const created = await this.untilKnown(() => client.execute('MAKE_OWN_ACCOUNTS_TRANSFER', transfer));
    if (!created.ok) {
      this.refused.set(operationId, created.failure.code);
      return;
    }
    const code = await this.untilKnown(() => this.askForCode(operationId, created.value.fingerprint));
    if (!code.ok) {
      this.refused.set(operationId, code.failure.code);
      return;
    }
    const confirmed = await this.untilKnown(() => client.confirm(operationId, code.value));
    if (!confirmed.ok) {
      this.refused.set(operationId, confirmed.failure.code);
      return;
    }
    this.record.add(operationId);
    this.acknowledged += 1;
  }

  /** A code may be on its way already when the answer to the request for it was lost. */
  private async askForCode(operationId: OperationId, fingerprint: string): Promise<Result<string, WireFailure>> {
    const sent = await this.customer.client.execute('SEND_OTP_BY_SMS', { operationId });
    if (!sent.ok && sent.failure.code !== 'TOO_MANY_REQUESTS') {
      return sent;
    }
    return { ok: true, value: await this.customer.client.codeFor(this.customer.login, fingerprint) };
  }

  private async untilKnown<Value>(
    call: () => Promise<Result<Value, WireFailure>>,
  ): Promise<Result<Value, WireFailure>> {
    let last = 'none';
    const known = await firstFound(async () => {
      const answer = await call().catch(lostAnswer);
      if (answer.ok || !UNCERTAIN.has(answer.failure.code)) {
        return answer;
      }
      last = `${answer.failure.code} ${answer.failure.data}`;
      this.uncertainAnswers += 1;
      return undefined;
    }, RETRIES);
    if (known === undefined) {
      throw new Error(`The bank gave no certain answer for too long, the last one was ${last}`);
    }
    return known;
  }

  private refusals(): string {
    return [...new Set(this.refused.values())].join(', ');
  }
}

function lostAnswer(cause: unknown): Result<never, WireFailure> {
  if (cause instanceof LostAnswer) {
    return refusal({ code: LOST, data: cause.message });
  }
  throw cause;
}

/** As a form makes it when it opens. */
export function newOperationId(): OperationId {
  const made = checkedToOperationId(randomUUID());
  if (made === undefined) {
    throw new Error('randomUUID gave no lower-case UUID');
  }
  return made;
}
