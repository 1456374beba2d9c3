import type {
  OtpSendingResponse,
  SessionResponse,
  ValidateSessionResponse,
} from '../../../proto/generated/ibank/v1/authentication';
import { SESSION_STAGES } from '../../application/operations/authentication';
import type {
  CodeDelivery,
  CodeSending,
  SessionGrant,
  ValidSession,
} from '../../application/ports/AuthenticationGateway';
import { OTP_TYPES } from '../../domain/user/ProfileChange';
import type { OtpType } from '../../domain/user/ProfileChange';

/** Parses the delivery channel of a code; an unknown value means SMS. */
export function readOtpDelivery(text: string): OtpType {
  return OTP_TYPES.find((type) => type === text) ?? 'SMS';
}

interface WireDelivery {
  readonly otpdelivery: string;
  readonly phonenumber: string;
  readonly sendsleft: number;
}

export function readDelivery({ otpdelivery, phonenumber, sendsleft }: WireDelivery): CodeDelivery {
  return { otpDelivery: readOtpDelivery(otpdelivery), phoneNumber: phonenumber, sendsLeft: sendsleft };
}

/** The next stage of a session; a bank that names none has signed the user in. */
export function readGrant({ data }: SessionResponse): SessionGrant {
  const stage = SESSION_STAGES.find((known) => known === data.stage) ?? 'active';
  return {
    sessionKey: data.sessionkey,
    sessionId: data.sessionid,
    stage,
    ...(stage === 'secondFactor' && { delivery: readDelivery(data) }),
    ...readPosition(data),
  };
}

/** Position for the stream of a session; nothing where the bank tells none. */
function readPosition({ position }: { readonly position: string }): { readonly position?: string } {
  return position === '' ? {} : { position };
}

export function readValidSession({ data }: ValidateSessionResponse): ValidSession {
  return {
    sessionId: data.sessionid,
    userId: data.userid,
    stage: data.stage === 'locked' ? 'locked' : 'active',
    ...readPosition(data),
  };
}

export function readSending({ data }: OtpSendingResponse): CodeSending {
  return { isLastSmsTry: data.islastsmstry, sendsLeft: data.sendsleft };
}
