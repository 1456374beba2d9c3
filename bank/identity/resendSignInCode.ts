import type { AuthenticationFailureCodeOf } from '../../src/application/operations/authentication';
import type { Failure } from '../../src/application/operations/failureCodes';
import { refusal, success } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import type { BankServices } from '../BankServices';
import type { Call } from '../gateway/Call';
import { recordAuthentication } from './audit';
import type { Session } from './Session';
import { issueSignInCode } from './signInCodes';

type Outcome = Result<
  { readonly islastsmstry: boolean; readonly sendsleft: number },
  Failure<AuthenticationFailureCodeOf<'retrySendingOtpToLogin'> | 'TOO_MANY_REQUESTS'>
>;

/**
 * Sends another code for a sign-in; earlier ones are void. At most three messages, half a minute apart; none to a user whose codes
 * come from a device.
 */
export async function resendSignInCode(session: Session, call: Call, bank: BankServices): Promise<Outcome> {
  return bank.database.kysely.transaction().execute(async (transaction) => {
    const { phone, auth_type: type } = await transaction
      .selectFrom('app_user')
      .select(['phone', 'auth_type'])
      .where('id', '=', BigInt(session.userId))
      .executeTakeFirstOrThrow();
    if (type !== 'SMS') {
      return refusal({ code: 'MAX_OTP_TRIES' });
    }
    const order = {
      sessionId: session.sessionId,
      userId: session.userId,
      phone,
      language: session.language,
      now: call.now,
    };
    const issued = await issueSignInCode(transaction, order, bank);
    if (!issued.ok) {
      return issued;
    }
    await recordAuthentication(transaction, {
      event: 'CODE_RESENT',
      result: 'SUCCESS',
      at: call.now,
      referenceId: call.referenceId,
      userId: session.userId,
      customerId: session.customerId,
      sessionId: session.sessionId,
      address: call.address,
    });
    return success({ islastsmstry: issued.value.isLast, sendsleft: issued.value.sendsLeft });
  });
}
