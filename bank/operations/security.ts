import type { securityOperations } from '../../src/application/operations/security';
import { success } from '../../src/domain/result/Result';
import { ABSOLUTE_LIMIT_MS, IDLE_LIMIT_MS } from '../identity/Session';
import { endOtherSessions } from '../identity/sessions';
import { beginAuthTypeChange, newAuthenticatorKey } from '../profile/authType';
import { beginPasswordChange, beginQuestionChange, beginUsernameChange } from '../profile/beginChanges';
import { confirmChange, resendChangeCode } from '../profile/confirmChange';
import type { HandlersFor } from './Handler';
import { unlessCrowded } from './unlessCrowded';

const LATEST_SIGN_INS = 50;

/** What protects the user's access, and who has had it. */
export const securityHandlers: HandlersFor<typeof securityOperations> = {
  CHANGE_PASSWORD: (request, context) => unlessCrowded(() => beginPasswordChange(request, context)),
  CHANGE_USERNAME: beginUsernameChange,
  SET_NEW_ANSWER_FOR_SECURITY_QUESTION: (request, context) => unlessCrowded(() => beginQuestionChange(request, context)),
  GET_GOOGLE_INITIALIZATION_CODE: (request, context) => unlessCrowded(() => newAuthenticatorKey(request, context)),
  CHANGE_AUTH_TYPE: beginAuthTypeChange,
  RETRY_SEND_OTP_TO_CHANGE_AUTH_TYPE: resendChangeCode,
  CONFIRM_UTILITY_OPERATION: confirmChange,

  GET_LOGIN_HISTORY: async (_request, { bank, caller, now }) => {
    const sessions = await bank.database.kysely
      .selectFrom('session')
      .select(['id', 'created_at', 'last_activity_at', 'ended_at', 'address', 'user_agent'])
      .where('user_id', '=', BigInt(caller.userId))
      .where('stage', '=', 'active')
      .orderBy('id', 'desc')
      .limit(LATEST_SIGN_INS)
      .execute();
    return success(
      sessions.map((session) => ({
        sessionId: session.id.toString(),
        signedInAt: session.created_at,
        address: session.address,
        userAgent: session.user_agent,
        isCurrent: session.id.toString() === caller.sessionId,
        isActive:
          session.ended_at === null &&
          now < session.last_activity_at + IDLE_LIMIT_MS &&
          now < session.created_at + ABSOLUTE_LIMIT_MS,
      })),
    );
  },

  END_OTHER_SESSIONS: async (_request, { bank, caller, now }) =>
    success({ ended: await endOtherSessions(bank.database.kysely, caller, { reason: 'ENDED_BY_USER', now }) }),

  CHANGE_USER_LOCALE: async ({ language }, { bank, caller }) => {
    await bank.database.kysely
      .updateTable('app_user')
      .set({ language })
      .where('id', '=', BigInt(caller.userId))
      .execute();
    return success({ language });
  },
};
