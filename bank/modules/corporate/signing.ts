import { createHash } from 'node:crypto';

import type { Kysely } from 'kysely';

import { fingerprintOf } from '../../../src/domain/operation/fingerprint';
import { refusal, success } from '../../../src/domain/result/Result';
import { isExchange, totalsOf } from '../../../src/domain/corporate/PaymentDocument';
import { signingSmsText } from '../../../src/domain/corporate/signingText';
import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { SigningRequest, WaitingSigning } from '../../../src/application/operations/signatures';
import type { Language } from '../../../src/domain/language/Language';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import type { Result } from '../../../src/domain/result/Result';
import type { Tables } from '../../db/Tables';
import { CodeChecker } from '../../confirmations/CodeChecker';
import { userOwner } from '../../confirmations/codeOwner';
import type { CodeMessage } from '../../confirmations/Confirmable';
import { readConfirmation } from '../../confirmations/confirmationRepository';
import type { Confirmation } from '../../confirmations/confirmationRepository';
import { openConfirmation } from '../../confirmations/openConfirmation';
import { sendCode, waitingChangeOf } from '../../confirmations/sendCode';
import { lacksDemandedToken } from '../../confirmations/tokenOnly';
import type { CallContext } from '../../kernel/Handler';
import { readDocuments, readWaitingOf } from './documents';
import { changeWords } from './companyNotices';
import { movePaymentDays } from './paymentDay';
import { readChanges } from './changes';
import type { PaymentDocument } from '../../../src/domain/corporate/PaymentDocument';
import type { SignedWords } from '../../../src/domain/corporate/signingText';

type Refused = Failure<FailureCodeOf<'CREATE_CONFIRM_OPERATION'> | 'TOO_MANY_REQUESTS'>;

/** A document of either kind as far as its signature needs it. */
export interface Signable {
  readonly id: bigint;
  readonly operationId: OperationId;
  readonly digest: Buffer;
  readonly canSign: boolean;
  /** True when another user has signed in the caller's place. */
  readonly takenByOther: boolean;
  /** True while it waits for approval, before signatures. */
  readonly isUnapproved: boolean;
  /** True when the caller signs it after others, by a rule of the company. */
  readonly isEarly: boolean;
  readonly wording: SignedWords;
  /** The payment it stands for; absent for a change. */
  readonly payment: PaymentDocument | undefined;
}

/** Documents that wait to be signed: payments, all or those of the ids, and changes besides money. */
export async function readSignable(context: CallContext, ids?: readonly OperationId[]): Promise<readonly Signable[]> {
  const documents = ids === undefined ? await readDocuments(context) : await readWaitingOf(context, ids);
  const changes = await readChanges(context);
  return [
    ...documents.map(({ document, ...stored }) => ({
      ...stored,
      operationId: document.preview.operationId,
      canSign: document.canSign,
      wording: {
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
        ? [
            {
              ...stored,
              operationId,
              canSign,
              isUnapproved: false,
              isEarly: false,
              wording: { words, recipient: '' },
              payment: undefined,
            },
          ]
        : [];
    }),
  ];
}

/**
 * Digest of what one code signs: of a document alone its own, so that page, message and receipt show one fingerprint; of several SHA-256
 * over their digests in their order.
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
  const chosen = choose(request.documents, await readSignable(context, request.documents));
  if (!chosen.ok) {
    return chosen;
  }
  const { caller, bank, now } = context;
  return CodeChecker.transaction(
    bank,
    { owner: userOwner(caller), now },
    async (checker): Promise<Result<WaitingSigning, Refused>> => {
      const transaction = checker.connection;
      await transaction
        .selectFrom('app_user')
        .select('id')
        .where('id', '=', BigInt(caller.userId))
        .forUpdate()
        .execute();
      if (await lacksDemandedToken(transaction, caller.userId)) {
        return refusal({ code: 'TOKEN_REQUIRED' });
      }
      const moved = await movePaymentDays(transaction, context, {
        documents: chosen.value,
        payOn: request.payOn ?? [],
      });
      if (!moved.ok) {
        return moved;
      }
      const documents = moved.value;
      const opened = await openSigning(checker, context, { operationId: request.operationId, documents });
      if (!opened.ok) {
        return opened;
      }
      const sent = await sendCode(transaction, context, {
        confirmation: opened.value,
        compose: () => Promise.resolve(signingMessage(documents, caller.language)),
      });
      return sent.ok
        ? success({ ...waitingChangeOf(request.operationId, sent.value), ...factsOf(documents) })
        : refusal(sent.failure);
    },
  );
}

/** Stores a new signing; one that waits for the same documents is sent another code. */
async function openSigning(
  checker: CodeChecker,
  context: CallContext,
  { operationId, documents }: { readonly operationId: OperationId; readonly documents: readonly Signable[] },
) {
  const { connection } = checker;
  const digest = digestOfAll(documents);
  const before = await readConfirmation(connection, context.caller.userId, { operationId, lock: true });
  if (before !== undefined) {
    const signing = await readSigning(connection, before);
    return before.confirmedWith === undefined && signing?.digest.equals(digest) === true
      ? success(before)
      : refusal({ code: 'OPERATION_ID_REUSED' as const });
  }
  const opened = await openConfirmation(checker, context, { kind: 'document', operationId });
  if (opened.ok) {
    const { id } = opened.value;
    await connection
      .insertInto('signing')
      .values({ id, documents: documents.map((document) => document.id), digest })
      .execute();
  }
  return opened;
}

/** The documents of a confirmation, and the digest of what the user has read; `undefined` when it is of another kind. */
export function readSigning(connection: Kysely<Tables>, { id }: Pick<Confirmation, 'id'>) {
  return connection.selectFrom('signing').select(['documents', 'digest']).where('id', '=', id).executeTakeFirst();
}

type Chosen = Result<
  readonly Signable[],
  Failure<'OPERATION_NOT_FOUND' | 'ALREADY_SIGNED' | 'NOT_APPROVED' | 'APPROVAL_NOT_YOUR_TURN' | 'SIGNATURE_NOT_YOURS'>
>;

/** The documents asked for, in the order they were asked for; all of them have to be there and the caller's to sign. */
function choose(ids: readonly OperationId[], waiting: readonly Signable[]): Chosen {
  const documents = ids.flatMap((id) => waiting.filter(({ operationId }) => operationId === id));
  if (documents.length < ids.length) {
    return refusal({ code: 'OPERATION_NOT_FOUND' });
  }
  if (documents.some(({ takenByOther }) => takenByOther)) {
    return refusal({ code: 'ALREADY_SIGNED' });
  }
  if (documents.some(({ isUnapproved }) => isUnapproved)) {
    return refusal({ code: 'NOT_APPROVED' });
  }
  if (documents.some(({ isEarly }) => isEarly)) {
    return refusal({ code: 'APPROVAL_NOT_YOUR_TURN' });
  }
  return documents.every(({ canSign }) => canSign) ? success(documents) : refusal({ code: 'SIGNATURE_NOT_YOURS' });
}

/** Sums of the payments among documents, and the control code of all. */
function factsOf(documents: readonly Signable[]) {
  return {
    totals: totalsOf(documents.flatMap(({ payment }) => payment ?? [])),
    fingerprint: fingerprintOf(digestOfAll(documents)),
  };
}

/** Message with the code that signs documents. */
export function signingMessage(documents: readonly Signable[], language: Language): CodeMessage {
  const wording = documents.map((document) => document.wording);
  return { text: (code) => signingSmsText({ code, documents: wording, ...factsOf(documents) }, language) };
}
