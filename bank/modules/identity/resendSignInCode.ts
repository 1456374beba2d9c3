import type { Kysely } from 'kysely';

import type { AuthenticationFailureCodeOf } from '../../../src/application/operations/authentication';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusedUntil } from '../../../src/application/operations/failureWith';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { BankServices } from '../../kernel/BankServices';
import type { Tables } from '../../db/Tables';
import type { Call } from '../../kernel/Call';
import { recordAuthentication, stepOf } from './audit';
import { withConstantTime } from './constantTime';
import { resendGuardedCode } from './guardedSignIn';
import type { Session } from './Session';
import { unfinishedRefusal } from './pendingSignIns';
import { issueSignInCode } from './signInCodes';
import type { SignInCodeSent } from './signInCodes';
import { untilAnotherBegins } from '../../confirmations/subjectCodes';
import type { SendRefusal } from '../../confirmations/subjectCodes';

type Outcome = Result<
  { readonly islastsmstry: boolean; readonly sendsleft: number },
  Failure<AuthenticationFailureCodeOf<'retrySendingOtpToLogin'> | 'TOO_MANY_REQUESTS'>
>;

/**
 * Sends another code for a sign-in; earlier ones are void. At most three messages, half a minute apart; none to a user whose codes
 * come from a device. A guarded sign-in of an unknown login gets the same answer and sends nothing.
 */
export function resendSignInCode(session: Session, call: Call, bank: BankServices): Promise<Outcome> {
  const resend = () =>
    bank.database.kysely.transaction().execute((connection) => resendIn(connection, { session, call, bank }));
  return session.guardedAs === undefined ? resend() : withConstantTime(resend);
}

interface Resending {
  readonly session: Session;
  readonly call: Call;
  readonly bank: BankServices;
}

async function resendIn(connection: Kysely<Tables>, { session, call, bank }: Resending): Promise<Outcome> {
  const issued = await (session.guardedAs === undefined
    ? resendCode(connection, { session, call, bank })
    : resendGuardedCode(session, { connection, call, bank }));
  if (!issued.ok) {
    return issued;
  }
  await recordAuthentication(connection, { ...stepOf(session, call), event: 'CODE_RESENT', result: 'SUCCESS' });
  return success({ islastsmstry: issued.value.isLast, sendsleft: issued.value.sendsLeft });
}

async function resendCode(
  connection: Kysely<Tables>,
  { session, call, bank }: Resending,
): Promise<Result<SignInCodeSent, SendRefusal>> {
  const { sessionId, userId, language } = session;
  const { phone, auth_type: type } = await connection
    .selectFrom('app_user')
    .select(['phone', 'auth_type'])
    .where('id', '=', BigInt(userId))
    .executeTakeFirstOrThrow();
  const issued: Result<SignInCodeSent, SendRefusal> =
    type === 'SMS'
      ? await issueSignInCode(connection, { sessionId, userId, phone, language, now: call.now }, bank)
      : refusal(refusedUntil('MAX_OTP_TRIES', call.now));
  return issued.ok
    ? issued
    : refusal(untilAnotherBegins(issued.failure, await unfinishedRefusal(connection, BigInt(userId), call.now)));
}
