import { originBound } from '../../networks/originBound';
import type { Kysely } from 'kysely';

import type { Language } from '../../../src/domain/language/Language';
import { signInSmsText } from '../../../src/domain/user/securityMessages';
import type { Result } from '../../../src/domain/result/Result';
import { success } from '../../../src/domain/result/Result';
import type { Instant } from '../../../src/domain/time/Instant';
import type { OtpType } from '../../../src/domain/user/ProfileChange';
import type { BankServices } from '../../kernel/BankServices';
import type { Tables } from '../../db/Tables';
import { queueMessage } from '../../networks/messages';
import { maskedPhone } from '../../confirmations/oneTimeCodes';
import { issueCode } from '../../confirmations/subjectCodes';
import type { SendRefusal } from '../../confirmations/subjectCodes';

export interface SignInCodeOrder {
  readonly sessionId: string;
  readonly userId: string;
  readonly phone: string;
  readonly language: Language;
  readonly now: Instant;
}

/** Remaining messages of a sign-in, as the customer is shown them. */
export interface SignInCodeSent {
  readonly isLast: boolean;
  readonly sendsLeft: number;
}

/** Stores a new code of a sign-in and queues its message, unless the common rules of codes allow none now. */
export async function issueSignInCode(
  connection: Kysely<Tables>,
  { sessionId, userId, phone, language, now }: SignInCodeOrder,
  bank: BankServices,
): Promise<Result<SignInCodeSent, SendRefusal>> {
  const order = { owner: { kind: 'user', id: userId }, recipient: phone } as const;
  const issued = await issueCode({ connection, bank, now }, { kind: 'login', id: sessionId }, order);
  if (!issued.ok) {
    return issued;
  }
  const { code, isLast, sendsLeft } = issued.value;
  const text = originBound(signInSmsText(code, language), code, bank.configuration.publicAddress);
  await queueMessage(connection, { userId, phone }, { text, now, urgency: 'access' });
  return success({ isLast, sendsLeft });
}

/** Delivery of a sign-in code, as the client is shown it. */
export interface SignInCodeDelivery {
  readonly otpdelivery: OtpType;
  readonly phonenumber: string;
  readonly sendsleft: number;
}

interface SignInCodeDemand {
  readonly connection: Kysely<Tables>;
  readonly authType: OtpType;
  readonly order: SignInCodeOrder;
}

/** Number of messages a sign-in may bring (`code_subject.sends_left`). */
export const MESSAGES = 3;

/**
 * Sends the first code of a sign-in, unless the user's codes come from a device. Where none may be sent now, all messages are still to
 * come, and a request for one is answered with the moment from which it may be sent: a restored password is kept, and signing in with it
 * waits.
 */
export async function deliverSignInCode(
  { connection, authType, order }: SignInCodeDemand,
  bank: BankServices,
): Promise<SignInCodeDelivery> {
  if (authType !== 'SMS') {
    return { otpdelivery: authType, phonenumber: '', sendsleft: 0 };
  }
  const issued = await issueSignInCode(connection, order, bank);
  return {
    otpdelivery: 'SMS',
    phonenumber: maskedPhone(order.phone),
    sendsleft: issued.ok ? issued.value.sendsLeft : MESSAGES,
  };
}
