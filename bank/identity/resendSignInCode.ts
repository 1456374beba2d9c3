import type { AuthenticationFailureCodeOf } from '../../src/application/operations/authentication';
import type { Failure } from '../../src/application/operations/failureCodes';
import { refusal, success } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import type { BankServices } from '../BankServices';
import type { Call } from '../gateway/Call';
import { recordAuthentication } from './audit';
import { RESEND_AFTER_MS } from './oneTimeCodes';
import type { Session } from './Session';
import { issueSignInCode } from './signInCodes';

type Outcome = Result<
  { readonly islastsmstry: boolean },
  Failure<AuthenticationFailureCodeOf<'retrySendingOtpToLogin'> | 'TOO_MANY_REQUESTS'>
>;

/** Sends another code for a sign-in; earlier ones stay good for their own time. At most three messages, half a minute apart. */
export async function resendSignInCode(session: Session, call: Call, bank: BankServices): Promise<Outcome> {
  return bank.database.kysely.transaction().execute(async (transaction) => {
    const subject = await transaction
      .selectFrom('code_subject')
      .select(['sends_left', 'tries_left', 'last_sent_at'])
      .where('subject_kind', '=', 'login')
      .where('subject_id', '=', BigInt(session.sessionId))
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (subject.sends_left === 0) {
      return refusal({ code: 'MAX_OTP_TRIES' });
    }
    if (subject.tries_left === 0) {
      return refusal({ code: 'OTP_TRIES_LIMIT_EXCEEDED' });
    }
    if (subject.last_sent_at !== null && call.now < subject.last_sent_at + RESEND_AFTER_MS) {
      return refusal({ code: 'TOO_MANY_REQUESTS' });
    }
    const sendsLeft = subject.sends_left - 1;
    await transaction
      .updateTable('code_subject')
      .set({ sends_left: sendsLeft, last_sent_at: new Date(call.now) })
      .where('subject_kind', '=', 'login')
      .where('subject_id', '=', BigInt(session.sessionId))
      .execute();
    const { phone } = await transaction
      .selectFrom('app_user')
      .select('phone')
      .where('id', '=', BigInt(session.userId))
      .executeTakeFirstOrThrow();
    const order = { sessionId: session.sessionId, userId: session.userId, phone, language: session.language, now: call.now };
    await issueSignInCode(transaction, order, bank.secrets);
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
    return success({ islastsmstry: sendsLeft === 0 });
  });
}
