import type { ProductChangeCode } from '../../../src/application/operations/catalogue';
import { success } from '../../../src/domain/result/Result';
import type { Confirmable } from '../../confirmations/Confirmable';
import type { Confirmation } from '../../confirmations/confirmationRepository';
import { tellOfChange } from '../corporate';
import { forgetPayload, isProduct, messageOfChange, readPayload } from '../profile';
import type { StoredPayload } from '../profile';
import type { ProductChange, ProductChanges, TransactionContext } from '../../confirmations/ProductChange';
import { decryptRequest } from './encryptedRequest';

interface WaitingProduct {
  readonly confirmation: Confirmation;
  readonly payload: StoredPayload;
}

/** Changes of products, made by the definitions of their areas. */
export function createProductConfirmation(
  changes: ProductChanges,
): Confirmable<'CONFIRM_ACCOUNT_OPERATION', WaitingProduct> {
  return {
    event: 'PRODUCT_CHANGED',

    find: async (confirmation, { connection, context: { caller } }) => {
      await connection
        .selectFrom('app_user')
        .select('id')
        .where('id', '=', BigInt(caller.userId))
        .forUpdate()
        .execute();
      const payload = await readPayload(connection, confirmation);
      return payload && { confirmation, payload };
    },

    act: async ({ confirmation, payload }, place) => {
      if (!isProduct(payload)) {
        return 'OPERATION_NOT_FOUND';
      }
      const failureCode = await make(changes, payload, place);
      if (failureCode === undefined) {
        await forgetPayload(place.connection, confirmation);
      }
      return failureCode;
    },

    answer: (_subject, { operationId }) => Promise.resolve(success({ operationId })),

    message: messageOfChange,
  };
}

/** Assesses a change of a company again, because the present values may have changed since: one user must not loosen anything by waiting. */
async function make<Code extends ProductChangeCode>(
  changes: ProductChanges,
  { code, sealed }: { readonly code: Code; readonly sealed: string },
  transaction: TransactionContext,
) {
  const { connection, context } = transaction;
  const change: ProductChange<Code> = changes[code];
  const request = decryptRequest(code, sealed, context);
  const isAssessed = context.caller.customerKind === 'C' && change.assess !== undefined;
  const assessed = isAssessed ? await change.assess(request, transaction) : undefined;
  // A change whose object is gone cannot be assessed.
  if (assessed?.effect === 'loosens' || (isAssessed && assessed === undefined)) {
    return 'OPERATION_IMPOSSIBLE' as const;
  }
  const failureCode = await change.make(request, transaction);
  if (failureCode === undefined && assessed !== undefined) {
    await tellOfChange(connection, context, {
      ...assessed,
      accountId: 'accountId' in request ? request.accountId : undefined,
    });
  }
  return failureCode;
}
