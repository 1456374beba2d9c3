import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { FailureCode } from '../../../src/application/operations/failureCodes';
import type { SignedDocument } from '../../../src/application/operations/signatures';
import { refusal, success } from '../../../src/domain/result/Result';
import { checkedToOperationId } from '../../../src/domain/operation/OperationId';
import type { Result } from '../../../src/domain/result/Result';
import type { CodeMessage, Confirmable, GoneFailure } from '../../confirmations/Confirmable';
import type { Confirmation } from '../../confirmations/confirmationRepository';
import { shortfallOfOperation } from '../../ledger/shortfall';
import { lacksDemandedToken } from '../../confirmations/tokenOnly';
import type { Tables } from '../../db/Tables';
import { actSource } from '../../confirmations/recordAct';
import type { CallContext } from '../../kernel/Handler';
import { METRICS } from '../../kernel/metrics/metrics';
import type { ProductChanges } from '../../confirmations/ProductChange';
import { signChange } from './signChange';
import { digestOfAll, readSignable, readSigning, signingMessage } from './signing';

interface AgreedDocument {
  readonly id: bigint;
  readonly operation_id: string;
  readonly digest: Buffer;
  readonly is_change: boolean;
}

interface WaitingDocuments {
  readonly documents: readonly AgreedDocument[];
  /** Digest of the documents as the user has read them. */
  readonly agreed: Buffer;
}

/**
 * Documents of a company that one user signs with one code. They are signed one by one when the code has been used up, each in a transaction
 * of its own: one the ledger refuses keeps none of the others, and the same code again goes on where the first call stopped. `changes` are made by the last signature.
 */
export function createDocumentConfirmation(
  changes: ProductChanges,
): Confirmable<'CONFIRM_CONFIRM_OPERATION', WaitingDocuments> {
  return {
    event: 'SIGNING_CONFIRMED',

    find: async (confirmation, { connection }) => {
      const signing = await readSigning(connection, confirmation);
      return signing && { documents: await readAgreed(connection, signing.documents), agreed: signing.digest };
    },

    check: async ({ documents, agreed }, { connection, context }) => {
      if (await lacksDemandedToken(connection, context.caller.userId)) {
        return 'TOKEN_REQUIRED';
      }
      return digestOfAll(documents).equals(agreed) ? undefined : 'OPERATION_IMPOSSIBLE';
    },

    act: () => Promise.resolve(undefined),

    answer: async ({ documents }, _confirmation, context) => {
      const signed: SignedDocument[] = [];
      for (const document of documents) {
        signed.push(await sign(document, context, changes));
      }
      return success(signed);
    },

    message: messageOfDocuments,
  };
}

/** Message of another code for documents that all wait still. */
async function messageOfDocuments(
  confirmation: Confirmation,
  context: CallContext,
): Promise<Result<CodeMessage, GoneFailure>> {
  const signing = await readSigning(context.bank.database.kysely, confirmation);
  if (signing === undefined) {
    return refusal({ code: 'OPERATION_NOT_FOUND' });
  }
  const waiting = await readSignable(context);
  const documents = signing.documents.flatMap((id) =>
    waiting.filter((document) => document.id.toString() === id.toString()),
  );
  return documents.length < signing.documents.length
    ? refusal({ code: 'OPERATION_TIME_OUT' })
    : success(signingMessage(documents, context.caller.language));
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

async function sign(document: AgreedDocument, context: CallContext, changes: ProductChanges): Promise<SignedDocument> {
  const operationId = checkedToOperationId(document.operation_id);
  if (operationId === undefined) {
    throw new Error(`The operation ${document.id} has no id a client could have given`);
  }
  if (document.is_change) {
    return signChange({ id: document.id, operationId, digest: document.digest }, context, changes);
  }
  const { bank, caller, referenceId, now } = context;
  const { rows } = await bank.database.pool.query<{ refusal: FailureCode | null; transaction_id: bigint | null }>({
    name: 'sign-document',
    text: 'select refusal, transaction_id from sign_document($1, $2, $3, $4, $5, $6)',
    values: [caller.userId, document.id, document.digest, referenceId, new Date(now), actSource(context)],
  });
  const refused = rows[0]?.refusal ?? undefined;
  if (typeof rows[0]?.transaction_id === 'bigint') {
    METRICS.bookings.inc({ cause: 'signature' });
  }
  const { customerId } = caller;
  const refusalData =
    refused === 'INSUFFICIENT_FUNDS'
      ? await shortfallOfOperation(bank.database.pool, { customerId, operationId })
      : undefined;
  return {
    operationId,
    transactionId: rows[0]?.transaction_id?.toString(),
    refusal: refused,
    ...(refusalData && { refusalData }),
  };
}
