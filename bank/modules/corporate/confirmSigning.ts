import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import { refusal, success } from '../../../src/domain/result/Result';
import type { OperationReference } from '../../../src/application/operations/accounts';
import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure, FailureCode } from '../../../src/application/operations/failureCodes';
import type { SignedDocument, WaitingSigning } from '../../../src/application/operations/signatures';
import type { OperationConfirmation } from '../../../src/application/operations/transfers';
import { checkedToOperationId } from '../../../src/domain/operation/OperationId';
import type { Result } from '../../../src/domain/result/Result';
import type { Tables } from '../../db/Tables';
import { checkFactor } from '../identity/devices';
import { CodeJudge } from '../../confirmations/CodeJudge';
import { userOwner } from '../../confirmations/codeOwner';
import { codeHash } from '../../confirmations/oneTimeCodes';
import type { SendRefusal } from '../../confirmations/subjectCodes';
import type { CallContext } from '../../kernel/Handler';
import { signChange } from './signChange';
import { digestOfAll, findSigning, readSignable, sendSigningCode } from './signing';

type Refused = Failure<FailureCodeOf<'CONFIRM_CONFIRM_OPERATION'>>;

interface AgreedDocument {
  readonly id: bigint;
  readonly operation_id: string;
  readonly digest: Buffer;
  readonly is_change: boolean;
}

/**
 * Checks the code, then signs the documents one by one, each in a transaction of its own: one the ledger refuses keeps none of
 * the others. A repeated call with the code that was used goes on where the first one stopped and answers the same.
 */
export async function confirmSigning(
  request: OperationConfirmation,
  context: CallContext,
): Promise<Result<readonly SignedDocument[], Refused>> {
  const accepted = await acceptCode(request, context);
  if (!accepted.ok) {
    return accepted;
  }
  const signed: SignedDocument[] = [];
  for (const document of accepted.value) {
    signed.push(await sign(document, context));
  }
  return success(signed);
}

function acceptCode(
  { operationId, otp }: OperationConfirmation,
  context: CallContext,
): Promise<Result<readonly AgreedDocument[], Refused>> {
  const { bank, caller, now } = context;
  const owner = userOwner(caller);
  return CodeJudge.transaction(
    bank,
    { owner, now },
    async (judge): Promise<Result<readonly AgreedDocument[], Refused>> => {
      const { connection } = judge;
      const signing = await findSigning(connection, context, operationId);
      if (signing === undefined) {
        return refusal({ code: 'OPERATION_NOT_FOUND' });
      }
      const documents = await readAgreed(connection, signing.documents);
      const subject = { kind: 'signing', id: signing.id.toString() } as const;
      const used = codeHash(bank.secrets, subject, otp);
      if (signing.confirmed_with !== null) {
        return signing.confirmed_with.equals(used) ? success(documents) : refusal({ code: 'OPERATION_NOT_FOUND' });
      }
      if (signing.expires_at <= now) {
        return refusal({ code: 'OPERATION_TIME_OUT' });
      }
      if (!digestOfAll(documents).equals(signing.digest)) {
        return refusal({ code: 'OPERATION_IMPOSSIBLE' });
      }
      const checked = await checkFactor(judge, { userId: caller.userId, subject }, otp);
      if (!checked.ok) {
        return checked;
      }
      await connection
        .updateTable('signing')
        .set({ confirmed_at: new Date(now), confirmed_with: used })
        .where('id', '=', signing.id)
        .execute();
      return success(documents);
    },
  );
}

/** The documents of a signing in its order, as they stand now. */
async function readAgreed(connection: Kysely<Tables>, ids: readonly bigint[]): Promise<readonly AgreedDocument[]> {
  const agreed = ids.map((id) => id.toString());
  const { rows } = await sql<AgreedDocument>`
    select d.id, d.operation_id, d.digest, d.is_change from (
        select o.id, o.operation_id, o.digest, false as is_change from operation o where o.id = any(${agreed}::bigint[])
        union all select c.id, c.operation_id, c.digest, true from change_document c where c.id = any(${agreed}::bigint[])) d
      order by array_position(${agreed}::bigint[], d.id)`.execute(connection);
  return rows;
}

async function sign(document: AgreedDocument, context: CallContext): Promise<SignedDocument> {
  const operationId = checkedToOperationId(document.operation_id);
  if (operationId === undefined) {
    throw new Error(`The operation ${document.id} has no id a client could have given`);
  }
  if (document.is_change) {
    return signChange({ id: document.id, operationId, digest: document.digest }, context);
  }
  const { bank, caller, referenceId, now } = context;
  const { rows } = await bank.database.pool.query<{ refusal: FailureCode | null; transaction_id: bigint | null }>({
    name: 'sign-document',
    text: 'select refusal, transaction_id from sign_document($1, $2, $3, $4, $5)',
    values: [caller.userId, document.id, document.digest, referenceId, new Date(now)],
  });
  return {
    operationId,
    transactionId: rows[0]?.transaction_id?.toString(),
    refusal: rows[0]?.refusal ?? undefined,
  };
}

type Resent = Result<WaitingSigning, SendRefusal | Failure<'OPERATION_NOT_FOUND' | 'OPERATION_TIME_OUT'>>;

/** Sends another code for a signing that waits; earlier ones are void. */
export async function resendSigningCode({ operationId }: OperationReference, context: CallContext): Promise<Resent> {
  const waiting = await readSignable(context);
  return context.bank.database.kysely.transaction().execute(async (connection): Promise<Resent> => {
    const signing = await findSigning(connection, context, operationId);
    if (signing === undefined || signing.confirmed_at !== null) {
      return refusal({ code: 'OPERATION_NOT_FOUND' });
    }
    if (signing.expires_at <= context.now) {
      return refusal({ code: 'OPERATION_TIME_OUT' });
    }
    if (context.caller.otpType !== 'SMS') {
      return refusal({ code: 'MAX_OTP_TRIES' });
    }
    const documents = signing.documents.flatMap((id) =>
      waiting.filter((document) => document.id.toString() === id.toString()),
    );
    return documents.length < signing.documents.length
      ? refusal({ code: 'OPERATION_TIME_OUT' })
      : sendSigningCode(connection, context, { operationId, id: signing.id, expiresAt: signing.expires_at, documents });
  });
}
