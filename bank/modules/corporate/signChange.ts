import { isDeepStrictEqual } from 'node:util';

import { sql } from 'kysely';
import * as z from 'zod/mini';

import type { ProductChangeCode, FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { FailureCode } from '../../../src/application/operations/failureCodes';
import type { SignedDocument } from '../../../src/application/operations/signatures';
import type { CompanyChange } from '../../../src/domain/corporate/ChangeDocument';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import { adapterOf } from '../../../src/infrastructure/registry/registry';
import type { ProductChange, ProductChanges, TransactionContext } from '../../confirmations/ProductChange';
import { actSource } from '../../confirmations/recordAct';
import type { CallContext } from '../../kernel/Handler';
import { tellOfChange } from './companyNotices';

/** The account a change is about, as requests carry it; none for one that concerns the whole company. */
const ABOUT_ACCOUNT = z.object({ accountId: z.optional(z.union([z.string(), z.number()])) });

/** A refusal of a change that all have signed: nothing of its last signature is kept. */
class RefusedChange extends Error {
  constructor(readonly code: FailureCode) {
    super(`A signed change cannot be made: ${code}`);
  }
}

/** A signed change, as it was shown. */
export interface AgreedChange {
  readonly id: bigint;
  readonly operationId: OperationId;
  readonly digest: Buffer;
}

/** Signs a change, and makes it in the same transaction with the last signature. */
export async function signChange(
  change: AgreedChange,
  context: CallContext,
  changes: ProductChanges,
): Promise<SignedDocument> {
  const { operationId } = change;
  try {
    const changed = await signAndMake(change, context, changes);
    return { operationId, transactionId: undefined, changed, refusal: undefined };
  } catch (failure) {
    if (failure instanceof RefusedChange) {
      return { operationId, transactionId: undefined, refusal: failure.code };
    }
    throw failure;
  }
}

function signAndMake(change: AgreedChange, context: CallContext, changes: ProductChanges): Promise<boolean> {
  const { bank, caller, referenceId, now } = context;
  return bank.database.kysely.transaction().execute(async (connection) => {
    const { rows } = await sql<{ refusal: FailureCode | null; complete: boolean }>`
      select refusal, complete from sign_change(${caller.userId}::bigint, ${change.id}, ${change.digest}, ${referenceId}, ${new Date(now)},
        ${actSource(context)}::jsonb)`.execute(connection);
    const [signed] = rows;
    if (signed === undefined || signed.refusal !== null) {
      throw new RefusedChange(signed?.refusal ?? 'OPERATION_NOT_FOUND');
    }
    if (signed.complete) {
      await carryOut(change, { connection, context }, changes);
    }
    return signed.complete || (await isDone(change, { connection, context }));
  });
}

async function isDone({ id }: AgreedChange, { connection }: TransactionContext): Promise<boolean> {
  const row = await connection.selectFrom('change_document').select('state').where('id', '=', id).executeTakeFirst();
  return row?.state === 'done';
}

/** Makes the change as its maker asked for it, unless something has changed since that would make it another one. */
async function carryOut(
  { id }: AgreedChange,
  { connection, context }: TransactionContext,
  changes: ProductChanges,
): Promise<void> {
  const row = await connection.selectFrom('change_document').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { subject, before, after } = row;
  const accountId = z.parse(ABOUT_ACCOUNT, row.request).accountId?.toString();
  const maker = { ...context, caller: { ...context.caller, userId: row.user_id.toString() } };
  const failureCode = await makeUnlessOther(row.code, row.request, {
    agreed: { subject, before, after },
    transaction: { connection, context: maker },
    changes,
  });
  if (failureCode !== undefined) {
    throw new RefusedChange(failureCode);
  }
  const { rows: signers } = await sql<{ user_id: bigint }>`
    select user_id from change_signature where change_id = ${id} order by signed_at`.execute(connection);
  const by = signers.map(({ user_id: userId }) => userId.toString());
  const authors = [...new Set([maker.caller.userId, ...by])];
  await tellOfChange(connection, context, { subject, before, after, by: authors, accountId });
}

interface Agreement {
  readonly agreed: CompanyChange;
  readonly transaction: TransactionContext;
  readonly changes: ProductChanges;
}

async function makeUnlessOther<Code extends ProductChangeCode>(
  code: Code,
  wire: unknown,
  { agreed, transaction, changes }: Agreement,
): Promise<FailureCodeOf<'CONFIRM_ACCOUNT_OPERATION'> | undefined> {
  const change: ProductChange<Code> = changes[code];
  const request = z.parse(adapterOf(code).request, wire);
  const assessed = await change.assess?.(request, transaction);
  if (
    assessed === undefined ||
    !isDeepStrictEqual(agreed, { subject: assessed.subject, before: assessed.before, after: assessed.after })
  ) {
    return 'OPERATION_IMPOSSIBLE';
  }
  return change.make(request, transaction);
}
