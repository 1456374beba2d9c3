import type { OperationId } from '../../domain/operation/OperationId';
import type { Instant } from '../../domain/time/Instant';
import type { WaitingChange } from '../../domain/user/ProfileChange';
import { declare } from './declaration';

export interface EmailToConfirm {
  readonly email: string;
}

/** A letter with a code is on its way to a new address. */
export interface EmailCodeSent {
  readonly email: string;
  readonly isLastTry: boolean;
  readonly expiresAt: Instant;
  readonly resendAfterSeconds: number;
}

export interface EmailChangeRequest {
  readonly operationId: OperationId;
  readonly email: string;
  /** Code from the e-mail, which proves that the user controls the address. */
  readonly emailOtp: string;
}

const ANY_USER = ['individual', 'corporateView', 'corporateCreate', 'corporateApprove', 'corporateSign'] as const;

/** Utility service: contact data of the user (specification 2, section 7.3). */
export const contactOperations = {
  GET_CONFIRMATION_CODE_BY_EMAIL: declare<EmailToConfirm, EmailCodeSent>()({
    services: ['utility'],
    summary: 'Sends a letter with a code to a new e-mail address of the user, the first time or again',
    kind: 'command',
    confirmation: 'none',
    allowed: ANY_USER,
    viewOnly: 'allowed',
    failures: [
      'OPERATION_IMPOSSIBLE',
      'MAX_OTP_TRIES',
      'OTP_TRIES_LIMIT_EXCEEDED',
      'CONFIRMATIONS_ON_HOLD',
      'OTP_MESSAGES_LIMIT_EXCEEDED',
    ],
  }),
  CHANGE_EMAIL: declare<EmailChangeRequest, WaitingChange>()({
    services: ['utility'],
    summary: 'Prepares the new e-mail address with the code of its letter, and asks for a code of the present factor',
    kind: 'command',
    confirmation: 'none',
    allowed: ANY_USER,
    viewOnly: 'allowed',
    failures: [
      'OPERATION_ID_REUSED',
      'OPERATION_NOT_FOUND',
      'CONFIRMATIONS_ON_HOLD',
      'OTP_TRIES_LIMIT_EXCEEDED',
      'OTP_EXPIRED',
      'OTP_REPLACED',
      'INCORRECT_OTP',
      'MAX_OTP_TRIES',
      'OTP_MESSAGES_LIMIT_EXCEEDED',
    ],
  }),
} as const;
