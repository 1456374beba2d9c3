import type { securityOperations } from '../../../src/application/operations/security';
import { mapSuccess, success } from '../../../src/domain/result/Result';
import type { Confirmations } from '../../confirmations/Confirmations';
import { waitingChangeOf } from '../../confirmations/sendCode';
import { recordAuthentication, endOtherSessions, hashing } from '../identity';
import { beginAuthTypeChange, newAuthenticatorKey } from './authType';
import { beginPasswordChange, beginQuestionChange, beginUsernameChange } from './beginChanges';
import { tellUserDataChanged } from '../notifications';
import { changePin } from './pin';
import { signInHistory } from './signInHistory';
import type { CallContext, HandlersFor } from '../../kernel/Handler';

/** Handlers of the user's security settings and of the history of access. */
export function createSecurityHandlers(confirmations: Confirmations): HandlersFor<typeof securityOperations> {
  return {
    CHANGE_PASSWORD: (request, context) =>
      hashing('CHANGE_PASSWORD', context, () => beginPasswordChange(request, context)),
    CHANGE_USERNAME: beginUsernameChange,
    CHANGE_PIN: (request, context) => hashing('CHANGE_PIN', context, () => changePin(request, context)),
    SET_NEW_ANSWER_FOR_SECURITY_QUESTION: (request, context) =>
      hashing('SET_NEW_ANSWER_FOR_SECURITY_QUESTION', context, () => beginQuestionChange(request, context)),
    GET_GOOGLE_INITIALIZATION_CODE: (request, context) =>
      hashing('GET_GOOGLE_INITIALIZATION_CODE', context, () => newAuthenticatorKey(request, context)),
    CHANGE_AUTH_TYPE: beginAuthTypeChange,
    SEND_UTILITY_OTP: confirmations.resending(['profile']),
    RETRY_SEND_OTP_TO_CHANGE_AUTH_TYPE: async (request, context) =>
      mapSuccess(await confirmations.resending(['profile'])(request, context), (sent) =>
        waitingChangeOf(request.operationId, sent),
      ),
    CONFIRM_UTILITY_OPERATION: confirmations.confirming('CONFIRM_UTILITY_OPERATION'),

    GET_LOGIN_HISTORY: async (_request, context) => success(await signInHistory(context)),

    END_OTHER_SESSIONS: async (_request, context) => success({ ended: await endSessionsElsewhere(context) }),

    CHANGE_USER_LOCALE: async ({ language }, { bank, caller, now }) => {
      await bank.database.kysely.transaction().execute(async (transaction) => {
        await transaction.updateTable('app_user').set({ language }).where('id', '=', BigInt(caller.userId)).execute();
        await tellUserDataChanged(transaction, caller, now);
      });
      return success({ language });
    },
  };
}

function endSessionsElsewhere({ bank, caller, now, referenceId, address }: CallContext): Promise<number> {
  return bank.database.kysely.transaction().execute(async (transaction) => {
    const ended = await endOtherSessions(transaction, caller, { reason: 'ENDED_BY_USER', now });
    await recordAuthentication(transaction, {
      event: 'OTHER_SESSIONS_ENDED',
      result: 'SUCCESS',
      at: now,
      referenceId,
      userId: caller.userId,
      customerId: caller.customerId,
      sessionId: caller.sessionId,
      address,
    });
    return ended;
  });
}
