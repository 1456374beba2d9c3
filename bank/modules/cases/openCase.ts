import type { Kysely } from 'kysely';

import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusedUntil } from '../../../src/application/operations/failureWith';
import { MAX_PENDING_CASES } from '../../../src/domain/case/caseMoves';
import { promisedDay } from '../../../src/domain/case/casePromise';
import type { CaseDraft } from '../../../src/domain/case/caseRules';
import type { CustomerCase } from '../../../src/domain/case/CustomerCase';
import { sentText } from '../../../src/domain/chat/messageRules';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';
import type { CallContext } from '../../kernel/Handler';
import { lockFiles, messageByLocalId, nextMessageAt, writeMessage } from '../chat';
import { readHolidays } from '../directories';
import { tellUserDataChanged } from '../notifications';
import { caseByOperationId, insertCase, lockPendingCases, openCaseAbout, shownCase } from './caseRepository';
import type { OwnedCase } from './caseRepository';

type OpeningFailure = Failure<
  'OPERATION_ID_REUSED' | 'TRANSACTION_NOT_FOUND' | 'CASES_LIMIT' | 'FILE_NOT_FOUND' | 'TOO_MANY_REQUESTS'
>;

/** True for an operation in the history of the caller; the area of accounts knows it. */
export type IsOwnOperation = (transactionId: string, context: CallContext) => Promise<boolean>;

/**
 * Opens a case of the caller with its first message. The same request sent again is answered again; a case that is open about the same
 * operation for the same reason is answered in place of a new one.
 */
export async function openCase(
  sent: CaseDraft,
  context: CallContext,
  isOwn: IsOwnOperation,
): Promise<Result<CustomerCase, OpeningFailure>> {
  const { bank, caller } = context;
  const { database } = bank;
  const draft = { ...sent, text: sentText(sent.text) };
  const { operationId, transactionId } = draft;
  const isSent = (await messageByLocalId(database, caller.userId, operationId)) !== undefined;
  const terms = {
    isIdTaken: isSent,
    isOwnOperation: transactionId === undefined || (await isOwn(transactionId, context)),
    holidays: await readHolidays(database),
  };
  const opened = await database.kysely
    .transaction()
    .execute((connection) => openWithin(connection, draft, { ...terms, context }));
  if (!opened.ok) {
    return opened;
  }
  const isAnswered = opened.value.operationId === operationId;
  if (isAnswered && !(await isSame(draft, opened.value.found, context))) {
    return refusal({ code: 'OPERATION_ID_REUSED' });
  }
  return success(shownCase(opened.value.found));
}

interface Opening {
  readonly context: CallContext;
  readonly holidays: readonly BankDay[];
  readonly isOwnOperation: boolean;
  /** True when the device has numbered a message so. */
  readonly isIdTaken: boolean;
}

interface Opened {
  readonly found: OwnedCase;
  /** Id the case was opened with; none for a case of another request. */
  readonly operationId: string | undefined;
}

async function openWithin(
  connection: Kysely<Tables>,
  draft: CaseDraft,
  { context: { caller, now }, holidays, isOwnOperation, isIdTaken }: Opening,
): Promise<Result<Opened, OpeningFailure>> {
  const { operationId, kind, transactionId, text, files } = draft;
  const { userId } = caller;
  const pending = await lockPendingCases(connection, userId);
  const known = await caseByOperationId(connection, userId, operationId);
  if (known !== undefined) {
    return success({ found: known, operationId });
  }
  if (isIdTaken) {
    return refusal({ code: 'OPERATION_ID_REUSED' });
  }
  if (!isOwnOperation) {
    return refusal({ code: 'TRANSACTION_NOT_FOUND' });
  }
  const about =
    transactionId === undefined ? undefined : await openCaseAbout(connection, { userId, transactionId, kind });
  if (about !== undefined) {
    return success({ found: about, operationId: undefined });
  }
  if (pending >= MAX_PENDING_CASES) {
    return refusal({ code: 'CASES_LIMIT' });
  }
  if (!(await lockFiles(connection, userId, files))) {
    return refusal({ code: 'FILE_NOT_FOUND' });
  }
  const freeAt = await nextMessageAt(connection, userId, now);
  if (freeAt !== undefined) {
    return refusal(refusedUntil('TOO_MANY_REQUESTS', freeAt));
  }
  const dueOn = promisedDay(kind, bankDayOf(now), holidays);
  const topicId = await insertCase(connection, { userId, operationId, kind, transactionId, dueOn, now });
  await writeMessage(connection, { ...caller, topicId, localId: operationId, text, files, title: undefined, now });
  await tellUserDataChanged(connection, caller, now);
  const made = await caseByOperationId(connection, userId, operationId);
  if (made === undefined) {
    throw new Error('A case was not stored');
  }
  return success({ found: made, operationId });
}

/** True when a case and its first message are those of a request. */
async function isSame(draft: CaseDraft, found: OwnedCase, { bank, caller }: CallContext): Promise<boolean> {
  const first = await messageByLocalId(bank.database, caller.userId, draft.operationId);
  return (
    found.kind === draft.kind &&
    found.transactionId === draft.transactionId &&
    first?.topicId === found.id &&
    first.text === draft.text &&
    first.files.map(({ id }) => id).join() === draft.files.join()
  );
}
