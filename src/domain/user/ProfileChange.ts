import type { ChangeToSign } from '../corporate/ChangeDocument';
import type { OperationId } from '../operation/OperationId';
import type { Instant } from '../time/Instant';

/** Parts of the security settings and documents of a user that can be changed (specification 2, section 7.3, utility codes). */
export type ChangedPart =
  | 'password'
  | 'username'
  | 'securityQuestion'
  | 'authType'
  | 'passport'
  | 'email'
  | 'limit'
  | 'knownDevices'
  | 'passkey'
  | 'passkeyCeiling';

/** Confirmation methods: a code by SMS, an authenticator application, a hardware token. */
export const OTP_TYPES = ['SMS', 'TOTP', 'TOKEN'] as const;

export type OtpType = (typeof OTP_TYPES)[number];

/** Change that waits for confirmation by a fresh factor; nothing has changed yet. */
export interface WaitingChange {
  readonly operationId: OperationId;
  /** Source of the code. */
  readonly otpType: OtpType;
  /** Masked telephone number the message was sent to; empty when a device generates the code. */
  readonly phone: string;
  readonly isLastSmsTry: boolean;
  /** Time until which the change can be confirmed with this code. */
  readonly expiresAt: Instant;
  /** Whole seconds before another message can be requested. */
  readonly resendAfterSeconds: number;
  /** Present when signatures of a company, instead of a code, confirm the change; it has yet to be sent for signing. */
  readonly toSign?: ChangeToSign | undefined;
}

/** Key for setting up an authenticator application; shown once and stored only by the application and the bank. */
export interface AuthenticatorKey {
  /** Base 32, for typing in. */
  readonly secretKey: string;
  /** `otpauth://` address, for a QR code. */
  readonly address: string;
}

/** Results of a sign-in attempt with the login of the user. */
export const SIGN_IN_RESULTS = ['SIGNED_IN', 'CODE_NOT_ENTERED', 'WRONG_PASSWORD'] as const;

export type SignInResult = (typeof SIGN_IN_RESULTS)[number];

/** Sign-in of the user, or an attempt at it. */
export interface SignInRecord {
  /** Absent when the password was wrong. */
  readonly sessionId: string | undefined;
  readonly signedInAt: Instant;
  readonly address: string;
  readonly userAgent: string;
  readonly result: SignInResult;
  /** True for the session that makes the request. */
  readonly isCurrent: boolean;
  /** True while the session is signed in. */
  readonly isActive: boolean;
}
