import { createHash, randomBytes, randomInt } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { AuthenticationFailureCodeOf } from '../../../src/application/operations/authentication';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { BankServices } from '../../kernel/BankServices';
import type { Tables } from '../../db/Tables';
import type { Call } from '../../kernel/Call';
import { recordAuthentication } from './audit';
import { openSession } from './sessions';
import type { Grant } from './sessions';

/** Time, in seconds, in which a code on the screen may be scanned and approved (reliability: S15 allows two minutes for everything). */
export const QR_CODE_SECONDS = 90;

/** Form of a browser's request id: at least 128 random bits that only this browser has seen. */
export const QR_REQUEST_ID = /^[A-Za-z0-9_-]{22,86}$/;

/** Prefix of the secret of a code, by which a telephone opens the business application and nothing else. */
export const QR_CODE_PREFIX = 'tulpar-business://sign-in/';

const CODE_BYTES = 16;
const NUMBERS = 100;
const NUMBER_DIGITS = 2;

interface QrCode {
  /** The text of the code to draw. */
  readonly qrcode: string;
  /** Two digits to show beside it. */
  readonly matchnumber: string;
  readonly validseconds: number;
}

type BeginOutcome = Result<QrCode, Failure<AuthenticationFailureCodeOf<'getQRcodeForSignIn'>>>;

/** Makes the code a company's user scans to sign in. One request gets one code: the next code needs another request. */
export async function beginQrSignIn(requestId: string, call: Call, bank: BankServices): Promise<BeginOutcome> {
  const secret = randomBytes(CODE_BYTES).toString('base64url');
  const number = randomInt(NUMBERS).toString().padStart(NUMBER_DIGITS, '0');
  const made = await bank.database.kysely
    .insertInto('qr_sign_in')
    .values({
      request_hash: secretHash(requestId),
      code_hash: secretHash(secret),
      number,
      user_agent: call.userAgent,
      address: call.address,
      created_at: new Date(call.now),
      expires_at: new Date(call.now + QR_CODE_SECONDS * 1000),
    })
    .onConflict((conflict) => conflict.column('request_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made === undefined
    ? refusal({ code: 'QR_SIGN_IN_EXPIRED' })
    : success({ qrcode: `${QR_CODE_PREFIX}${secret}`, matchnumber: number, validseconds: QR_CODE_SECONDS });
}

/** SHA-256 stored in place of a request id or a code; both are too random to be guessed. */
export function secretHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

type RedeemOutcome = Result<Grant, Failure<AuthenticationFailureCodeOf<'getSessionByQRcode'>>>;

/**
 * Gives the browser that asked for a code its session, once, after the code was approved in the business application; that approval is the
 * second factor. Until then the answer is that there is none yet.
 */
export async function redeemQrSignIn(requestId: string, call: Call, bank: BankServices): Promise<RedeemOutcome> {
  const found = await bank.database.kysely
    .selectFrom('qr_sign_in')
    .select(['id', 'state', 'expires_at'])
    .where('request_hash', '=', secretHash(requestId))
    .executeTakeFirst();
  if (found === undefined || found.expires_at <= call.now) {
    return refusal({ code: 'QR_SIGN_IN_EXPIRED' });
  }
  switch (found.state) {
    case 'waiting':
    case 'scanned':
      return refusal({ code: 'QR_SIGN_IN_NOT_CONFIRMED' });
    case 'declined':
      return refusal({ code: 'QR_SIGN_IN_DECLINED' });
    case 'approved':
      return bank.database.kysely.transaction().execute((transaction) => redeem(transaction, found.id, call));
    case 'redeemed':
      return refusal({ code: 'QR_SIGN_IN_EXPIRED' });
    default:
      return found.state satisfies never;
  }
}

/** Of several calls with one request only the first changes the row, so only one gets a session. */
async function redeem(connection: Kysely<Tables>, id: bigint, call: Call): Promise<RedeemOutcome> {
  const redeemed = await connection
    .updateTable('qr_sign_in')
    .set({ state: 'redeemed' })
    .where('id', '=', id)
    .where('state', '=', 'approved')
    .returning('user_id')
    .executeTakeFirst();
  if (redeemed === undefined || redeemed.user_id === null) {
    return refusal({ code: 'QR_SIGN_IN_EXPIRED' });
  }
  const { customer_id: customerId } = await connection
    .selectFrom('app_user')
    .select('customer_id')
    .where('id', '=', redeemed.user_id)
    .executeTakeFirstOrThrow();
  const session = await openSession(connection, { userId: redeemed.user_id, stage: 'active' }, call);
  await recordAuthentication(connection, {
    event: 'QR_SIGN_IN',
    result: 'SUCCESS',
    at: call.now,
    referenceId: call.referenceId,
    userId: redeemed.user_id.toString(),
    customerId: customerId.toString(),
    sessionId: session.sessionid,
    address: call.address,
  });
  return success(session);
}
