import type { OperationId } from '../../domain/operation/OperationId';
import type { NewPasskey, Passkey, PasskeyTerms } from '../../domain/user/Passkey';
import type { WaitingChange } from '../../domain/user/ProfileChange';
import { declare } from './declaration';
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
} as const;
