import type { Kysely } from 'kysely';

import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { Instant } from '../../../src/domain/time/Instant';
import type { BankServices } from '../../kernel/BankServices';
import type { Tables } from '../../db/Tables';
import { recordAuthentication } from './audit';
import { QR_CODE_PREFIX, secretHash } from './qrSignIn';

/** The user of the business application, whom its back end has identified, and the call that came from the telephone. */
export interface Approver {
  readonly userId: string;
  readonly now: Instant;
  readonly address: string;
  readonly referenceId: string;
}

/**
 * - `NOT_A_COMPANY_USER`: an individual, or a user who has not finished the first login.
 * - `CODE_NOT_VALID`: unknown, expired, answered already, or scanned by another user first; the scanning user cannot distinguish these.
 * - `WRONG_NUMBER`: not the number on the screen; the code is declined at once.
 */
export type ApprovalRefusal = 'NOT_A_COMPANY_USER' | 'CODE_NOT_VALID' | 'WRONG_NUMBER';

/** The browser that wants to sign in, as the user has to be shown it before approving. */
export interface BrowserToApprove {
  readonly userAgent: string;
  readonly address: string;
  readonly askedAt: Instant;
  readonly expiresAt: Instant;
}

/** Time in milliseconds for an approved browser to fetch its session, so that a code lives two minutes at most. */
const FETCH_MS = 30_000;

/** Claims a scanned code for this user and returns the browser that asked for it. */
export function scanQrSignIn(
  approver: Approver,
  code: string,
  bank: BankServices,
): Promise<Result<BrowserToApprove, ApprovalRefusal>> {
  return answered({ approver, event: 'QR_SCANNED', bank }, async (transaction) => {
    const request = await lockRequest(transaction, code, approver);
    if (request === undefined || (request.state !== 'waiting' && !isScannedBy(request, approver))) {
      return refusal('CODE_NOT_VALID');
    }
    await setState(transaction, request, { state: 'scanned', user_id: BigInt(approver.userId) });
    return success({
      userAgent: request.user_agent,
      address: request.address,
      askedAt: request.created_at,
      expiresAt: request.expires_at,
    });
  });
}

/**
 * Approves a scanned code with the number its user reads off the screen. A photograph of a code, or an attacker's page, does not come with
 * that number of the user's own page; one wrong number declines the code.
 */
export function approveQrSignIn(
  approver: Approver,
  { code, number }: { readonly code: string; readonly number: string },
  bank: BankServices,
): Promise<Result<undefined, ApprovalRefusal>> {
  return answered({ approver, event: 'QR_APPROVED', bank }, async (transaction) => {
    const request = await lockRequest(transaction, code, approver);
    if (request === undefined || !isScannedBy(request, approver)) {
      return refusal('CODE_NOT_VALID');
    }
    if (request.number !== number) {
      await setState(transaction, request, { state: 'declined' });
      return refusal('WRONG_NUMBER');
    }
    await setState(transaction, request, { state: 'approved', expires_at: new Date(approver.now + FETCH_MS) });
    return success(undefined);
  });
}

/** Declines a scanned code; the browser is notified. */
export function declineQrSignIn(
  approver: Approver,
  code: string,
  bank: BankServices,
): Promise<Result<undefined, ApprovalRefusal>> {
  return answered({ approver, event: 'QR_DECLINED', bank }, async (transaction) => {
    const request = await lockRequest(transaction, code, approver);
    if (request === undefined || !isScannedBy(request, approver)) {
      return refusal('CODE_NOT_VALID');
    }
    await setState(transaction, request, { state: 'declined' });
    return success(undefined);
  });
}

interface Answering {
  readonly approver: Approver;
  readonly event: 'QR_SCANNED' | 'QR_APPROVED' | 'QR_DECLINED';
  readonly bank: BankServices;
}

/** Runs the frame of every answer: a transaction, the check of the user's kind, an audit record. */
async function answered<Value>(
  { approver, event, bank }: Answering,
  answer: (transaction: Kysely<Tables>) => Promise<Result<Value, ApprovalRefusal>>,
): Promise<Result<Value, ApprovalRefusal>> {
  return bank.database.kysely.transaction().execute(async (transaction) => {
    const {
      customer_id: customerId,
      kind,
      first_login_step: firstLoginStep,
    } = await transaction
      .selectFrom('app_user')
      .innerJoin('customer', 'customer.id', 'app_user.customer_id')
      .select(['app_user.customer_id', 'customer.kind', 'app_user.first_login_step'])
      .where('app_user.id', '=', BigInt(approver.userId))
      .executeTakeFirstOrThrow();
    const outcome =
      kind === 'C' && firstLoginStep === null ? await answer(transaction) : refusal('NOT_A_COMPANY_USER' as const);
    await recordAuthentication(transaction, {
      event,
      result: outcome.ok ? 'SUCCESS' : outcome.failure,
      at: approver.now,
      referenceId: approver.referenceId,
      userId: approver.userId,
      customerId: customerId.toString(),
      address: approver.address,
    });
    return outcome;
  });
}

type Request = Awaited<ReturnType<typeof lockRequest>> & object;

/** The request of a code that can still be answered, locked until the transaction ends. */
async function lockRequest(connection: Kysely<Tables>, code: string, { now }: Approver) {
  const request = await connection
    .selectFrom('qr_sign_in')
    .select(['id', 'number', 'state', 'user_id', 'user_agent', 'address', 'created_at', 'expires_at'])
    .where('code_hash', '=', secretHash(code.trim().replace(QR_CODE_PREFIX, '')))
    .forUpdate()
    .executeTakeFirst();
  return request !== undefined && request.expires_at > now ? request : undefined;
}

function isScannedBy(request: Pick<Request, 'state' | 'user_id'>, { userId }: Approver): boolean {
  return request.state === 'scanned' && request.user_id?.toString() === userId;
}

async function setState(
  connection: Kysely<Tables>,
  { id }: Pick<Request, 'id'>,
  change: {
    readonly state: 'scanned' | 'approved' | 'declined';
    readonly user_id?: bigint;
    readonly expires_at?: Date;
  },
): Promise<void> {
  await connection.updateTable('qr_sign_in').set(change).where('id', '=', id).execute();
}
