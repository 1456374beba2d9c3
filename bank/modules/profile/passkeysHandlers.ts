import type { Failure } from '../../../src/application/operations/failureCodes';
import type { passkeyOperations } from '../../../src/application/operations/passkeys';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { CallContext, HandlersFor } from '../../kernel/Handler';
import { passkeysOf, removePasskey, renamePasskey } from '../identity';
import { beginPasskey, newPasskeyTerms } from './addPasskey';
import { beginPasskeyCeiling, lowerPasskeyCeiling, passkeyCeilingOf } from './passkeyCeiling';
import { beginPasskeyConfirmation, releasePasskeyCode } from './passkeyConfirmation';

/** Passkeys of a user. */
export const passkeyHandlers: HandlersFor<typeof passkeyOperations> = {
  GET_PASSKEYS: (_request, context) => offered(context, async () => success(await passkeysOf(context))),

  GET_PASSKEY_OPTIONS: (_request, context) => newPasskeyTerms(context),

  ADD_PASSKEY: beginPasskey,

  RENAME_PASSKEY: (request, context) =>
    offered(context, async () => {
      const renamed = await renamePasskey(request, context);
      return renamed.ok ? success({}) : renamed;
    }),

  REMOVE_PASSKEY: ({ passkeyId }, context) =>
    offered(context, async () => {
      const removed = await removePasskey(passkeyId, context);
      return removed.ok ? success({}) : removed;
    }),

  GET_PASSKEY_CEILING: (_request, context) => offered(context, async () => success(await passkeyCeilingOf(context))),

  LOWER_PASSKEY_CEILING: (request, context) => offered(context, () => lowerPasskeyCeiling(request, context)),

  CHANGE_PASSKEY_CEILING: (request, context) => offered(context, () => beginPasskeyCeiling(request, context)),

  GET_PASSKEY_CONFIRMATION: beginPasskeyConfirmation,

  GET_PASSKEY_CODE: releasePasskeyCode,
};

/** Refuses the call at a bank without passkeys. */
async function offered<Value, Refused extends Failure>(
  { bank }: CallContext,
  answer: () => Promise<Result<Value, Refused>>,
): Promise<Result<Value, Refused | Failure<'OPERATION_IMPOSSIBLE'>>> {
  return bank.configuration.passkeySite === undefined ? refusal({ code: 'OPERATION_IMPOSSIBLE' }) : answer();
}
