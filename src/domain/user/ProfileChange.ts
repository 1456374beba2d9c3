import type { ChangeToSign } from '../corporate/ChangeDocument';
import type { OperationId } from '../operation/OperationId';
import type { Instant } from '../time/Instant';

/** What of a user's protection and papers can be changed (specification 2, section 7.3, utility codes). */
export type ChangedPart =
  'password' | 'username' | 'securityQuestion' | 'authType' | 'passport' | 'email' | 'limit' | 'knownDevices';

/** How a user confirms: a code by SMS, an authenticator application, a hardware token. */
export const OTP_TYPES = ['SMS', 'TOTP', 'TOKEN'] as const;

export type OtpType = (typeof OTP_TYPES)[number];

/** A change that waits for a fresh factor; nothing has changed yet. */
export interface WaitingChange {
  readonly operationId: OperationId;
  /** Where the code comes from. */
  readonly otpType: OtpType;
  /** Where the message went, masked; empty when the code comes from a device. */
  readonly phone: string;
  readonly isLastSmsTry: boolean;
  /** Until when it can be confirmed with this code. */
  readonly expiresAt: Instant;
  /** Whole seconds before another message may be asked for. */
  readonly resendAfterSeconds: number;
  /** Present where no code makes it but the signatures of a company, which it is still to be sent to. */
  readonly toSign?: ChangeToSign | undefined;
}

/** What an authenticator application is set up with; shown once and kept by nobody but the application and the bank. */
export interface AuthenticatorKey {
  /** Base 32, for typing in. */
  readonly secretKey: string;
  /** `otpauth://` address, for a QR code. */
  readonly address: string;
}

/** How far somebody came who gave the login of the user. */
export const SIGN_IN_RESULTS = ['SIGNED_IN', 'CODE_NOT_ENTERED', 'WRONG_PASSWORD'] as const;

export type SignInResult = (typeof SIGN_IN_RESULTS)[number];

/** One sign-in of the user, or a try at it. */
export interface SignInRecord {
  /** Absent where the password was wrong. */
  readonly sessionId: string | undefined;
  readonly signedInAt: Instant;
  readonly address: string;
  readonly userAgent: string;
  readonly result: SignInResult;
  /** The session that asks. */
  readonly isCurrent: boolean;
  /** Still signed in. */
  readonly isActive: boolean;
}
