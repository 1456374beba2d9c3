import type { OperationId } from '../../domain/operation/OperationId';
import type { Money } from '../../domain/money/Money';
import type { Instant } from '../../domain/time/Instant';
import type { NewPasskey, Passkey, PasskeyConfirmation, PasskeyProof, PasskeyTerms } from '../../domain/user/Passkey';
import type { PasskeyCeiling } from '../../domain/user/passkeyCeiling';
import type { WaitingChange } from '../../domain/user/ProfileChange';
import type { OperationReference } from './accounts';
import { declare } from './declaration';
import { ALONE } from './transfers';
import type { Nothing } from './utilities';

export interface PasskeyReference {
  readonly passkeyId: string;
}

export interface NewPasskeyRequest {
  readonly operationId: OperationId;
  readonly name: string;
  readonly passkey: NewPasskey;
}

export interface PasskeyRename extends PasskeyReference {
  readonly name: string;
}

export interface PasskeyCodeRequest extends OperationReference {
  readonly proof: PasskeyProof;
}

/** Sum of operations of one day that passkeys of the customer may confirm. */
export interface PasskeyCeilingRequest {
  /** Zero when codes are to confirm everything. */
  readonly ceiling: Money;
}

export interface PasskeyCeilingChange extends PasskeyCeilingRequest {
  readonly operationId: OperationId;
}

/** Code of an operation that a passkey has released in place of a message. */
export interface PasskeyCode {
  /** Digits, as a message would carry them. */
  readonly otp: string;
  readonly expiresAt: Instant;
}

const ANY_USER = ['individual', 'corporateView', 'corporateCreate', 'corporateApprove', 'corporateSign'] as const;

/**
 * Utility service: passkeys of a user (docs/adr/0194); the specification names none of these codes. A bank without passkeys answers
 * OPERATION_IMPOSSIBLE.
 */
export const passkeyOperations = {
  GET_PASSKEYS: declare<Nothing, readonly Passkey[]>()({
    services: ['utility'],
    summary: 'Lists the passkeys of the user, the newest first',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_USER,
    failures: ['OPERATION_IMPOSSIBLE'],
  }),
  GET_PASSKEY_OPTIONS: declare<Nothing, PasskeyTerms>()({
    services: ['utility'],
    summary: 'Makes the challenge for a new passkey, which this session can answer once within five minutes',
    kind: 'command',
    confirmation: 'none',
    allowed: ANY_USER,
    viewOnly: 'allowed',
    failures: ['OPERATION_IMPOSSIBLE', 'PASSKEY_LIMIT_EXCEEDED'],
  }),
  ADD_PASSKEY: declare<NewPasskeyRequest, WaitingChange>()({
    services: ['utility'],
    summary: 'Checks the passkey a browser has made and asks for a code of the present factor, which adds it',
    kind: 'command',
    confirmation: 'none',
    allowed: ANY_USER,
    viewOnly: 'allowed',
    failures: [
      'OPERATION_IMPOSSIBLE',
      'OPERATION_ID_REUSED',
      'PASSKEY_NOT_VALID',
      'PASSKEY_CHALLENGE_EXPIRED',
      'PASSKEY_FOREIGN_ORIGIN',
      'PASSKEY_USER_NOT_VERIFIED',
      'PASSKEY_LIMIT_EXCEEDED',
      'PASSKEY_ALREADY_ADDED',
      'MAX_OTP_TRIES',
      'CONFIRMATIONS_ON_HOLD',
      'OTP_MESSAGES_LIMIT_EXCEEDED',
    ],
  }),
  RENAME_PASSKEY: declare<PasskeyRename, Nothing>()({
    services: ['utility'],
    summary: 'Gives a passkey of the user another name',
    kind: 'command',
    confirmation: 'none',
    allowed: ANY_USER,
    viewOnly: 'allowed',
    failures: ['OPERATION_IMPOSSIBLE', 'PASSKEY_NOT_FOUND'],
  }),
  REMOVE_PASSKEY: declare<PasskeyReference, Nothing>()({
    services: ['utility'],
    summary: 'Removes a passkey of the user, ends all other sessions and notifies the user',
    kind: 'command',
    confirmation: 'none',
    allowed: ANY_USER,
    viewOnly: 'allowed',
    failures: ['OPERATION_IMPOSSIBLE', 'PASSKEY_NOT_FOUND'],
  }),
  GET_PASSKEY_CEILING: declare<Nothing, PasskeyCeiling>()({
    services: ['utility'],
    summary: 'Answers the sum of a day that passkeys of the customer may confirm, and the largest one the bank allows',
    kind: 'query',
    confirmation: 'none',
    allowed: ALONE,
    failures: ['OPERATION_IMPOSSIBLE'],
  }),
  LOWER_PASSKEY_CEILING: declare<PasskeyCeilingRequest, Nothing>()({
    services: ['utility'],
    summary:
      'Lowers the sum of a day that passkeys of the customer may confirm, at once; zero leaves everything to codes',
    kind: 'command',
    confirmation: 'none',
    allowed: ALONE,
    viewOnly: 'allowed',
    failures: ['OPERATION_IMPOSSIBLE', 'PASSKEY_SUM_EXCEEDED'],
  }),
  CHANGE_PASSKEY_CEILING: declare<PasskeyCeilingChange, WaitingChange>()({
    services: ['utility'],
    summary: 'Prepares another sum of a day that passkeys of the customer may confirm, and sends the code that sets it',
    kind: 'command',
    confirmation: 'none',
    allowed: ALONE,
    viewOnly: 'allowed',
    failures: [
      'OPERATION_IMPOSSIBLE',
      'OPERATION_ID_REUSED',
      'PASSKEY_SUM_EXCEEDED',
      'MAX_OTP_TRIES',
      'CONFIRMATIONS_ON_HOLD',
      'OTP_MESSAGES_LIMIT_EXCEEDED',
    ],
  }),
  GET_PASSKEY_CONFIRMATION: declare<OperationReference, PasskeyConfirmation>()({
    services: ['utility'],
    summary: 'Makes the challenge by which a passkey confirms an operation that waits, for this session and once',
    kind: 'command',
    confirmation: 'none',
    allowed: ALONE,
    failures: [
      'OPERATION_IMPOSSIBLE',
      'OPERATION_NOT_FOUND',
      'OPERATION_TIME_OUT',
      'PASSKEY_NOT_FOUND',
      'PASSKEY_OFF',
      'PASSKEY_PAYEE_NOT_KNOWN',
      'PASSKEY_SUM_EXCEEDED',
    ],
  }),
  GET_PASSKEY_CODE: declare<PasskeyCodeRequest, PasskeyCode>()({
    services: ['utility'],
    summary: 'Checks the challenge a passkey has signed for an operation and answers the code that confirms it',
    kind: 'command',
    confirmation: 'none',
    allowed: ALONE,
    failures: [
      'OPERATION_IMPOSSIBLE',
      'OPERATION_NOT_FOUND',
      'OPERATION_TIME_OUT',
      'PASSKEY_NOT_VALID',
      'PASSKEY_CHALLENGE_EXPIRED',
      'CONFIRMATIONS_ON_HOLD',
      'PASSKEY_OFF',
      'PASSKEY_PAYEE_NOT_KNOWN',
      'PASSKEY_SUM_EXCEEDED',
      'PASSKEY_UNKNOWN',
      'PASSKEY_FOREIGN_ORIGIN',
      'PASSKEY_USER_NOT_VERIFIED',
      'PASSKEY_COPIED',
    ],
  }),
} as const;
