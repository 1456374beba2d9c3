import { createHash } from 'node:crypto';

import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import { fingerprintOf } from '../../../src/domain/operation/fingerprint';
import { refusal, success } from '../../../src/domain/result/Result';
import { isExchange, totalsOf } from '../../../src/domain/corporate/PaymentDocument';
import { signingSmsText } from '../../../src/domain/corporate/signingText';
import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { SigningRequest, WaitingSigning } from '../../../src/application/operations/signatures';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import type { Result } from '../../../src/domain/result/Result';
import type { Instant } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';
import { CodeJudge } from '../../confirmations/CodeJudge';
import { userOwner } from '../../confirmations/codeOwner';
import { phoneOf, queueMessage } from '../../networks/messages';
import { maskedPhone } from '../../confirmations/oneTimeCodes';
import { firstCodeRefusal, issueCode } from '../../confirmations/subjectCodes';
import type { SendRefusal } from '../../confirmations/subjectCodes';
import type { CallContext } from '../../kernel/Handler';
import { readDocuments } from './documents';
import { changeWords } from './companyNotices';
import { readChanges } from './changes';
import type { PaymentDocument } from '../../../src/domain/corporate/PaymentDocument';
import type { SignedWords } from '../../../src/domain/corporate/signingText';

const SIGNING_LIFE_MS = 10 * 60 * 1000;

/** Signings a user may begin and leave unfinished within a quarter of an hour: each brings three messages and five tries. */
const UNFINISHED_SIGNINGS = 10;
const UNFINISHED_WINDOW_MS = 15 * 60 * 1000;

type Refused = Failure<FailureCodeOf<'CREATE_CONFIRM_OPERATION'> | 'TOO_MANY_REQUESTS'>;

/** A document of either kind as far as its signature needs it. */
export interface Signable {
  readonly id: bigint;
  readonly operationId: OperationId;
  readonly digest: Buffer;
  readonly canSign: boolean;
  /** True when another user has signed in the caller's place. */
  readonly takenByOther: boolean;
  readonly told: SignedWords;
  /** The payment it stands for; absent for a change. */
  readonly payment: PaymentDocument | undefined;
}

/** Documents that wait to be signed: payments, and changes besides money. */
export async function readSignable(context: CallContext): Promise<readonly Signable[]> {
  const [documents, changes] = [await readDocuments(context), await readChanges(context)];
  return [
    ...documents.map(({ document, ...stored }) => ({
      ...stored,
      operationId: document.preview.operationId,
      canSign: document.canSign,
      told: {
        words: document.preview.confirmationText,
        recipient: document.preview.credit.name,
        exchange: isExchange(document) ? document.preview : undefined,
      },
      payment: document,
    })),
    ...changes.flatMap(({ document, ...stored }) => {
      const words = `${changeWords(document, context.caller.language)}${context.caller.language === 'cn' ? '。' : '.'}`;
      const { operationId, canSign } = document;
      return document.end === undefined
        ? [{ ...stored, operationId, canSign, told: { words, recipient: '' }, payment: undefined }]
        : [];
    }),
  ];
}

/**
 * Digest of what one code signs: of a document alone its own, so that page, message and receipt show one fingerprint
 * (docs/adr/0094); of several SHA-256 over their digests in their order.
 */
export function digestOfAll(documents: readonly Pick<Signable, 'digest'>[]): Buffer {
  const [only, ...others] = documents;
  if (only !== undefined && others.length === 0) {
    return only.digest;
  }
  const hash = createHash('sha256');
  documents.forEach(({ digest }) => hash.update(digest));
  return hash.digest();
}

/** Keeps what is to be signed and sends the code; nothing is signed yet. The same request again is answered again. */
export async function beginSigning(
  request: SigningRequest,
  context: CallContext,
): Promise<Result<WaitingSigning, Refused>> {
  const chosen = choose(request.documents, await readSignable(context));
  if (!chosen.ok) {
    return chosen;
  }
  const { caller, bank, now } = context;
  const documents = chosen.value;
  return CodeJudge.transaction(
    bank,
    { owner: userOwner(caller), now },
    async (judge): Promise<Result<WaitingSigning, Refused>> => {
      const transaction = judge.connection;
      await transaction
        .selectFrom('app_user')
        .select('id')
        .where('id', '=', BigInt(caller.userId))
        .forUpdate()
        .execute();
      const before = await findSigning(transaction, context, request.operationId);
      const digest = digestOfAll(documents);
      if (before !== undefined && (before.confirmed_at !== null || !before.digest.equals(digest))) {
        return refusal({ code: 'OPERATION_ID_REUSED' });
      }
      if (before === undefined && (await unfinishedSignings(transaction, context)) >= UNFINISHED_SIGNINGS) {
        return refusal({ code: 'MAX_OTP_TRIES' });
      }
      if (before === undefined) {
        const refused = await firstCodeRefusal(judge, caller.userId);
        if (refused !== undefined) {
          return refusal(refused);
        }
      }
      const signing =
        before ??
        (await transaction
          .insertInto('signing')
          .values({
            user_id: caller.userId,
            operation_id: request.operationId,
            documents: documents.map(({ id }) => id),
            digest,
            created_at: new Date(now),
            expires_at: new Date(now + SIGNING_LIFE_MS),
          })
          .returning(['id', 'expires_at'])
          .executeTakeFirstOrThrow());
      return sendSigningCode(transaction, context, {
        operationId: request.operationId,
        id: signing.id,
        expiresAt: signing.expires_at,
        documents,
      });
    },
  );
}

export function findSigning(connection: Kysely<Tables>, { caller }: CallContext, operationId: OperationId) {
  return connection
    .selectFrom('signing')
    .selectAll()
    .where('user_id', '=', BigInt(caller.userId))
    .where('operation_id', '=', operationId)
    .forUpdate()
    .executeTakeFirst();
}

type Chosen = Result<readonly Signable[], Failure<'OPERATION_NOT_FOUND' | 'ALREADY_SIGNED' | 'SIGNATURE_NOT_YOURS'>>;

/** The documents asked for, in the order they were asked for; all of them have to be there and the caller's to sign. */
function choose(ids: readonly OperationId[], waiting: readonly Signable[]): Chosen {
  const documents = ids.flatMap((id) => waiting.filter(({ operationId }) => operationId === id));
  if (documents.length < ids.length) {
    return refusal({ code: 'OPERATION_NOT_FOUND' });
  }
  if (documents.some(({ takenByOther }) => takenByOther)) {
    return refusal({ code: 'ALREADY_SIGNED' });
  }
  return documents.every(({ canSign }) => canSign) ? success(documents) : refusal({ code: 'SIGNATURE_NOT_YOURS' });
}

async function unfinishedSignings(connection: Kysely<Tables>, { caller, now }: CallContext): Promise<number> {
  const { rows } = await sql<{ signings: number }>`
    select count(*)::int as signings from signing
     where user_id = ${caller.userId}::bigint and confirmed_at is null
       and created_at > ${new Date(now - UNFINISHED_WINDOW_MS)}`.execute(connection);
  return rows[0]?.signings ?? 0;
}

interface SigningToConfirm {
  readonly operationId: OperationId;
  readonly id: bigint;
  readonly expiresAt: Instant;
  readonly documents: readonly Signable[];
}

/** Sends a code for a signing that waits, the first time or again; a device is sent nothing. */
export async function sendSigningCode(
  connection: Kysely<Tables>,
  { caller, bank, now }: CallContext,
  { operationId, id, expiresAt, documents }: SigningToConfirm,
): Promise<Result<WaitingSigning, SendRefusal>> {
  const totals = totalsOf(documents.flatMap(({ payment }) => payment ?? []));
  const fingerprint = fingerprintOf(digestOfAll(documents));
  if (caller.otpType !== 'SMS') {
    return success({
      ...{ operationId, otpType: caller.otpType, phone: '', isLastSmsTry: true, expiresAt, resendAfterSeconds: 0 },
      ...{ totals, fingerprint },
    });
  }
  const phone = await phoneOf(connection, caller.userId);
  const order = { owner: userOwner(caller), recipient: phone };
  const issued = await issueCode({ connection, bank, now }, { kind: 'signing', id: id.toString() }, order);
  if (!issued.ok) {
    return issued;
  }
  const message = { code: issued.value.code, documents: documents.map(({ told }) => told), totals, fingerprint };
  await queueMessage(
    connection,
    { userId: caller.userId, phone },
    { text: signingSmsText(message, caller.language), now },
  );
  return success({
    operationId,
    otpType: 'SMS',
    phone: maskedPhone(phone),
    isLastSmsTry: issued.value.isLast,
    expiresAt: issued.value.expiresAt,
    resendAfterSeconds: issued.value.resendAfterSeconds,
    totals,
    fingerprint,
  });
}
