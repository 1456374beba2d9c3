import { isDeepStrictEqual } from 'node:util';

import * as z from 'zod/mini';

import type { ProductChangeCode, FailureCodeOf, RequestOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import { refusal } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { WaitingChange } from '../../../src/domain/user/ProfileChange';
import { adapterOf } from '../../../src/infrastructure/registry/registry';
import { makeDocument, repeatedDocument } from '../corporate';
import type { CallContext } from '../../kernel/Handler';
import { beginChange, isProduct, repeatedChange } from '../profile';
import type { ProductChange } from '../../confirmations/ProductChange';
import { decryptRequest, encryptRequest } from './encryptedRequest';

type Begun<Code extends ProductChangeCode> = Result<
  WaitingChange,
  Failure<FailureCodeOf<Code> | 'OPERATION_ID_REUSED' | 'MAX_OTP_TRIES' | 'TOO_MANY_REQUESTS'>
>;

interface Definition<Code extends ProductChangeCode> {
  readonly code: Code;
  readonly change: ProductChange<Code>;
}

/** Makes the handler of an operation of the catalogue that changes a product. */
export function productChangeHandler<Code extends ProductChangeCode>(code: Code, change: ProductChange<Code>) {
  return (
    request: RequestOf<Code> & { readonly operationId: OperationId },
    context: CallContext,
  ): Promise<Begun<Code>> => beginProductChange({ code, change }, request, context);
}

/**
 * Checks a change of a product, keeps it and sends its code, or has a company sign what loosens; nothing has changed yet. The same request again is answered
 * again, another one under the same id is refused.
 */
function beginProductChange<Code extends ProductChangeCode>(
  definition: Definition<Code>,
  request: RequestOf<Code> & { readonly operationId: OperationId },
  context: CallContext,
): Promise<Begun<Code>>;
// A declaration names the failures of codes where its change sends one; the compiler cannot tell which changes do.
async function beginProductChange<Code extends ProductChangeCode>(
  { code, change }: Definition<Code>,
  request: RequestOf<Code> & { readonly operationId: OperationId },
  context: CallContext,
): Promise<Result<WaitingChange, Failure>> {
  const { operationId } = request;
  const transaction = { connection: context.bank.database.kysely, context };
  const ofCompany = context.caller.customerKind === 'C' && change.assess !== undefined;
  const made = ofCompany && change.kept === undefined ? await repeatedDocument({ code, request }, context) : undefined;
  if (made !== undefined) {
    return made;
  }
  const kept = change.kept?.(request) ?? request;
  const repeated = await repeatedChange(
    context,
    operationId,
    async (payload) =>
      isProduct(payload) &&
      payload.code === code &&
      isDeepStrictEqual(decryptRequest(code, payload.sealed, context), kept) &&
      (change.isSame === undefined || (await change.isSame(request, transaction))),
  );
  if (repeated !== undefined) {
    return repeated;
  }
  const checked = await change.check(request, transaction);
  if (!checked.ok) {
    return refusal(checked.failure);
  }
  const assessed = ofCompany ? await change.assess?.(request, transaction) : undefined;
  if (assessed?.effect === 'loosens') {
    return makeDocument({ code, request }, assessed, context);
  }
  const sealed = encryptRequest(z.encode(adapterOf(code).request, kept), context);
  return beginChange(context, { operationId, payload: { part: 'product', code, sealed, asked: checked.value } });
}
